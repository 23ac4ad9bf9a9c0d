import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-step.mjs";
import { BENCHED, readRequirements } from "./requirements.mjs";
import { createResults, toRows, toTable } from "./results.mjs";
import { testsOfRequirements } from "./suites.mjs";

const readAll = (...globs: string[]) =>
  globSync(globs, { cwd: root })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");

it("every requirement of the catalogue is named by a test that npm run verify runs", () => {
  const tests = readAll("apps/panel/src/**/*.test.ts", "packages/{domain,contract}/src/**/*.test.ts");
  // Browser tests are chosen by their titles, so an id in a comment is not found.
  const journeys = readAll("e2e/**/*.spec.ts").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const sources = `${tests}\n${journeys}`;
  const missing = [...readRequirements().keys()].filter(
    // Killed by the crash test, and load by its bench.
    (id) => id !== "REQ-REL-05" && !BENCHED.includes(id) && !new RegExp(`${id}\\b`).test(sources),
  );
  expect(missing).toEqual([]);
});

it("the bench measures what it is said to measure", () => {
  const bench = readFileSync(path.join(root, "apps/panel/bench/load/run.ts"), "utf8");
  expect([...bench.matchAll(/^ {2}"(REQ-LOAD-\d+)":/gm)].map(([, id]) => id)).toEqual(BENCHED);
});

it("a requirement without a test is missing, and one that fails or misses its limit is shown", () => {
  const requirements = readRequirements(
    ["REQ-SEC-01", "REQ-REL-01", "REQ-UI-01", "REQ-LOAD-01"]
      .map((id) => `| ${id} | A statement. |\n`)
      .join(""),
  );
  const results = createResults();
  results.note("REQ-SEC-01", "embedded", true, "a");
  results.note("REQ-SEC-01", "postgres", false, "b");
  results.note("REQ-REL-01", "embedded", true, "c");
  const figures = [
    { id: "REQ-REL-01", engine: "embedded", what: "orders", value: "11", limit: "10", holds: false },
  ];
  const rows = toRows(requirements, results, figures, new Map([["REQ-LOAD-01", "npm run bench:load"]]));
  expect(rows.map(({ id, engine, state }) => [id, engine, state])).toEqual([
    ["REQ-SEC-01", "embedded", "holds"],
    ["REQ-SEC-01", "postgres", "fails"],
    ["REQ-REL-01", "embedded", "fails"],
    ["REQ-UI-01", "-", "missing"],
    ["REQ-LOAD-01", "bench", "bench"],
  ]);
  expect(toTable(rows)).toContain("1 hold, 2 fail, 1 missing, 1 by a bench");
  expect(toTable(rows)).toContain("missed: orders: 11 (10)");
});

it("a file that did not run fails its requirements, as one that could not be loaded does", () => {
  const passed = { fullName: "a cart (REQ-REL-14)", status: "passed" };
  const skipped = { fullName: "another (REQ-REL-01)", status: "pending" };
  const report = {
    testResults: [
      { name: "/cart.test.ts", status: "passed", assertionResults: [passed, skipped] },
      { name: "/broken.test.ts", status: "failed", assertionResults: [] },
    ],
  };
  const sources = { "/broken.test.ts": "REQ-SEC-01", "/lost.test.ts": "REQ-SEC-02 REQ-SEC-03" };
  const read = (file: string) => sources[file as keyof typeof sources];
  const expected = ["/cart.test.ts", "/broken.test.ts", "/lost.test.ts"];
  const notes = (of: object | undefined) =>
    [...testsOfRequirements(of, of === undefined ? ["/lost.test.ts"] : expected, /REQ-\w+-\d+/g, read)].map(
      ({ id, ok }) => [id, ok],
    );
  expect(notes(report)).toEqual([
    ["REQ-REL-14", true],
    ["REQ-SEC-01", false],
    ["REQ-SEC-02", false],
    ["REQ-SEC-03", false],
  ]);
  expect(notes(undefined)).toEqual([
    ["REQ-SEC-02", false],
    ["REQ-SEC-03", false],
  ]);
});
