import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import * as exported from "../packages/contract/src/calls.js";
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

const requirements = readFileSync(path.join(root, "docs/requirements.md"), "utf8");
/** What the row of a requirement names in `code`, in alphabetical order. */
const namesIn = (id: string, pattern: RegExp) => {
  const [row = ""] = new RegExp(`^\\| ${id} .*$`, "m").exec(requirements) ?? [];
  return [...new Set([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))]
    .filter((name) => pattern.test(name))
    .toSorted();
};

it("names in the requirement every POST without a message, and every quiet write (REQ-API-06)", () => {
  const silent = Object.entries<object>(exported).flatMap(([name, one]) =>
    "method" in one && one.method === "POST" && "message" in one && [one.message].flat().includes(null)
      ? [name]
      : [],
  );
  expect(silent.length).toBeGreaterThan(4);
  expect(namesIn("REQ-API-06", /^(?!message$)\w+$/)).toEqual(silent.toSorted());
  expect(namesIn("REQ-API-06", /\.ts$/)).toEqual([...new Set(found)].toSorted());
});

it("names in the requirement every place that shows a failure itself (REQ-MESSAGE-02)", () => {
  const handling = sourceFiles()
    .filter((file) => /^(apps\/storefront|packages\/contract)\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /\bonProblem(: \(|\(|: \() ?|const onProblem = /.test(readFileSync(path.join(root, file), "utf8")),
    )
    .map((file) => path.basename(file))
    .filter((file) => !["mutation-cache.ts", "send-call.ts"].includes(file));
  expect(namesIn("REQ-MESSAGE-02", /\.ts$/)).toEqual(handling.toSorted());
});

it("lists every write that shows no success (REQ-API-06)", () => {
  expect(found.length).toBeGreaterThan(4);
  expect(listed.toSorted()).toEqual(found.toSorted());
});
