// The eight answers: always the same ones at the same places. What is possible is lit; pressing another says why it is not.
import { fill, h, heard } from './dom.js';

const LARGEST = 1.3;
const LEAST_PX = 12;
const STEP_PX = 0.5;
// What a lit place does has changed under the finger: a second tap must not do it at once.
const WAIT_MS = 900;
const sticksOut = (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

export class Tray {
  #fitted = '';
  #shown = [];
  #key = '';

  constructor(app) {
    this.app = app;
    this.root = h('section', { class: 'tray' });
  }

  // Shows the eight buttons, or nothing to somebody who watches.
  show(places, key) {
    this.root.hidden = places.length === 0;
    this.root.setAttribute('aria-label', this.app.t('answers'));
    fill(this.root, [places, key], () => places.map((it) => this.#place(it)));
    if (this.#key !== String(key)) this.#shown = [];
    this.#key = String(key);
    places.forEach((it, at) => {
      const old = this.#shown[at];
      if (it.light === 'possible' && old?.light === 'possible' && old.label !== it.label) this.#wait(this.root.children[at]);
    });
    this.#shown = places;
  }

  #wait(place) {
    place.classList.add('waits');
    setTimeout(() => place.classList.remove('waits'), WAIT_MS);
  }

  #press(it, place) {
    if (place.classList.contains('waits')) this.app.toast(this.app.t('too_soon'));
    else this.app.press({ ...it, confirm: '' });
  }

  #place(it) {
    const made = h('button', {
      class: [it.light, it.tab && 'suggested', it.is_on && 'on'].filter(Boolean).join(' '), key: it.id, type: 'button',
      'aria-disabled': it.light === 'quiet' ? 'true' : null, 'aria-expanded': it.is_on ? 'true' : null,
      onclick: () => this.#press(it, made),
    }, h('span', { class: 'label' }, it.label), it.below && h('small', {}, it.below),
    it.tab && h('span', { class: 'tab' }, it.tab), it.light === 'quiet' && heard(it.why));
    return made;
  }

  // All labels have one size, the largest at which each fits its place.
  fit() {
    const { root } = this;
    const labels = [...root.querySelectorAll('.label')];
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const places = [...root.children];
    const key = JSON.stringify([labels.map((it) => it.textContent), root.clientWidth, root.clientHeight, text]);
    if (key !== this.#fitted) {
      this.#fitted = key;
      root.classList.add('bare');
      for (let size = LARGEST * text; ; size -= STEP_PX) {
        root.style.setProperty('--type', `${size}px`);
        if (size <= LEAST_PX || !places.some(sticksOut)) break;
      }
      root.classList.remove('bare');
    }
    // What is told below a label gives way to it: smaller, then not at all.
    for (const it of places) {
      for (const step of ['', 'less', 'mute', 'mute less']) {
        it.classList.remove('less', 'mute');
        it.classList.add(...step.split(' ').filter(Boolean));
        if (!sticksOut(it)) break;
      }
    }
  }
}
