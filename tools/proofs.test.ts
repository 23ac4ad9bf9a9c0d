import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PAGE, playwrightResults, proofsIn, readStatements, vitestResults, withProofs } from "./proofs.mjs";
import { root } from "./run-step.mjs";

/** Statements about what is in the client alone, or that no call of the server leads to (its 403 page): proven beside the code. */
const BESIDE_THE_CODE = ["REQ-ROUTE-43", "REQ-AUTH-26"];

describe("each statement of the specification", () => {
  const statements = readStatements();

  it("is on the page, with a test of the last run", () => {
    expect(statements).toHaveLength(335);
    expect(statements.filter(({ tests }) => tests === "")).toEqual([]);
  });

  it("is proven against the real server, except what is not the server's", () => {
    const beside = statements.filter(({ tests }) => tests.startsWith("unit "));
    expect(beside.map(({ id }) => id)).toEqual(BESIDE_THE_CODE);
  });
});

const result = (file: string, ids: string[], passed = true) => ({ file, ids, passed });

describe("the results of a run", () => {
  it("are read from Vitest's report: the tags of tests that ran", () => {
    const test = (status: string, tags?: string[]) => ({ status, tags });
    const report = {
      testResults: [
        {
          name: path.join(root, "apps/panel/src/config.test.ts"),
          assertionResults: [
            test("passed", ["REQ-APP-12", "slow"]),
            test("failed", ["REQ-API-01"]),
            test("skipped", ["REQ-API-02"]),
            test("passed"),
          ],
        },
      ],
    };
    const file = "apps/panel/src/config.test.ts";
    expect(vitestResults(report)).toEqual([
      result(file, ["REQ-APP-12"]),
      result(file, ["REQ-API-01"], false),
      result(file, []),
    ]);
  });

  it("are read from Playwright's report: each project's outcome, with the tags of groups", () => {
    const spec = (tags: string[], ...statuses: string[]) => ({
      file: "phones/cancel.spec.ts",
      tags,
      tests: statuses.map((status) => ({ status })),
    });
    const report = {
      config: { rootDir: path.join(root, "e2e") },
      suites: [
        {
          specs: [spec(["REQ-ORDER-19", "nightly"], "expected", "unexpected")],
          suites: [{ specs: [spec(["@REQ-ORDER-20"], "skipped", "flaky")] }],
        },
      ],
    };
    const file = "e2e/phones/cancel.spec.ts";
    expect(playwrightResults(report)).toEqual([
      result(file, ["REQ-ORDER-19"]),
      result(file, ["REQ-ORDER-19"], false),
      result(file, ["REQ-ORDER-20"], false),
    ]);
  });

  it("prove an id by tests that all passed, those of the real server first", () => {
    const proofs = proofsIn([
      result("packages/domain/src/a.test.ts", ["REQ-CART-01", "REQ-CART-02"]),
      result("e2e/once/b.spec.ts", ["REQ-CART-01", "REQ-CART-03"]),
      result("apps/panel/src/c.test.ts", ["REQ-CART-01"]),
      result("e2e/once/d.spec.ts", ["REQ-CART-03"], false),
    ]);
    expect([...proofs]).toEqual([
      ["REQ-CART-01", ["once/b", "server c"]],
      ["REQ-CART-02", ["unit domain/src/a"]],
    ]);
  });

  it("change the column of tests alone, and keep that of statements which a run left out", () => {
    const page = readFileSync(PAGE, "utf8");
    const outside = (text: string) => text.split("\n").filter((line) => !/^\| (REQ-|Id |---)/.test(line));
    const changed = withProofs(page, new Map([["REQ-APP-12", ["server config", "x", "y"]]]));
    expect(outside(changed)).toEqual(outside(page));
    const testsIn = (text: string, id: string) => readStatements(text).find((row) => row.id === id)!.tests;
    expect(testsIn(changed, "REQ-APP-12")).toBe("server config, x");
    expect(testsIn(changed, "REQ-APP-01")).toBe(testsIn(page, "REQ-APP-01"));
  });
});
