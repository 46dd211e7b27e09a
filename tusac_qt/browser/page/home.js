// The pages around the table, made of the parts that the game names: doors, choices, lines, figures, cards.
import { halfCard } from './card.js';
import { fill, h, heard } from './dom.js';
import { giveFile } from './files.js';
import { button, menuButton, names } from './parts.js';

export function showPage(app, root, screen) {
  const isNew = fill(root, ['page', screen.title, screen.line, screen.notes, screen.parts, screen.buttons, app.words.lang, app.looks], () =>
    h('div', { class: screen.is_home ? 'page home' : 'page' },
      h('header', { class: 'top' }, h('div', {}, h('h1', { tabindex: -1 }, screen.title), screen.line && h('p', { class: 'about' }, screen.line)), menuButton(app)),
      screen.notes.map((note) => h('p', { class: 'note', role: 'status' }, note)),
      h('div', { class: 'parts' }, screen.parts.map((part) => section(part, PARTS[part.kind](app, part)))),
      screen.buttons.length > 0 && h('div', { class: 'buttons last' }, screen.buttons.map((it) => button(app, it, 'big')))));
  if (isNew && !root.contains(document.activeElement)) root.querySelector('h1').focus({ preventScroll: true });
}

function section({ title, about }, ...children) {
  return h('section', { class: 'part', 'aria-label': title || null }, title && h('h2', {}, title), ...children, about && h('p', { class: 'about' }, about));
}

const PARTS = {
  buttons: (app, { buttons }) => h('div', { class: 'doors' }, buttons.map((it) => (it.picks ? picking(app, it) : button(app, it, 'big')))),
  links: (app, { buttons }) => h('div', { class: 'buttons' }, buttons.map((it) => button(app, it))),
  choices: (app, { choices }) => h('div', { class: 'choosing' }, choices.map((it) => choice(app, it))),
  text: (app, { lines }) => lines.map((line) => h('p', {}, line)),
  figures: (app, { rows }) => h('dl', { class: 'figures-of' }, rows.flatMap(([name, figure]) => [h('dt', {}, name), h('dd', {}, figure)])),
  table: (app, { heads, rows }) => h('div', { class: 'wide', tabindex: 0 }, h('table', {}, h('tr', {}, heads.map((head) => h('th', { scope: 'col' }, head))),
    rows.map((cells) => h('tr', {}, cells.map((cell, at) => (at === 0 ? h('th', { scope: 'row' }, cell) : h('td', {}, cell))))))),
  games: (app, { rows }) => h('ul', { class: 'games' }, rows.map((row) => h('li', {}, h('button', { class: 'quiet', key: row.id, type: 'button', onclick: () => app.press(row) },
    h('b', {}, row.title), h('b', { class: 'gained' }, row.points), h('small', {}, row.detail))))),
  cards: (app, { sets, text, figures }) => h('div', { class: 'example' },
    sets.map((cards) => h('span', { class: 'meld' }, heard(names(app, cards)), cards.map((card) => h('span', { class: 'slip' }, halfCard(card))))),
    text && h('p', {}, text), figures && h('b', {}, figures)),
};

function choice(app, { id, title, options, value }) {
  const name = `choice-${id}`;
  return h('div', { class: 'choice' }, h('label', { for: name }, title),
    h('select', { id: name, key: name, onchange: (event) => app.press({ id: `choose:${id}:${event.target.value}` }) },
      options.map((it) => h('option', { value: it.value, selected: it.value === value }, it.label))));
}

// A button that opens a file of the player's.
function picking(app, it) {
  return button({ press: () => giveFile(app, it.picks) }, it, 'big');
}
