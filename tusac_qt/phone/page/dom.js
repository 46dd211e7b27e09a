// Small helpers to make elements; everything shown is text, never markup.

// Makes an element. Properties beginning with `on` are listeners, `key` finds it again after a change.
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (property.startsWith('on')) element.addEventListener(property.slice(2), value);
    else if (property === 'key') element.dataset.key = value;
    else element.setAttribute(property, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const shown = new WeakMap();

// Fills an element with what `build` makes of the data, if the data has changed; the focus stays where it was.
export function fill(element, data, build) {
  const text = JSON.stringify(data);
  if (shown.get(element) === text) return false;
  shown.set(element, text);
  const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const scroll = element.scrollTop;
  element.replaceChildren(...[build(data)].flat().filter(Boolean));
  element.scrollTop = scroll;
  if (key !== undefined) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  return true;
}

// Forgets what is shown, so that the next `fill` makes it again: after a change of language or looks.
export function forget(root) {
  shown.delete(root);
  for (const element of root.querySelectorAll('*')) shown.delete(element);
}

// Text for a screen reader alone.
export const heard = (text) => h('span', { class: 'heard' }, text);
