// Reads the payload of render-on-server.mjs and prints the HTML that the browser gets.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { use } from "react";
import { renderToPipeableStream } from "react-dom/server";

const payload = await buffer(process.stdin);
const modules = new Map();
for (const [, url] of payload.toString().matchAll(/"(file:[^"]+)"/g)) modules.set(url, await import(url));
globalThis.parcelRequire = (id) => modules.get(id);
const { createFromNodeStream } = await import("react-server-dom-parcel/client.node");

const tree = createFromNodeStream(Readable.from(payload));
const App = () => use(tree);
const { createElement } = await import("react");
const fail = (error) => {
  console.error(error);
  process.exitCode = 1;
};
const stream = renderToPipeableStream(createElement(App), {
  onError: fail,
  onAllReady: () => stream.pipe(process.stdout),
});
