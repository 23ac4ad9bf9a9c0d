// Registry: every exported archetype, by id.
import fs from "node:fs";
const here = new URL(".", import.meta.url);
export const ALL = {};
for (const f of fs
  .readdirSync(here)
  .filter((f) => f.endsWith(".mjs") && f !== "index.mjs")
  .sort())
  for (const a of Object.values(await import(new URL(f, here)))) if (a?.draw) ALL[a.id] = a;
