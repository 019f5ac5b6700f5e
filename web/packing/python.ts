/**
 * Python for the browser, packed while the client is built: Pyodide as it is, and one archive with the
 * engine, its bots, the server's pure rooms and as much of the standard library as they use.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const NAME = "virtual:python";
const PYODIDE = "node_modules/pyodide";
const SOURCES = "../src";
const ROOMS = ["core", "games", "bots", "server/local", "server/tables", "server/thinking"];
const TOPS = ["aquae/__init__.py", "aquae/_native.py", "aquae/server/__init__.py"];
const ARCHIVE = "python.zip";
const OWN = ["pyodide.asm.mjs", "pyodide.asm.wasm"];
/** What takes long to make is kept until what it is made of has changed. */
const KEPT = "node_modules/.cache/python";
/** A step below the best: that takes twice as long for three per cent. */
const QUALITY = 10;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.py$|\/weights\.json$/.test(path) ? [path] : [];
  });
}

const sources = (): string[] => [
  ...TOPS.map((path) => join(SOURCES, path)),
  ...ROOMS.flatMap((room) => filesBelow(join(SOURCES, "aquae", room))),
];

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}

/** Made now, or when it was last made of the same things. */
async function kept(key: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  const path = join(KEPT, key);
  if (existsSync(path)) return readFileSync(path);
  const made = await make();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(path, made);
  return made;
}

/** The archive, made by the very Python that will read it. */
async function archived(paths: string[]): Promise<Uint8Array> {
  const python = await loadPyodide({ indexURL: PYODIDE });
  for (const path of paths) {
    const target = join("/sources", relative(SOURCES, path));
    python.FS.mkdirTree(join(target, ".."));
    python.FS.writeFile(target, new Uint8Array(readFileSync(path)));
  }
  python.runPython(readFileSync("packing/pack.py", "utf8"));
  python.runPython(`pack("/${ARCHIVE}")`);
  return python.FS.readFile(`/${ARCHIVE}`);
}

const compressed = (content: Uint8Array): Uint8Array =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

interface Packed {
  folder: string;
  files: Map<string, Uint8Array>;
  /** Compressed, as they travel. */
  small: Map<string, Uint8Array>;
}

async function pack(): Promise<Packed> {
  const files = new Map(OWN.map((name) => [name, readFileSync(join(PYODIDE, name)) as Uint8Array]));
  const paths = sources();
  const made = [
    ...files.values(),
    readFileSync("packing/pack.py"),
    ...paths.map((path) => readFileSync(path)),
  ];
  files.set(ARCHIVE, await kept(`${hashOf(...made, ...paths)}.zip`, () => archived(paths)));
  const small = new Map<string, Uint8Array>();
  for (const [name, content] of files)
    small.set(name, await kept(`${hashOf(content)}-${QUALITY}.br`, () => compressed(content)));
  return { folder: `python-${hashOf(...files.values())}`, files, small };
}

let packed: Promise<Packed> | null = null;

/** Where its files lie in the client. */
export async function pythonNames(): Promise<string[]> {
  const { folder, files } = await (packed ??= pack());
  return [...files.keys()].map((name) => `assets/${folder}/${name}`);
}

const sizes = (files: Map<string, Uint8Array>): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0);

/** What Pyodide would look up for packages: there are none. */
function lock(): string {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")) as { info: object };
  return JSON.stringify({ info, packages: {} });
}

async function told(): Promise<string> {
  if (process.env["VITEST"]) return "export const TRAVELLING = 0;";
  const { folder, files, small } = await (packed ??= pack());
  const members = { FOLDER: folder, ARCHIVE, LOCK: lock(), BYTES: sizes(files), TRAVELLING: sizes(small) };
  return Object.entries(members)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

async function written(directory: string): Promise<void> {
  const { folder, files, small } = await (packed ??= pack());
  const target = join(directory, "assets", folder);
  mkdirSync(target, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(target, name), content);
  for (const [name, content] of small) writeFileSync(join(target, `${name}.br`), content);
}

export function python(): Plugin {
  return {
    name: "python",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? told() : null),
    writeBundle: ({ dir = "" }) => written(dir),
  };
}
