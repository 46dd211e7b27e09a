// Files that go out of the browser and come in.
import { h } from './dom.js';

export function saveFile({ name, data }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

export function giveFile(app, kinds) {
  const field = h('input', { type: 'file', accept: kinds });
  field.addEventListener('change', async () => {
    const [file] = field.files;
    if (file) app.give(file.name, new Uint8Array(await file.arrayBuffer()));
  });
  field.click();
}
