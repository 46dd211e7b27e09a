// Plays matches in the built folder of the game for browsers: `node web_records.mjs VERSION_FOLDER TEMPORARY_FOLDER < JSON`.
// For each case of the input the record of the match, in which the player does what Enter would do, on stdout as JSON.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [built, place] = process.argv.slice(2);
const parts = JSON.parse(readFileSync(join(built, 'parts.json'), 'utf8'));
const pieces = (name) => Array.from({ length: parts.packed.find((it) => it.name === name).pieces }, (_, at) => join(built, `${name}.${at}`));
const unpacked = (name) => gunzipSync(Buffer.concat(pieces(name).map((path) => readFileSync(path))));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) copyFileSync(join(built, name), join(place, name));
for (const name of ['pyodide.asm.wasm', 'python_stdlib.zip']) writeFileSync(join(place, name), unpacked(name));
const { loadPyodide } = await import(pathToFileURL(join(place, 'pyodide.mjs')));
const { startPython } = await import(pathToFileURL(join(built, 'python.mjs')));
const python = await startPython(loadPyodide, place, parts, new Uint8Array(unpacked('program')));
python.globals.set('asked', readFileSync(0, 'utf8'));
process.stdout.write(python.runPython(`
import json
from engine.rulesets import load
from tusac_qt.browser.alone import Alone
from tusac_qt.choices.options import StartOptions
from tusac_qt.play.autosave import finished_games, read_record, records_dir

def record(case):
    clock = [0.0]
    rules = load(case["rules"])
    options = StartOptions(rules=rules, seats=case["seats"], rounds=case["rounds"], level=case["level"], seed=bytes.fromhex(case["seed"]))
    alone = Alone(lambda text: None, is_kept=False, options=options, clock=lambda: clock[0])
    say = lambda **message: alone.hear(json.dumps(message))
    say(type="hello", version=1, langs=["en"])
    say(type="sit", name="An", face=None)
    before = set(finished_games(records_dir()))
    say(type="press", id="play")
    game = alone._game
    while not game.table.match.is_over:
        wait = alone.pump()
        if wait is not None:
            clock[0] += wait
        elif game.table.view.outcome is not None:
            say(type="press", id="next")
        else:
            prompt = game.table.prompt
            clock[0] += 1.0
            game.table.act(prompt.number, prompt.proposed, clock[0])
    alone.pump()
    alone.close()
    (path,) = set(finished_games(records_dir())) - before
    return read_record(path)

json.dumps([record(case) for case in json.loads(asked)])
`));
