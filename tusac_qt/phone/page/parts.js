// What several screens have: buttons as the computer describes them, rows of cards, the sheet with menu and settings.
import { face, halfCard, svg } from './card.js';
import { h, heard } from './dom.js';
import { choose, look } from './look.js';
import { play, wake } from './sound.js';

// A button of the contract; a dimmed one can be pressed all the same, the answer says why not.
export function button(app, it, extra = '') {
  const kind = [it.is_proposed && 'gold', it.is_quiet && 'quiet', it.is_on && 'on', extra].filter(Boolean).join(' ');
  return h('button', {
    class: kind, key: it.id, type: 'button', 'aria-disabled': it.is_lit ? null : 'true',
    'aria-pressed': it.is_on ? 'true' : null, onclick: () => app.press(it),
  }, h('span', { class: 'label' }, it.label), it.below && h('small', {}, it.below), !it.is_lit && it.why && heard(it.why));
}

export function names(app, cards) {
  return cards.map((card) => app.words.cards[card] ?? card).join(', ');
}

// Cards side by side, as one picture for a screen reader.
export function row(app, cards, kind, mark = null) {
  return h('li', { class: kind }, heard(names(app, cards)),
    cards.map((card, at) => h('span', { class: at === mark ? 'slip won' : 'slip' }, halfCard(card))));
}

export function person(name, number, detail = '') {
  return h('li', { class: 'person' }, face(number), h('b', {}, name), detail && h('small', {}, detail));
}

const ICONS = {
  eye: 'M2 12C6 5 18 5 22 12 18 19 6 19 2 12zM12 8.500a3.500 3.500 0 1 0 .01 0z',
  lock: 'M5 11h14v10h-14zM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sort: 'M8 4v16M3.500 15.500 8 20l4.500-4.500M16 20V4M11.500 8.500 16 4l4.500 4.500',
};

export function icon(name) {
  const lines = { d: ICONS[name], fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linejoin': 'round' };
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', lines));
}

// A line with a small picture before it.
export function iconLine(name, text) {
  return h('p', { class: 'about icon-line' }, icon(name), text);
}

export function menuButton(app) {
  return h('button', {
    class: 'quiet icon', key: 'menu', type: 'button', 'aria-label': app.t('menu'), 'aria-haspopup': 'dialog',
    onclick: () => openMenu(app),
  }, icon('menu'));
}

export function trust(app) {
  return h('p', { class: 'trust' }, app.welcome?.trust ?? '');
}

const sheet = h('dialog', { class: 'sheet' });
document.body.append(sheet);
sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());

// Going back closes the sheet, not the page: while it is open there is one more step in the history.
const STEP = { sheet: true };
let isGoingBack = false;
const hasStep = () => history.state?.sheet === true;
sheet.addEventListener('close', () => setTimeout(() => {
  if (sheet.open || !hasStep()) return;
  isGoingBack = true;
  history.back();
}));
addEventListener('popstate', () => {
  const isOurs = isGoingBack;
  isGoingBack = false;
  if (!sheet.open) return;
  if (!isOurs) sheet.close();
  else if (!hasStep()) history.pushState(STEP, '');
});

function openSheet(app, title, ...children) {
  const close = h('button', { class: 'quiet icon', type: 'button', 'aria-label': app.t('close'), onclick: () => sheet.close() }, '×');
  delete sheet.dataset.asks;
  sheet.setAttribute('aria-label', title);
  sheet.replaceChildren(h('header', {}, h('h2', {}, title), close), ...children.filter(Boolean));
  if (sheet.open) return;
  if (!hasStep()) history.pushState(STEP, '');
  sheet.showModal();
}

export function closeSheet() {
  sheet.close();
}

export function ask(app, question, then) {
  openSheet(app, question, h('div', { class: 'buttons' },
    h('button', { class: 'gold', type: 'button', onclick: () => { sheet.close(); then(); } }, app.t('yes')),
    h('button', { class: 'quiet', type: 'button', autofocus: true, onclick: () => sheet.close() }, app.t('no'))));
}

let asks = '';

// What the computer asks of everybody, over whatever is shown; without a text it asks no more.
export function askAbout(app, { text, buttons }) {
  if (asks && sheet.dataset.asks === asks && sheet.open) sheet.close();
  asks = text;
  if (!text) return;
  openSheet(app, text, h('div', { class: 'buttons' },
    buttons.map((it) => button(pressing(app), it, 'big'))));
  sheet.dataset.asks = text;
}

function section(key, title, isOpen, ...children) {
  return h('details', { open: isOpen, key }, h('summary', {}, title), ...children);
}

const pressing = (app) => ({ press: (pressed) => { sheet.close(); app.press(pressed); } });

// The answers that are given beforehand.
export function openAuto(app) {
  openSheet(app, app.t('auto'), h('div', { class: 'buttons' }, app.screen.auto.map((it) => button(pressing(app), it))));
}

// The menu: what the computer offers, answers in advance, something to say, the log, the settings.
export function openMenu(app) {
  const screen = app.screen ?? {};
  const buttons = (list) => h('div', { class: 'buttons' }, list.map((it) => button(pressing(app), it)));
  const say = (app.words.phrases ?? []).map(({ phrase, text }) => h('button', {
    class: 'quiet', type: 'button', onclick: () => { sheet.close(); app.send({ type: 'say', phrase }); },
  }, text));
  openSheet(app, app.t('menu'),
    h('p', { class: 'about' }, [...(screen.strip ?? []), app.welcome?.computer].filter(Boolean).join(' · ')),
    screen.words && iconLine('lock', screen.words),
    trust(app),
    screen.menu?.length > 0 && buttons(screen.menu),
    screen.auto?.length > 0 && section('auto', app.t('auto'), false, buttons(screen.auto)),
    app.isSeated && say.length > 0 && section('chat', app.t('chat'), false, h('div', { class: 'buttons' }, say)),
    screen.log?.length > 0 && section('log', app.t('log'), false, h('ol', { class: 'log' }, screen.log.map((line) => h('li', {}, line)))),
    section('settings', app.t('settings'), false, settings(app)));
}

function pick(name, title, value, options, then) {
  const set = h('fieldset', { class: 'pick' }, h('legend', {}, title));
  for (const [option, label] of options) {
    const input = h('input', { type: 'radio', name, value: String(option), checked: option === value, onchange: () => then(option) });
    set.append(h('label', {}, input, h('span', {}, label)));
  }
  return set;
}

function settings(app) {
  const t = app.t;
  const changed = (value) => { choose(value); app.redraw(); };
  const yes = [[true, t('on')], [false, t('off')]];
  const languages = h('select', { id: 'language', onchange: (event) => app.setLanguage(event.target.value) },
    app.words.languages.map(({ code, name }) => h('option', { value: code, selected: code === app.words.lang, lang: code.replace('_', '-') }, name)));
  const volume = h('input', {
    id: 'volume', type: 'range', min: 0, max: 100, step: 10, value: look.volume,
    onchange: (event) => { wake(); choose({ volume: Number(event.target.value) }); play('turn', look.volume); },
  });
  return h('div', { class: 'settings' },
    h('label', { class: 'line', for: 'language' }, t('language')), languages,
    pick('cloth', t('cloth'), look.cloth, ['lacquer', 'mat', 'night'].map((name) => [name, t(name)]), (cloth) => changed({ cloth })),
    pick('size', t('text_size'), look.size, ['normal', 'large', 'larger'].map((name) => [name, t(name)]), (size) => changed({ size })),
    h('label', { class: 'line', for: 'volume' }, t('sound')), volume,
    'vibrate' in navigator && pick('vibrates', t('vibration'), look.vibrates, yes, (vibrates) => changed({ vibrates })),
    pick('moves', t('motion'), look.moves, yes, (moves) => changed({ moves })),
    app.isSeated && pick('suggest', t('suggest'), app.suggest, ['first', 'always', 'never'].map((name) => [name, t(`suggest_${name}`)]), app.setSuggest),
    app.isSeated && pick('hints', t('hints'), app.hints, yes, (hints) => app.setHints(hints)));
}

// Lets the player choose how the hand is sorted, and move the picked card without dragging it.
export function openSort(app) {
  const screen = app.screen;
  const cards = screen.hand.flatMap((group) => group.cards);
  const at = cards.findIndex((card) => card.is_selected);
  const orders = app.words.orders.map(({ order, name }) => h('button', {
    class: order === screen.order ? 'quiet on' : 'quiet', type: 'button', 'aria-pressed': String(order === screen.order),
    onclick: () => { sheet.close(); app.send({ type: 'sort', order }); },
  }, name));
  const move = (key, step) => h('button', {
    class: 'quiet', type: 'button', 'aria-disabled': at < 0 || at + step < 0 || at + step >= cards.length ? 'true' : null,
    onclick: () => at >= 0 && app.send({ type: 'move', index: cards[at].index, place: at + step }),
  }, app.t(key));
  openSheet(app, app.t('sort'), h('div', { class: 'buttons' }, orders),
    at >= 0 && h('div', { class: 'buttons' }, move('move_left', -1), move('move_right', 1)),
    h('div', { class: 'buttons' }, h('button', {
      class: 'quiet', type: 'button', onclick: () => { sheet.close(); app.hide(!app.isHidden); },
    }, app.t(app.isHidden ? 'show' : 'hide'))),
    h('p', { class: 'about' }, app.t('swipe_hint')));
}
