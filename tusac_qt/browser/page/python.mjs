// Starts Python with the game in it: in the worker of the page, and in node for the tests.

export const HOME = '/home/tusac';

// Returns Python; `base` is where its own files lie, `program` all files of the game one behind the other, as `parts` names them.
export async function startPython(loadPyodide, base, { files, info }, program) {
  const python = await loadPyodide({
    indexURL: base, lockFileContents: { info, packages: {} }, packageBaseUrl: base,
    env: { HOME, USER: 'user', LOGNAME: 'user' }, stdout: () => {}, stderr: (line) => console.warn(line),
  });
  let at = 0;
  for (const [name, size] of files) {
    python.FS.mkdirTree(`/tusac/${name.split('/').slice(0, -1).join('/')}`);
    python.FS.writeFile(`/tusac/${name}`, program.subarray(at, at + size));
    at += size;
  }
  python.pyimport('sys').path.append('/tusac');
  return python;
}
