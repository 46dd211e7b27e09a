// Compiles folders of Python by the Python of the browser: `node web_compile.mjs PYODIDE FOLDER...`; each .py becomes a .pyc.
import { pathToFileURL } from 'node:url';

const [pyodide, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide });
folders.forEach((folder, at) => {
  python.FS.mkdirTree(`/compiled${at}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, `/compiled${at}`);
});
python.globals.set('count', folders.length);
// Nothing looks whether the source has changed: there is none. Without docstrings and assertions it is a fifth smaller.
python.runPython(`
import pathlib, py_compile
for number in range(count):
    root = pathlib.Path(f"/compiled{number}")
    for source in sorted(root.rglob("*.py")):
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        name = str(source.relative_to(root))
        py_compile.compile(str(source), str(source.with_suffix(".pyc")), name, doraise=True, optimize=2, invalidation_mode=mode)
        source.unlink()
`);
