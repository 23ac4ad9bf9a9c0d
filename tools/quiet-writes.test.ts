import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-graph.mjs";

const page = readFileSync(path.join(root, "docs/decisions/0034-writes-and-settings.md"), "utf8");

/** The rows of the table of quiet writes, each with the file of its call. */
const listed = [...page.matchAll(/^\| .+ \| `(\S+)`\s+\|$/gm)].map(([, file]) => file!);

/** The places that make a write quiet. Neither a type nor a default nor passing it on counts. */
const found = sourceFiles()
  .filter((file) => /^(apps\/storefront|packages\/contract)\/src\/.*(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(path.join(root, file), "utf8");
    return [...code.matchAll(/\bisQuiet(: | = (?!false\b))/g)].map(() => path.basename(file));
  });

it("lists every write that shows no success (REQ-API-06)", () => {
  expect(found.length).toBeGreaterThan(4);
  expect(listed.toSorted()).toEqual(found.toSorted());
});
