// What has just happened: told to a screen reader, called at a face, heard and felt.
import { halfCard } from './card.js';
import { h } from './dom.js';
import { look, moves } from './look.js';
import { play } from './sound.js';

const LOG = 12;
const BUBBLE_MS = 1900;
const WITH_CARDS = new Set(['kong', 'taken']);

// Tells events in their order; returns whether cards were dealt among them.
export function tell(app, table, events) {
  const told = document.querySelector('#told');
  for (const event of events) {
    const text = event.kind === 'said' ? `${event.name}: ${event.text}` : event.text;
    if (text) told.append(h('span', {}, text));
    if (event.sound && (document.visibilityState === 'visible' || event.sound === 'turn')) play(event.sound, look.volume);
    if (event.vibrate?.length > 0 && look.vibrates) navigator.vibrate?.(event.vibrate);
    if (event.kind === 'said') bubble(placeOf(table, app, event), h('span', {}, event.text), event.name);
    else if (event.call && table?.root.isConnected) bubble(placeOf(table, app, event), h('b', {}, event.call), '', WITH_CARDS.has(event.kind) ? event.cards : []);
  }
  while (told.childElementCount > LOG) told.firstElementChild.remove();
  return events.some((event) => event.kind === 'dealt');
}

function placeOf(table, app, event) {
  if (table === null || !table.root.isConnected) return null;
  const seat = event.seat ?? app.screen?.seats?.find((one) => one.name === event.name)?.seat;
  return seat === undefined || seat === null ? null : table.place(seat);
}

// A call beside somebody's face; without a place on the screen, at its top.
function bubble(place, content, name, cards = []) {
  const shown = h('div', { class: 'bubble', 'aria-hidden': 'true' }, name && !place && h('small', {}, name), content,
    cards.length > 0 && h('span', { class: 'cards' }, cards.map((card) => halfCard(card))));
  document.body.append(shown);
  const box = place?.getBoundingClientRect();
  const [width, height] = [shown.offsetWidth, shown.offsetHeight];
  const x = box ? box.left + Math.min(box.width, 140) / 2 - width / 2 : (innerWidth - width) / 2;
  const y = box ? box.top + box.height * 0.62 : 64;
  shown.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, x))}px`;
  shown.style.top = `${Math.max(6, Math.min(innerHeight - height - 6, y))}px`;
  if (moves()) shown.animate([{ transform: 'scale(.6)', opacity: 0 }, { transform: 'scale(1.06)', opacity: 1 }, { transform: 'none' }], { duration: 220 });
  setTimeout(() => shown.remove(), BUBBLE_MS);
}
