// The end of a round: the winner's sets with their points, everybody's hand and what was paid; at the end of a match the places.
import { cardBack, face, halfCard } from './card.js';
import { fill, h, heard } from './dom.js';
import { button, menuButton, names, row, trust } from './parts.js';

export function showResult(app, root, screen) {
  const { result } = screen;
  const isNew = fill(root, ['result', result, app.hasEnded, screen.menu, screen.note, app.words.lang, app.looks], () => h('div', { class: 'page result' },
    h('header', { class: 'top' }, h('div', {}, h('h1', { tabindex: -1 }, result.title), h('p', { class: 'about' }, result.line)), menuButton(app)),
    screen.note && h('p', { class: 'note' }, screen.note),
    h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': result.title },
      result.places.length > 0 && places(app, result.places),
      result.sets.length > 0 && h('ul', { class: 'sets' }, result.sets.map((set, at) => shownSet(app, set, at))),
      result.total && h('p', { class: 'total' }, result.total),
      h('ul', { class: 'rows' }, [...result.rows].sort((one, other) => Number(other.is_winner) - Number(one.is_winner)).map((one) => player(app, one))),
      result.match && h('p', { class: 'about' }, result.match),
      (result.notes ?? []).map((line) => h('p', { class: 'note' }, line)),
      app.hasEnded && h('p', { class: 'note' }, app.t('suggest_ended'))),
    h('div', { class: 'buttons last' }, result.buttons.map((it) => button(app, it, 'big'))), trust(app)));
  if (isNew) root.querySelector('h1').focus({ preventScroll: true });
}

function shownSet(app, set, at) {
  const item = row(app, set.cards, 'meld', set.winning);
  if (set.winning !== null) item.append(heard(`${app.t('winning')}: ${names(app, [set.cards[set.winning]])}`));
  item.append(h('b', { class: 'points' }, String(set.points)));
  item.style.setProperty('--at', at);
  return item;
}

function player(app, one) {
  const left = [...one.cards.map((card) => h('span', { class: 'slip' }, halfCard(card))),
    ...Array.from({ length: one.hidden }, () => h('span', { class: 'slip' }, cardBack(155)))];
  return h('li', { class: one.is_winner ? 'player winner' : 'player' }, face(one.face),
    h('div', { class: 'who' }, h('b', {}, one.name), one.why && h('small', {}, one.why)),
    h('b', { class: one.amount < 0 ? 'paid loss' : 'paid gain' }, one.paid),
    left.length > 0 && h('div', { class: 'cards' }, heard(names(app, one.cards)), left));
}

function places(app, list) {
  return h('ol', { class: 'places' }, list.map((one) => {
    const item = h('li', { class: `place-${one.place}` }, h('span', { class: 'number' }, String(one.place)), face(one.face),
      h('b', {}, one.name), h('span', { class: 'tally' }, one.tally));
    return item;
  }));
}
