// The hand: cards large enough for a thumb, in rows; tapped to pick one for a discard, tapped again to put it back, dragged
// to another place, swiped across to sort.
import { cardBack, halfCard, shortCard } from './card.js';
import { fill, h, heard } from './dom.js';
import { moves } from './look.js';

// A card is never smaller; where there is room, it is at least as wide as `EASY`, or as high.
const LEAST = 40;
const EASY = 50;
const FEWEST_IN_ROW = 7;
const GAP = 3;
const ROW_GAP = 7;
const SWIPE_MS = 180;
const SWIPE_FAR = 60;
const DRAG_FROM = 9;
const SHORT_BELOW = 1.28;
const PADDING = 9;
const SHARES = [1, 1, 0.85, 0.73];

// Returns how a hand is laid out in a width: how many cards stand in each row, and how large they are. `low` is the
// height there is for all of it, `share` how much of its usual height a card gets; it is never less than a thumb needs.
export function rowsOf(groups, width, low, share = 1) {
  const count = groups.reduce((sum, size) => sum + size, 0);
  const room = (wide) => Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
  const fits = Math.max(room(EASY), Math.min(FEWEST_IN_ROW, room(LEAST)));
  const wanted = Math.max(Math.ceil(count / fits), count > 6 && low > 2 * EASY ? 2 : 1);
  const widest = Math.max(64, Math.min(104, width / 9));
  const sizes = broken(groups, wanted, Math.max(fits, Math.ceil(count / wanted)));
  const most = Math.max(...sizes, 1);
  const card = Math.min(widest, (width - (most - 1) * GAP) / most);
  const usual = Math.min((low < 240 ? 1.36 : 1.55) * card, (low - sizes.length * ROW_GAP) / sizes.length);
  const height = Math.max(EASY, share * usual);
  return { sizes, card, height, isShort: height / card < SHORT_BELOW };
}

// Rows of about the same length, which end with a set where one ends near.
function broken(groups, rows, most) {
  const ends = new Set();
  let count = 0;
  for (const size of groups) ends.add((count += size));
  const sizes = [];
  let from = 0;
  for (let row = 0; row < rows && from < count; row++) {
    const even = Math.ceil((count - from) / (rows - row));
    const last = row === rows - 1;
    const fit = (size) => size >= 1 && size <= most && count - from - size <= most * (rows - row - 1);
    const size = last ? count - from : [even, even + 1, even - 1].find((one) => fit(one) && ends.has(from + one)) ?? even;
    sizes.push(size);
    from += size;
  }
  return sizes;
}

export class Hand {
  #before = new Map();
  #drag = null;
  #height = 0;
  #wasDealt = false;

  constructor(app) {
    this.app = app;
    this.list = h('ol', { class: 'hand' });
    this.list.addEventListener('click', (event) => this.#clicked(event));
    this.list.addEventListener('keydown', (event) => this.#key(event));
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      this.list.addEventListener(kind, (event) => this.#pointer(kind, event));
    }
  }

  // `tight` from 0 to 3: how scarce the height is, because much lies on the table.
  #layout(groups, tight) {
    const width = this.list.clientWidth || innerWidth - 20;
    const low = innerHeight * (innerWidth > innerHeight && innerHeight < 560 ? 0.42 : innerHeight < 620 ? 0.4 : 0.31);
    return rowsOf(groups.map((group) => group.cards.length), width, low, SHARES[tight]);
  }

  // How high the hand is going to be.
  heightOf(groups, tight) {
    const { sizes, height } = this.#layout(groups, tight);
    return sizes.length * (height + ROW_GAP) - ROW_GAP + PADDING;
  }

  // Shows the groups of a screen in the room there is; `isDealt` lets the cards come one after another.
  show(groups, isAsked, isDealt, tight) {
    if (this.#drag?.mode === 'drag') return;
    const { app } = this;
    const layout = this.#layout(groups, tight);
    this.list.setAttribute('aria-label', app.t('hand'));
    this.#wasDealt = isDealt && moves();
    const before = this.#places();
    const changed = fill(this.list, [groups, isAsked, layout, app.isHidden, app.words.lang, app.looks], () => this.#items(groups, isAsked, layout));
    // Cards that have another height stand elsewhere at once.
    if (changed && moves() && !isDealt && layout.height === this.#height) this.#slide(before);
    this.#height = layout.height;
  }

  #items(groups, isAsked, { sizes, card, height, isShort }) {
    this.list.style.setProperty('--card', `${card}px`);
    this.list.style.setProperty('--high', `${height}px`);
    this.list.style.setProperty('--columns', Math.max(...sizes, 1));
    this.list.classList.toggle('dealt', this.#wasDealt);
    const items = [];
    let row = 0, column = 0;
    for (const group of groups) {
      group.cards.forEach((held, at) => {
        if (column === sizes[row]) [row, column] = [row + 1, 0];
        const isFirst = at === 0 || column === 0;
        const isLast = at === group.cards.length - 1 || column === sizes[row] - 1;
        const kind = ['held', !group.is_junk && 'set', isFirst && 'first', isLast && 'last'].filter(Boolean).join(' ');
        const item = h('li', { class: kind }, this.#button(held, isAsked, isShort));
        item.style.gridRow = row + 1;
        item.style.gridColumn = column + 1;
        item.style.setProperty('--at', items.length);
        items.push(item);
        column++;
      });
    }
    return items;
  }

  #button(held, isAsked, isShort) {
    const { app } = this;
    const marks = [held.is_selected && app.t('selected'), held.is_proposed && app.t('proposed')].filter(Boolean);
    const spoken = app.isHidden ? app.t('hidden_card') : [held.spoken, ...marks].join(', ');
    const picture = app.isHidden ? cardBack(isShort ? 100 : 155) : isShort ? shortCard(held.card) : halfCard(held.card);
    return h('button', {
      type: 'button', key: `card ${held.index}`, 'data-index': held.index,
      class: [held.is_selected && 'picked', held.is_proposed && 'proposed'].filter(Boolean).join(' ') || null,
      'aria-pressed': isAsked ? String(held.is_selected) : null,
    }, picture, heard(spoken));
  }

  #clicked(event) {
    const found = event.target.closest('button[data-index]');
    if (found === null || this.#drag !== null) return;
    this.app.pressCard(Number(found.dataset.index));
  }

  // Arrows go along the hand; with Shift they move the card.
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...this.list.querySelectorAll('button[data-index]')];
    const at = buttons.indexOf(document.activeElement);
    const next = buttons[at + step];
    if (step === undefined || at < 0 || next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) this.app.send({ type: 'move', index: Number(buttons[at].dataset.index), place: at + step });
    else next.focus();
  }

  #pointer(kind, event) {
    const drag = this.#drag;
    if (kind === 'pointerdown' && event.isPrimary) {
      const card = event.target.closest('button[data-index]');
      this.#drag = null;
      this.start = { card, x: event.clientX, y: event.clientY, at: event.timeStamp };
    } else if (kind === 'pointermove' && this.start) {
      this.#moved(event);
    } else if (kind === 'pointerup' && drag !== null) {
      this.#dropped(event);
    } else if (kind !== 'pointermove' && kind !== 'pointerdown') {
      this.#rest();
    }
  }

  #moved(event) {
    const { start } = this;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (this.#drag === null) {
      if (Math.hypot(dx, dy) < DRAG_FROM) return;
      const isSwipe = event.timeStamp - start.at < SWIPE_MS && Math.abs(dx) > 1.5 * Math.abs(dy);
      this.#drag = { mode: isSwipe || start.card === null ? 'swipe' : 'drag' };
      this.list.setPointerCapture(event.pointerId);
      if (this.#drag.mode === 'drag') start.card.classList.add('dragged');
    }
    if (this.#drag.mode === 'drag') start.card.style.transform = `translate(${dx}px, ${dy - 18}px)`;
  }

  #dropped(event) {
    const { start } = this;
    const dx = event.clientX - start.x;
    if (this.#drag.mode === 'swipe') {
      if (Math.abs(dx) > SWIPE_FAR) this.app.send({ type: 'sort', order: 'next' });
    } else {
      const index = Number(start.card.dataset.index);
      const place = this.#nearest(event, index);
      if (place !== null) this.app.send({ type: 'move', index, place });
    }
    this.#rest();
  }

  // The place in the whole hand over which a card was let go.
  #nearest(event, index) {
    const buttons = [...this.list.querySelectorAll('button[data-index]')];
    let found = null, least = Infinity;
    buttons.forEach((other, place) => {
      const box = other.parentElement.getBoundingClientRect();
      const away = Math.hypot(event.clientX - (box.left + box.right) / 2, 2 * (event.clientY - (box.top + box.bottom) / 2));
      if (away < least) [found, least] = [place, away];
    });
    return buttons[found]?.dataset.index === String(index) || least > 220 ? null : found;
  }

  #rest() {
    const card = this.start?.card;
    if (card) {
      card.classList.remove('dragged');
      card.style.transform = '';
    }
    this.start = null;
    // The click that follows a drag is none.
    setTimeout(() => { this.#drag = null; }, 0);
  }

  #places() {
    const places = new Map();
    for (const found of this.list.querySelectorAll('button[data-index]')) {
      const { left, top } = found.getBoundingClientRect();
      places.set(found.dataset.index, [left, top]);
    }
    return places;
  }

  #slide(before) {
    for (const [index, [left, top]] of this.#places()) {
      const was = before.get(index);
      if (was === undefined || (was[0] === left && was[1] === top)) continue;
      const item = this.list.querySelector(`button[data-index="${index}"]`);
      item.animate([{ transform: `translate(${was[0] - left}px, ${was[1] - top}px)` }, { transform: 'none' }],
        { duration: 180, easing: 'ease-out' });
    }
  }
}
