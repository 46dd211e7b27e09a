// Every sound of the game, calculated from the formulas of tools/make_sounds.py; no file is fetched. What is struck
// rings in a few frequencies, paper is noise between two, a string is noise that goes round in a delay line.
export const RATE = 22050;

const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));

function mixed(under, over, at = 0, gain = 1) {
  const begin = Math.round(at * RATE);
  for (let number = 0; number < over.length && begin + number < under.length; number++) {
    under[begin + number] += gain * over[number];
  }
  return under;
}

// Modes: frequency in Hz, strength, and in what time it falls to a third.
function rung(seconds, modes, bend = 0) {
  const out = silence(seconds);
  for (const [hertz, strength, fall] of modes) {
    let phase = 0;
    for (let number = 0; number < out.length; number++) {
      const at = number / RATE;
      phase += (2 * Math.PI * hertz * (1 + bend * Math.exp(-at / 0.03))) / RATE;
      out[number] += strength * Math.sin(phase) * Math.exp(-at / fall);
    }
  }
  return out;
}

// Seeded, so that a sound is the same each time.
function chance(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2147483648;
  };
}

function paper(seed, seconds, low, high, rise, fall) {
  const noise = chance(seed);
  const [slow, fast] = [low, high].map((hertz) => 1 - Math.exp((-2 * Math.PI * hertz) / RATE));
  const out = silence(seconds);
  let dull = 0, bright = 0;
  for (let number = 0; number < out.length; number++) {
    const at = number / RATE;
    bright += fast * (noise() - bright);
    dull += slow * (bright - dull);
    out[number] = (bright - dull) * (1 - Math.exp(-at / rise)) * Math.exp(-at / fall);
  }
  return out;
}

function plucked(seed, hertz, seconds, sway = 0) {
  const noise = chance(seed);
  const length = RATE / hertz - 0.5;
  const whole = Math.floor(length), share = length - whole;
  const first = Array.from({ length: whole + 2 }, noise);
  const line = first.map((value, at) => (value + first.at(at - 1)) / 2);
  const stretched = Math.round((seconds + 0.05) * RATE);
  while (line.length < stretched) {
    const end = line.length;
    line.push(0.4985 * ((1 - share) * line[end - whole] + line[end - whole - 1] + share * line[end - whole - 2]));
  }
  return silence(seconds).map((_, number) => {
    const at = number / RATE;
    const moved = number + sway * RATE * Math.min(1, 4 * at) * (1 - Math.cos(2 * Math.PI * 5.2 * at));
    const step = Math.floor(moved);
    return line[step] + (moved - step) * (line[step + 1] - line[step]);
  });
}

function knock(seed, body, sharp) {
  const modes = [[body, 0.9, 0.022], [2.3 * body, 0.5, 0.014], [4.1 * body, 0.25, 0.008]];
  return mixed(rung(0.13, modes), paper(seed, 0.1, 900, 6500, 0.0004, 0.012), 0, sharp);
}

function deal() {
  const out = mixed(silence(0.1), paper(11, 0.07, 1500, 7000, 0.012, 0.02), 0, 0.9);
  return mixed(out, knock(12, 290, 0.5), 0.035, 0.35);
}

function draw() {
  const out = mixed(silence(0.19), paper(21, 0.18, 1800, 8000, 0.05, 0.05));
  return mixed(out, paper(22, 0.06, 2500, 9000, 0.002, 0.01), 0.1, 0.8);
}

function discard() {
  const out = mixed(silence(0.17), paper(31, 0.06, 1500, 7000, 0.015, 0.02), 0, 0.4);
  return mixed(out, knock(32, 240, 1.4), 0.03);
}

function meld() {
  const out = silence(0.36);
  [0, 0.075, 0.15].forEach((at, number) => mixed(out, knock(41 + number, 230 + 25 * number, 1.2), at, 0.8 + 0.1 * number));
  return mixed(out, paper(45, 0.14, 1500, 6000, 0.03, 0.03), 0.2, 0.4);
}

function call() {
  const out = silence(0.34);
  for (const [at, hertz, gain] of [[0, 640, 0.8], [0.11, 770, 1]]) {
    mixed(out, rung(0.23, [[hertz, 1, 0.05], [2.42 * hertz, 0.35, 0.022], [4.9 * hertz, 0.15, 0.009]]), at, gain);
    mixed(out, paper(51, 0.02, 1200, 7000, 0.0003, 0.004), at, 0.7 * gain);
  }
  return out;
}

const SKIN = [[1, 1, 0.2], [1.59, 0.5, 0.11], [2.14, 0.32, 0.08], [2.3, 0.2, 0.07], [2.92, 0.16, 0.05], [3.6, 0.1, 0.03]];

function kong() {
  const out = silence(0.75);
  for (const [at, hertz, gain] of [[0, 104, 0.5], [0.16, 84, 1]]) {
    mixed(out, rung(0.75 - at, SKIN.map(([ratio, strength, fall]) => [ratio * hertz, strength, fall]), 0.35), at, gain);
    mixed(out, paper(61, 0.06, 300, 3500, 0.0005, 0.014), at, 1.3 * gain);
  }
  return out;
}

const BELL = [[1318.5, 1, 0.22], [1321, 0.5, 0.2], [2637, 0.42, 0.13], [3560, 0.25, 0.08], [5100, 0.12, 0.04], [7120, 0.06, 0.025]];
const COIN = [[2790, 0.8, 0.05], [4310, 1, 0.06], [6150, 0.6, 0.045], [8400, 0.3, 0.02]];
const GONG = [
  [110, 1, 0.6], [110.9, 0.6, 0.55], [164, 0.55, 0.5], [221.5, 0.5, 0.42], [223, 0.4, 0.4],
  [296, 0.3, 0.3], [371, 0.24, 0.24], [463, 0.16, 0.18], [611, 0.1, 0.12], [842, 0.06, 0.07],
];

function coin() {
  const out = silence(0.28);
  for (const [at, shift, gain] of [[0, 1, 1], [0.055, 1.07, 0.75]]) {
    mixed(out, rung(0.28 - at, COIN.map(([hertz, strength, fall]) => [hertz * shift, strength, fall])), at, gain);
  }
  return out;
}

const end = () => rung(1.6, GONG).map((value, number) => value * (1 - Math.exp(-number / RATE / 0.018)));

const MOTIF = [[0, 392], [0.11, 440], [0.22, 523.25], [0.33, 587.33], [0.44, 659.25], [0.62, 783.99]];

function win() {
  const out = silence(1.9);
  MOTIF.forEach(([at, hertz], number) => {
    const isLast = number === MOTIF.length - 1;
    mixed(out, plucked(71 + number, hertz, 1.9 - at, isLast ? 0.00004 : 0), at, isLast ? 1 : 0.7);
  });
  return mixed(out, plucked(79, 392, 1.2), 0.66, 0.6);
}

// How each is made, and how loud its loudest moment is; 1 would be all that fits.
export const SOUNDS = {
  deal: [deal, 0.22], draw: [draw, 0.2], discard: [discard, 0.45], meld: [meld, 0.45], call: [call, 0.5],
  kong: [kong, 0.566], turn: [() => rung(0.8, BELL), 0.38], coin: [coin, 0.3], end: [end, 0.6], win: [win, 0.6],
};

// The samples of a sound, from -1 to 1: without what is too slow to hear, from silence to silence.
export function made(name) {
  const [make, peak] = SOUNDS[name];
  const keep = Math.exp((-2 * Math.PI * 25) / RATE);
  let before = 0, high = 0;
  const heard = make().map((value) => {
    high = keep * (high + value - before);
    before = value;
    return high;
  });
  const rising = Math.round(0.0007 * RATE), falling = Math.round(0.015 * RATE);
  for (let number = 0; number < rising; number++) heard[number] *= number / rising;
  for (let number = 0; number < falling; number++) heard[heard.length - 1 - number] *= number / falling;
  const loudest = heard.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return heard.map((value) => (value * peak) / loudest);
}

let context = null;
const buffers = new Map();

// Browsers make no sound before the first touch: call this from one.
export function wake() {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (Context === undefined) return;
  context ??= new Context();
  if (context.state === 'suspended') context.resume().catch(() => {});
}

// Makes a sound, at a volume from 0 to 100; half of it is heard as half as loud.
export function play(name, volume) {
  if (context === null || context.state !== 'running' || volume <= 0 || !(name in SOUNDS)) return;
  if (!buffers.has(name)) {
    const samples = made(name);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.getChannelData(0).set(samples);
    buffers.set(name, buffer);
  }
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffers.get(name);
  gain.gain.value = (volume / 100) ** 1.7;
  source.connect(gain).connect(context.destination);
  source.start();
}
