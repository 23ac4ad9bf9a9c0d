// Takes the ids of requirements out of what a package publishes: `node tools/published-comments.mjs DIST`. They mean nothing
// in the editor of an app outside of this repository.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** One id or several: `REQ-MONEY-13, REQ-MONEY-14 to REQ-MONEY-16`, also across the lines of a comment. */
const IDS = String.raw`REQ-[A-Z0-9]+-\d+(?:(?:,| to| and)?[\s*/]+REQ-[A-Z0-9]+-\d+)*`;

/**
 * A text without the ids in its parentheses: `(REQ-MONEY-13)` goes, `(slot_full, REQ-MONEY-13)` becomes `(slot_full)` and
 * `(REQ-MONEY-13: 'No orders')` becomes `('No orders')`. Throws on an id elsewhere.
 */
export function withoutRequirementIds(text, file = "text") {
  const stripped = text
    .replace(new RegExp(String.raw`[ \t]*(?:\n[ \t]*(?:\*|//)[ \t]*)?\(${IDS}\)`, "g"), "")
    .replace(new RegExp(String.raw`\(${IDS}: `, "g"), "(")
    .replace(new RegExp(String.raw`,(?:\s|\*)+${IDS}\)`, "g"), ")");
  const left = /.*REQ-[A-Z0-9]+-\d+.*/.exec(stripped);
  if (left !== null)
    throw new Error(`${file}: put the id into parentheses, so that it can be left out: ${left[0].trim()}`);
  return stripped;
}

/** A file of the package: declarations, or an item of the registry, whose sources are strings of its JSON. */
function stripFile(text, name) {
  if (name.endsWith(".d.ts")) return withoutRequirementIds(text, name);
  const strip = (_, value) => (typeof value === "string" ? withoutRequirementIds(value, name) : value);
  return JSON.stringify(JSON.parse(text, strip), undefined, 2);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = path.resolve(process.argv[2]);
  for (const name of readdirSync(dist, { recursive: true })) {
    if (!name.endsWith(".d.ts") && !/^registry[/\\].*\.json$/.test(name)) continue;
    const file = path.join(dist, name);
    const text = readFileSync(file, "utf8");
    if (text.includes("REQ-")) writeFileSync(file, stripFile(text, name));
  }
}
