// What the player of this phone has chosen to see and hear; kept in the browser, told to nobody.
import { dress } from './card.js';

const DEFAULTS = { cloth: 'lacquer', palette: 'clear', size: 'normal', volume: 70, vibrates: true, moves: true };
const PLACE = 'tusac look';

export const look = { ...DEFAULTS, ...kept(PLACE) };

function kept(place) {
  try {
    return JSON.parse(localStorage.getItem(place)) ?? {};
  } catch {
    return {};
  }
}

export function remember(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A private window keeps nothing; the page plays all the same.
  }
}

export const recall = kept;

export function choose(changed) {
  Object.assign(look, changed);
  remember(PLACE, look);
  wear();
}

export function wear() {
  const root = document.documentElement;
  root.dataset.cloth = look.cloth;
  root.dataset.size = look.size;
  root.dataset.still = look.moves && !matchMedia('(prefers-reduced-motion: reduce)').matches ? '' : 'still';
  dress(look.palette, { han: 0, latin: true });
  const color = getComputedStyle(root).getPropertyValue('--rim').trim();
  document.querySelector('meta[name="theme-color"]').setAttribute('content', color);
}

export const moves = () => document.documentElement.dataset.still !== 'still';
