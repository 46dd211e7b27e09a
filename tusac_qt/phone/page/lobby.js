// The lobby: who sits where around the table, who is ready, and what comes next.
import { face } from './card.js';
import { fill, h } from './dom.js';
import { button, iconLine, menuButton, trust } from './parts.js';

export function showLobby(app, root, screen) {
  fill(root, [screen.title, screen.strip, screen.headline, screen.line, screen.note, screen.seats, screen.watchers,
    screen.buttons, screen.menu, app.words.lang], () => h('div', { class: 'page lobby' },
    h('header', { class: 'top' }, h('div', {}, h('h1', {}, screen.title), h('p', { class: 'about' }, screen.strip.join(' · '))),
      menuButton(app)),
    screen.note && h('p', { class: 'note' }, screen.note),
    h('div', { class: 'ring' },
      h('div', { class: 'oval', 'aria-hidden': 'true' }),
      h('div', { class: 'middle-words', role: 'status' }, h('h2', {}, screen.headline), h('p', {}, screen.line)),
      h('ul', { class: 'around', 'aria-label': app.t('players') }, screen.seats.map((seat) => place(app, seat, screen.seats.length)))),
    screen.watchers.length > 0 && iconLine('eye', screen.watchers.join(', ')),
    screen.words && iconLine('lock', screen.words),
    h('div', { class: 'buttons last' }, screen.buttons.map((it) => button(app, it, 'big'))), trust(app)));
}

// Oneself sits at the lower edge, the others counter-clockwise from there.
function place(app, seat, count) {
  const angle = Math.PI / 2 - (seat.place * 2 * Math.PI) / count;
  const item = h('li', { class: ['chair', seat.is_free && 'free', seat.is_ready && 'ready', seat.is_mine && 'me', seat.is_away && 'gone'].filter(Boolean).join(' ') });
  item.style.left = `${50 + 36 * Math.cos(angle)}%`;
  item.style.top = `${50 + 37 * Math.sin(angle)}%`;
  const picture = seat.face === null ? h('span', { class: 'empty', 'aria-hidden': 'true' }, '+') : face(seat.face);
  const words = [h('b', {}, seat.name), h('small', {}, seat.detail)];
  if (seat.button === null) item.append(picture, ...words);
  else item.append(button(app, seat.button, 'chair-button'), picture, ...words);
  return item;
}
