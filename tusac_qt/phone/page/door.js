// The screens before and after a table: what to be called, which key, and what went wrong.
import { face } from './card.js';
import { fill, h } from './dom.js';
import { button, menuButton, person, trust } from './parts.js';
import { plainCode } from './secure.js';

const KEY_LENGTH = 16;

export function showDoor(app, root, screen) {
  fill(root, [screen.title, screen.line, screen.people, screen.can_sit, screen.note, screen.lost, screen.alone, app.words.lang], () => {
    const name = h('input', {
      id: 'name', key: 'name', maxlength: 40, autocomplete: 'nickname', autocapitalize: 'words', enterkeyhint: 'go',
      value: screen.name || app.me.name || '', required: true,
    });
    const chosen = screen.face ?? app.me.face ?? null;
    const form = h('form', {
      class: 'form', onsubmit(event) {
        event.preventDefault();
        const picked = form.elements.face?.value ?? '';
        app.sit(name.value.trim(), picked === '' ? null : Number(picked));
      },
    },
    h('label', { for: 'name' }, app.t('name_ask')), name, faces(app, chosen),
    h('button', { class: 'gold big', key: 'sit', 'aria-disabled': screen.can_sit ? null : 'true' }, screen.sit ?? app.t('sit')));
    return h('div', { class: 'page door' },
      h('header', { class: 'top' }, h('h1', {}, screen.title), menuButton(app)),
      h('p', { class: 'about' }, screen.line),
      screen.people.length > 0 && h('ul', { class: 'people', 'aria-label': app.t('players') },
        screen.people.map((one) => person(one.name, one.face))),
      screen.note && h('p', { class: 'note', role: 'status' }, screen.note), lost(app, screen.lost ?? []), form, screen.alone && alone(screen.alone),
      screen.sit === undefined && !('wakeLock' in navigator) && h('p', { class: 'about' }, app.t('stay_on')), trust(app));
  });
}

// The seats whose phone is away: somebody with a new phone, or whose browser has forgotten the seat, is one of them.
function lost(app, list) {
  if (list.length === 0) return null;
  return h('section', { class: 'lost', 'aria-label': app.t('lost') }, h('h2', {}, app.t('lost')),
    h('ul', {}, list.map((one) => {
      const item = person(one.name, one.face ?? 0);
      item.append(button(app, one.button));
      return item;
    })));
}

// The way to the game in this browser itself, at no table.
function alone(it) {
  return h('div', { class: 'buttons' }, button({ press: () => location.assign(it.address) }, it, 'big'));
}

function faces(app, chosen) {
  const one = (value, label, picture) => h('label', { title: label },
    h('input', { type: 'radio', name: 'face', value, checked: value === '' ? chosen === null : value === chosen, 'aria-label': label }),
    picture);
  return h('fieldset', { class: 'faces' }, h('legend', {}, app.t('face')),
    one('', app.t('face_any'), h('span', { class: 'any', 'aria-hidden': 'true' }, '?')),
    app.words.faces.map((it) => one(it.face, it.name, face(it.face))));
}

// Asks for the key behind the address; `isWrong` if there was one that did not fit.
export function showKey(app, root, isWrong) {
  fill(root, ['key', isWrong, app.words.lang], () => {
    const key = h('input', {
      id: 'key', class: 'key', key: 'key', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false',
      enterkeyhint: 'go', 'aria-describedby': 'why', required: true,
    });
    const form = h('form', {
      class: 'form', onsubmit(event) {
        event.preventDefault();
        const plain = plainCode(key.value);
        if (plain.length === KEY_LENGTH) app.useKey(plain);
        else app.toast(app.t('key_ask'));
      },
    }, h('label', { for: 'key' }, app.t('key')), key, h('button', { class: 'gold big' }, app.t('go_on')));
    return h('div', { class: 'page message' }, h('h1', {}, 'Tứ Sắc'),
      h('p', { id: 'why', role: isWrong ? 'alert' : null }, app.t(isWrong ? 'key_wrong' : 'key_ask')), form);
  });
}

// One sentence and perhaps what to do about it.
export function showMessage(app, root, title, text, buttons = []) {
  fill(root, ['message', title, text, buttons.map(({ label }) => label), app.welcome?.trust], () =>
    h('div', { class: 'page message' }, h('h1', {}, title), h('p', { role: 'alert' }, text),
      h('div', { class: 'buttons' }, buttons.map(({ label, press }) =>
        h('button', { class: 'gold big', type: 'button', key: label, onclick: press }, label))), trust(app)));
}
