// The table in a round: everybody's melds and rejects, the card on offer, what I may do with it, my hand.
import { cardBack, face, halfCard, wholeCard } from './card.js';
import { fill, h, heard } from './dom.js';
import { Hand } from './hand.js';
import { moves } from './look.js';
import { button, icon, menuButton, names, openAuto, openSort, row, trust } from './parts.js';
import { Tray } from './tray.js';

// Each step makes cards and faces smaller, the last ones those of the hand too (table.css, hand.js).
const TIGHTEST = 3;
// Where a question changes under the finger, its buttons wait so long before they can be pressed.
const WAIT_MS = 900;
const cut = (element) => element !== null && element.scrollHeight > element.clientHeight + 1;

export class TableScreen {
  constructor(app) {
    this.app = app;
    this.hand = new Hand(app);
    const part = (name, role = 'div') => (this[name] = h(role, { class: name }));
    this.tray = new Tray(app);
    this.upper = h('div', { class: 'upper' },
      part('others', 'section'), part('middle', 'section'), part('mine', 'section'), part('foot', 'footer'));
    this.root = h('div', { class: 'table' }, part('strip', 'header'), part('keys'), this.upper, part('acts', 'section'),
      this.hand.list, part('clock'), this.tray.root, part('veil'));
    new ResizeObserver(() => {
      if (!this.screen) return;
      this.#fit(false);
      this.#seeMiddle();
    }).observe(this.hand.list);
    for (const element of [this.upper, this.others]) {
      element.tabIndex = 0;
      element.addEventListener('scroll', () => this.#mark());
    }
  }

  show(screen, isDealt = false) {
    const { app } = this;
    this.screen = screen;
    const { lang } = app.words;
    const key = [lang, app.looks];
    this.root.classList.toggle('asked', screen.question !== null);
    this.root.classList.toggle('watching', screen.is_watching);
    // Where there is little room, answers that nobody is asked for leave it to a teacher's words.
    this.root.classList.toggle('telling', Boolean(screen.light) && !screen.light.answer && screen.light.kind !== 'buttons');
    fill(this.strip, [screen.strip, screen.note, key], () => this.#strip());
    const shown = screen.is_watching ? screen.seats : screen.seats.filter((seat) => !seat.is_me);
    fill(this.keys, [screen.is_watching, key], () => this.#keys());
    this.others.setAttribute('aria-label', app.t('players'));
    this.others.dataset.count = shown.length;
    // What sits to the right of oneself comes first in the message, and stands at the right here.
    fill(this.others, [shown, key], () => h('ul', { class: 'seats' }, [...shown].reverse().map((seat) => this.#seat(seat))));
    const active = shown.find((seat) => seat.is_active)?.seat;
    const isOther = active !== this.active;
    this.active = active;
    this.middle.setAttribute('aria-label', app.t('table'));
    const old = this.offer;
    this.offer = screen.offer && `${screen.offer.card} ${screen.offer.owner} ${screen.offer.source}`;
    const isEmpty = screen.asks === 'discard' && screen.offer === null;
    const isNew = this.offer !== old || screen.question !== this.question;
    this.question = screen.question;
    if (fill(this.middle, [screen.wall, screen.offer, screen.caption, screen.tools, isEmpty, key], () => this.#middle(isEmpty)) && this.offer && this.offer !== old) {
      this.#arrive(screen.offer);
    }
    const me = screen.seats.find((seat) => seat.is_me);
    fill(this.mine, [screen.is_watching ? null : me, key], () => (screen.is_watching || !me ? [] : this.#mine(me)));
    this.#guard();
    this.acts.setAttribute('aria-label', screen.variants.length > 0 ? app.t('variants') : screen.caption.headline.replaceAll('\n', ' '));
    this.acts.hidden = screen.variants.length + screen.wide.length === 0;
    fill(this.acts, [screen.wide, screen.variants, key], () => this.#acts());
    this.root.classList.toggle('acting', !this.acts.hidden);
    this.tray.show(screen.tray, key);
    this.#time();
    fill(this.foot, [screen.side, me?.detail, me?.tally, screen.is_watching, key], () => this.#foot(me));
    fill(this.veil, [screen.paused, key], () => screen.paused && h('p', { role: 'status' }, screen.paused));
    this.veil.hidden = !screen.paused;
    this.#fit(isDealt);
    this.#light(screen.light);
    if (isOther) this.others.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
    if (isNew) this.#seeMiddle();
  }

  // What a teacher points at: a part of the table, cards of the hand, an answer.
  #light(light) {
    for (const it of this.root.querySelectorAll('.shone')) it.classList.remove('shone');
    if (!light) return;
    const { kind, seat, cards, answer } = light;
    const place = this.place(seat);
    const parts = { hand: this.hand.list, offer: this.middle.querySelector('.offer'), wall: this.middle.querySelector('.wall'),
      buttons: this.tray.root, side: this.foot, seat: place, melds: place.parentElement?.querySelector('.melds') ?? place };
    const held = cards.map((index) => this.hand.list.querySelector(`[data-index="${index}"]`));
    const pressed = answer && this.tray.root.querySelector(`[data-key="${answer}"]`);
    for (const it of [parts[kind], ...held, pressed]) it?.classList.add('shone');
  }

  // Where not all has room, what is asked is seen first.
  #seeMiddle() {
    const [box, frame] = [this.middle.getBoundingClientRect(), this.upper.getBoundingClientRect()];
    if (box.height === 0 || frame.height === 0) return;
    const isHigher = box.height > frame.height || box.top < frame.top;
    this.upper.scrollTop += isHigher ? box.top - frame.top : Math.max(0, box.bottom - frame.bottom);
  }

  // A second tap must not give up a hand that the first one asked about.
  #guard() {
    const wide = this.screen.wide.map(({ label }) => label).join();
    if (wide && this.wide && wide !== this.wide) {
      this.acts.classList.add('waits');
      setTimeout(() => this.acts.classList.remove('waits'), WAIT_MS);
    }
    this.wide = wide;
  }

  #press(it, element) {
    if (!this.acts.classList.contains('waits')) this.app.press(it);
    else if (moves()) element.animate([{ transform: 'none' }, { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, { transform: 'none' }], 180);
    else this.app.toast(this.app.t('too_soon'));
  }

  // Makes the table tighter until everything on it is seen. What is still cut then can be scrolled to, and is marked.
  // The hand is made only once the step is found, so that a finger on a card stays on it.
  #fit(isDealt) {
    const { root, hand, screen, upper, others, mine } = this;
    const { list } = hand;
    const caption = this.middle.querySelector('.caption');
    const said = caption.querySelector('.said');
    list.hidden = screen.hand.length === 0;
    root.style.removeProperty('--caption');
    this.tray.fit();
    let tight = -1;
    do {
      root.dataset.tight = ++tight;
      list.style.height = `${hand.heightOf(screen.hand, tight)}px`;
      for (const name of others.querySelectorAll('.plaque b')) this.#name(name);
      root.style.setProperty('--caption', `${caption.offsetHeight + said.scrollHeight - said.clientHeight + 2}px`);
    } while (tight < TIGHTEST && [upper, others, mine, said].some(cut));
    list.style.height = '';
    hand.show(screen.hand, screen.asks === 'discard', isDealt, tight);
    this.#mark();
  }

  // A name too long to stand beside the face gets a line of its own.
  #name(name) {
    const { classList } = name.closest('.plaque');
    classList.remove('long');
    classList.toggle('long', name.scrollWidth > name.clientWidth);
  }

  #mark() {
    for (const element of [this.upper, this.others]) {
      element.classList.toggle('more', element.scrollTop + element.clientHeight < element.scrollHeight - 2);
    }
  }

  #keys() {
    const { app, screen } = this;
    const sort = () => h('button', {
      class: 'quiet icon', key: 'sort', type: 'button', 'aria-haspopup': 'dialog', 'aria-label': app.t('sort'), onclick: () => openSort(app),
    }, icon('sort'));
    return [screen.is_watching ? null : sort(), menuButton(app)];
  }

  #strip() {
    const { strip, note } = this.screen;
    return [h('div', {}, h('h1', {}, strip[0] ?? ''), h('p', {}, strip.slice(1).join(' · ')), note && h('p', { class: 'note' }, note)), trust(this.app)];
  }

  #seat(seat) {
    const { app } = this;
    const kind = seat.is_active ? 'seat active' : 'seat';
    return h('li', { class: kind, 'data-seat': seat.seat }, this.#plaque(seat),
      heard(seat.spoken || `${seat.name}: ${seat.detail}`),
      seat.melds.length > 0 && h('ul', { class: 'melds', 'aria-label': app.t('melds') }, seat.melds.map((meld) => row(app, meld.cards, 'meld'))),
      seat.discards.length > 0 && this.#rejects(seat));
  }

  #plaque(seat) {
    const states = [...seat.states, ...(seat.notes ?? [])];
    return h('div', { class: 'plaque', 'aria-hidden': 'true' }, face(seat.face),
      h('div', { class: 'who' }, h('b', {}, seat.name),
        h('span', { class: 'figures' }, h('span', { class: 'count' }, String(seat.cards)), h('span', { class: 'tally' }, seat.tally)),
        h('span', { class: 'detail' }, seat.detail), states.length > 0 && h('span', { class: 'states' }, states.join(' · '))));
  }

  #rejects(seat) {
    return h('ul', { class: 'rejects', 'aria-label': this.app.t('discards') }, row(this.app, seat.discards, 'reject'));
  }

  #middle(isEmpty) {
    const { app, screen: { wall, offer, caption, tools } } = this;
    const stack = h('div', { class: 'wall' }, heard(`${app.t('wall')}: ${wall.count}`));
    for (let layer = 0; layer < Math.max(1, Math.ceil(wall.layers / 2)); layer++) {
      const back = h('span', { class: 'layer', 'aria-hidden': 'true' }, cardBack(220));
      back.style.setProperty('--layer', layer);
      if (wall.count > 0) stack.append(back);
    }
    stack.append(h('b', { class: 'left', 'aria-hidden': 'true' }, String(wall.count)));
    const card = offer && h('div', { class: 'offer' }, heard(`${app.t('offer')}: ${names(app, [offer.card])}`),
      wholeCard(offer.card, app.word(offer.card)), halfCard(offer.card));
    const place = isEmpty && h('div', { class: 'offer free', 'aria-hidden': 'true' }, '↑');
    const said = h('div', { class: 'said' }, h('h2', {}, caption.headline.replaceAll('\n', ' ')),
      ...caption.lines.map((line) => h('p', {}, line)), caption.tip && h('p', { class: 'tip' }, caption.tip),
      wall.warning && h('p', { class: 'tip' }, wall.warning));
    return [stack, card || place, h('div', { class: 'caption' }, said, tools.length > 0 && h('div', { class: 'tools' }, tools.map((it) => this.#tool(it))))];
  }

  #tool(it) {
    const { app } = this;
    const press = (pressed) => (pressed.id === 'auto' ? openAuto(app) : app.press(pressed));
    const isOn = it.id === 'auto' && this.screen.auto.some((one) => one.is_on);
    return button({ press }, { ...it, is_on: isOn }, 'small');
  }

  // The card comes from whose it is: a face, or the wall.
  #arrive({ owner, source }) {
    const card = this.middle.querySelector('.offer');
    const from = source === 'draw' ? this.middle.querySelector('.wall') : this.place(owner);
    if (!moves() || card === null || !from) return;
    const [a, b] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
    const shift = `translate(${a.left + a.width / 2 - b.left - b.width / 2}px, ${a.top + a.height / 2 - b.top - b.height / 2}px)`;
    card.animate([{ transform: `${shift} scale(.5)`, opacity: 0.4 }, { transform: 'none', opacity: 1 }],
      { duration: 260, easing: 'cubic-bezier(.2,.7,.3,1)' });
  }

  // Where somebody sits on the screen; oneself at one's melds.
  place(seat) {
    return this.others.querySelector(`[data-seat="${seat}"] .plaque`) ?? (this.mine.childElementCount ? this.mine : this.hand.list);
  }

  #mine(me) {
    return [me.melds.length > 0 && h('ul', { class: 'melds', 'aria-label': this.app.t('melds') }, me.melds.map((meld) => row(this.app, meld.cards, 'meld'))),
      me.discards.length > 0 && this.#rejects(me)];
  }

  #acts() {
    const { app, screen } = this;
    if (screen.variants.length > 0) {
      return h('div', { class: 'variants' }, screen.variants.map((it) => h('button', {
        class: 'quiet variant', type: 'button', key: it.id, onclick: () => app.press({ ...it, confirm: '' }),
      }, heard(it.spoken || names(app, it.cards)), h('span', { class: 'cards' }, it.cards.map((card) => halfCard(card))),
      it.below && h('small', {}, it.below))));
    }
    return h('div', { class: 'choices' }, screen.wide.map((it) => {
      const wide = { ...it, below: it.below || it.tab, confirm: '', is_lit: true };
      const made = button({ press: (pressed) => this.#press(pressed, made) }, wide, 'big');
      return made;
    }));
  }

  #time() {
    const { clock, question } = this.screen;
    const key = clock && `${question} ${clock.is_running}`;
    this.clock.hidden = clock === null;
    if (clock === null) {
      this.full = 0;
      this.clock.replaceChildren();
      return;
    }
    if (key !== this.clockKey) this.full = Math.max(clock.left_ms, 1);
    this.clockKey = key;
    const bar = h('span', { class: 'bar' });
    const text = h('span', { class: 'seconds', role: 'timer' });
    this.clock.replaceChildren(bar, text);
    this.ends = { at: performance.now() + clock.left_ms, bank: clock.bank_ms, runs: clock.is_running, left: clock.left_ms };
    const share = Math.min(1, clock.left_ms / this.full);
    bar.style.transform = `scaleX(${share})`;
    if (clock.is_running) {
      bar.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], { duration: clock.left_ms, fill: 'forwards' });
    }
    this.tick();
  }

  // Says the seconds that are left; called every second.
  tick() {
    const text = this.clock.querySelector('.seconds');
    if (text === null || !this.ends) return;
    const { t } = this.app;
    let left = this.ends.runs ? this.ends.at - performance.now() : this.ends.left;
    const isBank = left <= 0;
    if (isBank) left += this.ends.bank;
    const seconds = t('time_left').replace('{seconds}', String(Math.max(0, Math.ceil(left / 1000))));
    text.textContent = isBank ? `${t('bank')} ${seconds}` : seconds;
    this.clock.classList.toggle('late', isBank);
  }

  #foot(me) {
    const { app, screen } = this;
    return [
      h('p', { class: 'side' }, me && !screen.is_watching && h('b', {}, `${me.detail} · ${me.tally}`),
        screen.side.slice(0, 2).map((line) => h('span', {}, line))),
      trust(app)];
  }
}
