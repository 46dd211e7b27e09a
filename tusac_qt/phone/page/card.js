// Cards and faces as SVG, from the shapes of art.js. Nothing here knows the game.
import { CARDS, CHARACTERS, FACES, LETTERS, PALETTES } from './art.js';

const NS = 'http://www.w3.org/2000/svg';
const MARK = {
  green: 'M50 0a50 50 0 1 0 .01 0z',
  red: 'M50 -2L100.2 85 -.2 85z',
  white: 'M50 0a50 50 0 1 0 .01 0zM50 20a30 30 0 1 1 -.01 0z',
  yellow: 'M4 4h92v92h-92z',
  joker: 'M50 -3L65 31.5 103 36 75 61 83 98 50 79 17 98 25 61 -3 36 35 31.5z',
};
let palette = PALETTES.clear;
let style = { han: 0, latin: true };

// Takes the palette and the marks that the player wants; what is drawn from now on has them.
export function dress(name, marks) {
  palette = PALETTES[name] ?? PALETTES.clear;
  style = marks;
}

export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Puts every shape into the document once; cards and faces only point at them.
export function putShapes() {
  const defs = svg('svg', { class: 'shapes', 'aria-hidden': 'true', width: 0, height: 0 });
  for (const [name, d] of Object.entries(CHARACTERS)) {
    defs.append(svg('symbol', { id: `h${name}`, viewBox: '0 0 1000 1000' }, svg('path', { d })));
  }
  for (const [name, [left, width, d]] of Object.entries(LETTERS)) {
    const box = { id: `l${name}`, viewBox: `${left} 0 ${width} 1000` };
    defs.append(svg('symbol', box, svg('path', { d, 'fill-rule': 'evenodd' })));
  }
  for (const [name, d] of Object.entries(MARK)) {
    defs.append(svg('symbol', { id: `m${name}`, viewBox: '-5 -5 110 110' }, svg('path', { d, 'fill-rule': 'evenodd' })));
  }
  const light = svg('radialGradient', { id: 'lamp', cx: 0.35, cy: 0.3, r: 0.8 });
  light.append(
    svg('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.26 }),
    svg('stop', { offset: 0.55, 'stop-color': '#fff', 'stop-opacity': 0 }),
    svg('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0.22 }),
  );
  const rim = svg('linearGradient', { id: 'rim', x1: 0, y1: 0, x2: 0, y2: 1 });
  rim.append(svg('stop', { offset: 0, 'stop-color': '#ffe7b0' }), svg('stop', { offset: 1, 'stop-color': '#a8742c' }));
  defs.append(light, rim, svg('clipPath', { id: 'round' }, svg('circle', { cx: 50, cy: 50, r: 50 })));
  FACES.forEach((face, number) => defs.append(faceSymbol(face, number)));
  document.body.prepend(defs);
}

function faceSymbol([ground, shapes], number) {
  const inside = svg('g', { 'clip-path': 'url(#round)' }, svg('rect', { width: 100, height: 100, fill: ground }));
  for (const [color, d, line] of shapes) {
    inside.append(svg('path', line
      ? { d, fill: 'none', stroke: color, 'stroke-width': line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
      : { d, fill: color }));
  }
  inside.append(svg('rect', { width: 100, height: 100, fill: 'url(#lamp)' }));
  return svg('symbol', { id: `f${number}`, viewBox: '-9 -9 118 118' },
    svg('circle', { cx: 50, cy: 50, r: 58.5, fill: '#2b130b' }),
    svg('circle', { cx: 50, cy: 50, r: 56.5, fill: 'url(#rim)' }),
    svg('circle', { cx: 50, cy: 50, r: 51.5, fill: '#2b130b' }), inside);
}

// A painted face in a medallion; what it is of is told beside it.
export function face(number) {
  return svg('svg', { class: 'face', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('use', { href: `#f${number % FACES.length}` }));
}

function part(id, x, y, width, height, ink) {
  return svg('use', { href: `#${id}`, x, y, width, height, fill: ink });
}

function letter(name, x, y, width, height, ink) {
  const breadth = Math.min(width, (height * LETTERS[name][1]) / 1000);
  const use = part(`l${name}`, x + (width - breadth) / 2, y, breadth, height, ink);
  return use;
}

// What stands on one end of a card: its mark and, beside it, its letter.
function head(color, name, ink, top, size) {
  if (!style.latin || style.han === null) return [part(`m${color}`, 50 - size / 2, top, size, size, ink)];
  return [part(`m${color}`, 10, top, size, size, ink), letter(name, 53, top, 38, size, ink)];
}

function sheet(kind, width, height, paper, ink) {
  const drawn = svg('svg', { class: `card ${kind}`, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  drawn.append(
    svg('rect', { x: 0.8, y: 0.8, width: width - 1.6, height: height - 1.6, rx: 9.5, fill: paper, class: 'paper' }),
    svg('rect', { x: 5, y: 5, width: width - 10, height: height - 10, rx: 6, fill: 'none', stroke: ink,
      'stroke-width': 1.3, 'stroke-opacity': 0.5 }),
  );
  return drawn;
}

// A card 1 wide and 1.55 high: mark, letter, character.
export function halfCard(code) {
  const [color, characters, name] = CARDS[code];
  const [paper, ink] = palette[color];
  const drawn = sheet('half', 100, 155, paper, ink);
  drawn.append(...head(color, name, ink, 9, 32));
  if (style.han === null) drawn.append(letter(name, 10, 60, 80, 76, ink));
  else drawn.append(part(`h${characters[style.han]}`, 4, 50, 92, 92, ink));
  return drawn;
}

// A card about as high as wide, where there is little room: mark and letter stand beside the character.
export function shortCard(code) {
  const [color, characters, name] = CARDS[code];
  const [paper, ink] = palette[color];
  const drawn = sheet('short', 100, 100, paper, ink);
  if (style.han === null) {
    drawn.append(part(`m${color}`, 9, 34, 32, 32, ink), letter(name, 46, 20, 46, 60, ink));
  } else {
    drawn.append(part(`m${color}`, 9, 14, 25, 25, ink), part(`h${characters[style.han]}`, 38, 19, 58, 62, ink));
    if (style.latin) drawn.append(letter(name, 8, 56, 25, 30, ink));
  }
  return drawn;
}

// The whole card, 1 wide and `tall` high in hundredths, with its name written along it.
export function wholeCard(code, word, tall = 310) {
  const [color, characters, name] = CARDS[code];
  const [paper, ink] = palette[color];
  const drawn = sheet('whole', 100, tall, paper, ink);
  const ends = svg('g', {}, ...head(color, name, ink, 11, 27));
  drawn.append(ends, svg('g', { transform: `rotate(180 50 ${tall / 2})` }, ...head(color, name, ink, 11, 27)));
  if (style.han === null) drawn.append(letter(name, 12, 50, 76, 66, ink));
  else drawn.append(part(`h${characters[style.han]}`, 7, 43, 86, 86, ink));
  const start = 141, end = tall - 50, length = end - start, middle = (start + end) / 2;
  const text = svg('text', { class: 'word', fill: ink, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  text.textContent = word.toUpperCase();
  if (word.length === 1) {
    text.setAttribute('font-size', 44);
    text.setAttribute('transform', `translate(50 ${middle})`);
  } else {
    const size = Math.min(34, (length * 1.62) / word.length);
    text.setAttribute('font-size', size);
    if (word.length * size * 0.82 > length) {
      text.setAttribute('textLength', length);
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    text.setAttribute('transform', `translate(50 ${middle}) rotate(-90)`);
  }
  drawn.append(text);
  return drawn;
}

// The back of a card: coins in a border.
export function cardBack(tall = 310) {
  const [paper, lattice] = palette.back;
  const drawn = svg('svg', { class: 'card back', viewBox: `0 0 100 ${tall}`, 'aria-hidden': 'true' });
  drawn.append(svg('rect', { x: 0.5, y: 0.5, width: 99, height: tall - 1, rx: 9.5, fill: paper, class: 'paper' }),
    svg('rect', { x: 7, y: 7, width: 86, height: tall - 14, rx: 5, fill: lattice }));
  const field = svg('svg', { x: 7, y: 7, width: 86, height: tall - 14 });
  let d = '';
  for (let row = -1; row * 14.3 < tall; row++) {
    for (let column = row & 1 ? 1 : 0; column < 8; column += 2) {
      d += `M${column * 14.3 - 14.3 - 7} ${row * 14.3 + 7}a14.3 14.3 0 1 0 28.6 0a14.3 14.3 0 1 0 -28.6 0`;
    }
  }
  field.append(svg('path', { d, fill: 'none', stroke: paper, 'stroke-width': 2.2 }));
  drawn.append(field);
  return drawn;
}
