/** Python in a worker: fetched with a word on how far it has come, started once. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { ARCHIVE, BYTES, FOLDER, LOCK } from "virtual:python";
import { canKeep, forgetMemory, keepMemory, keptMemory, letGo } from "./keeping.ts";

/** This file lies among the others of the client, and so does Python; the build has no file of that name to look for. */
const HERE = import.meta.url;
const PLACE = new URL(`./${FOLDER}/`, HERE).href;
const SETTINGS = {
  indexURL: PLACE,
  stdLibURL: PLACE + ARCHIVE,
  lockFileContents: LOCK,
  packageBaseUrl: PLACE,
};
const READ_ALL = "from aquae.server.local.reading import read_all; read_all()";
const PAGE = 65_536;

async function counted(body: ReadableStream<Uint8Array>, onpiece: (bytes: number) => void): Promise<void> {
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onpiece(value.length);
    letGo(value.buffer as ArrayBuffer);
  }
}

/** Tells of every piece that arrives. Pyodide fetches by itself, and browsers keep what they have compiled only
    for answers as they came: a copy is counted. */
function counting(onpiece: (bytes: number) => void): typeof fetch {
  const { fetch } = globalThis;
  return async (...asked) => {
    const answer = await fetch(...asked);
    const { body } = answer.clone();
    if (body) counted(body, onpiece).catch(() => {});
    return answer;
  };
}

/** Pyodide does not make room for a memory that has grown before it was kept. */
function withRoomFor(bytes: number): void {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...asked) => {
    const made = await instantiateStreaming(...asked);
    const memory = made.instance.exports["memory"] as WebAssembly.Memory;
    memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / PAGE)));
    WebAssembly.instantiateStreaming = instantiateStreaming;
    return made;
  };
}

function isEmpty(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte !== 0) return false;
  return true;
}

/** Lets what is written into a memory leave out its empty pages: they are so already, and cost nothing until then. */
async function sparsely<T>(work: () => Promise<T>): Promise<T> {
  const { set } = Int8Array.prototype;
  Int8Array.prototype.set = function (from, at = 0) {
    if (!(from instanceof Uint8Array) || from.length < PAGE) return set.call(this, from, at);
    for (let page = 0; page < from.length; page += PAGE) {
      const part = from.subarray(page, page + PAGE);
      if (!isEmpty(part)) set.call(this, part, at + page);
    }
  };
  return work().finally(() => (Int8Array.prototype.set = set));
}

/** All of the archive is in the memory already: Pyodide is given an empty one. */
async function withoutArchive<T>(work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, ...more) =>
    String(asked) === SETTINGS.stdLibURL ? new Response() : fetch(asked, ...more);
  return work().finally(() => (globalThis.fetch = fetch));
}

/** Pyodide would keep for ever what it was given, beside the memory that was made of it. */
function withoutCopy(python: PyodideAPI): PyodideAPI {
  const { config } = (python as PyodideAPI & { _api: { config: { _loadSnapshot?: unknown } } })._api;
  delete config._loadSnapshot;
  return python;
}

async function remembered(): Promise<PyodideAPI | null> {
  const memory = await (await keptMemory(PLACE))?.arrayBuffer();
  if (!memory) return null;
  withRoomFor(memory.byteLength);
  try {
    const load = (): Promise<PyodideAPI> => loadPyodide({ ...SETTINGS, _loadSnapshot: memory });
    const python = await withoutArchive(() => sparsely(load));
    letGo(memory);
    return withoutCopy(python);
  } catch (failure) {
    console.warn(failure);
    await forgetMemory(PLACE);
    return null;
  }
}

async function anew(): Promise<PyodideAPI> {
  const python = await loadPyodide({ ...SETTINGS, _makeSnapshot: canKeep });
  python.runPython(READ_ALL);
  if (canKeep) void keepMemory(PLACE, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  return python;
}

/** Where nobody is told how far it has come, nothing is counted: that takes as much room as what is fetched. */
export async function started(onshare?: (share: number) => void): Promise<PyodideAPI> {
  let arrived = 0;
  if (onshare) globalThis.fetch = counting((bytes) => onshare(Math.min(1, (arrived += bytes) / BYTES)));
  return (await remembered()) ?? (await anew());
}
