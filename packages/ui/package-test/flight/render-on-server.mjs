// Runs with the condition "react-server": loads every entry of the package as a server component would, and prints the page's
// payload. node --conditions=react-server --import client-references.mjs render-on-server.mjs
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { renderToPipeableStream } from "react-server-dom-parcel/server";
import { page } from "./page.mjs";

const dist = path.dirname(fileURLToPath(import.meta.resolve("@talabee/ui")));
for (const entry of readdirSync(dist, { recursive: true }).filter((name) => /(^|[/\\])index\.js$/.test(name)))
  await import(path.join(dist, entry));

renderToPipeableStream(page, {
  onError(error) {
    console.error(error);
    process.exitCode = 1;
  },
}).pipe(process.stdout);
