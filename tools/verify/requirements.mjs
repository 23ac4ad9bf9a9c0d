import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run-step.mjs";

const LONGEST_TEXT = 70;

/** Load that `npm run bench:load` measures, on a machine that does nothing else. Tests hold the rest of REQ-LOAD. */
export const BENCHED = [
  "REQ-LOAD-01",
  "REQ-LOAD-02",
  "REQ-LOAD-03",
  "REQ-LOAD-04",
  "REQ-LOAD-05",
  "REQ-LOAD-07",
];

/**
 * Requirements on reliability, security, bad conditions, load and accessibility (docs/requirements.md), by id.
 *
 * @returns {Map<string, string>}
 */
export function readRequirements(text = readFileSync(path.join(root, "docs/requirements.md"), "utf8")) {
  const rows = text.matchAll(/^\| (REQ-(?:REL|SEC|UI|LOAD|A11Y)-\d+) +\| (.+?) +\|$/gm);
  return new Map([...rows].map(([, id, statement]) => [id, shortened(statement)]));
}

function shortened(text) {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
}
