/** Python in a worker: fetched with a word on how far it has come, started once. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { ARCHIVE, BYTES, FOLDER, LOCK } from "virtual:python";

/** This file lies among the others of the client, and so does Python; the build has no file of that name to look for. */
const HERE = import.meta.url;
const PLACE = new URL(`./${FOLDER}/`, HERE).href;

/** Tells of every piece that arrives; Pyodide fetches by itself. */
function counting(onpiece: (bytes: number) => void): typeof fetch {
  const { fetch } = globalThis;
  return async (...asked) => {
    const answer = await fetch(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        onpiece(piece.length);
        out.enqueue(piece);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, headers });
  };
}

export async function started(onshare: (share: number) => void): Promise<PyodideAPI> {
  let arrived = 0;
  globalThis.fetch = counting((bytes) => onshare(Math.min(1, (arrived += bytes) / BYTES)));
  return loadPyodide({
    indexURL: PLACE,
    stdLibURL: PLACE + ARCHIVE,
    lockFileContents: LOCK,
    packageBaseUrl: PLACE,
  });
}
