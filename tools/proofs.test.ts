import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bodiesOf, citedIds, PAGE, readProofs, readStatements, withProofs, written } from "./proofs.mjs";

/** Statements about what is in the client alone, or that no call of the server leads to (its 403 page): proven beside the code. */
const BESIDE_THE_CODE = ["REQ-ROUTE-43", "REQ-AUTH-26"];

describe("each statement of the specification", () => {
  const proofs = readProofs();
  const statements = readStatements();

  it("is on the page", () => {
    expect(statements).toHaveLength(335);
  });

  it("has a test", () => {
    expect(
      statements.filter(({ id }) => !proofs.has(id)).map(({ id, statement }) => `${id} ${statement}`),
    ).toEqual([]);
  });

  it("is proven against the real server, except what is not the server's", () => {
    const beside = statements.filter(({ id }) =>
      proofs.get(id)?.every((name: string) => name.startsWith("unit ")),
    );
    expect(beside.map(({ id }) => id)).toEqual(BESIDE_THE_CODE);
  });

  it("names its tests as they are: run `node tools/proofs.mjs`", () => {
    const stale = statements.filter(({ id, tests }) => tests !== written(proofs.get(id) ?? []));
    expect(stale.map(({ id }) => id)).toEqual([]);
  });
});

it("reads ranges, and what stands before the first test for nothing", () => {
  expect(citedIds("REQ-FORM-01 to REQ-FORM-03, REQ-API-09")).toEqual([
    "REQ-FORM-01",
    "REQ-FORM-03",
    "REQ-API-09",
    "REQ-FORM-01",
    "REQ-FORM-02",
    "REQ-FORM-03",
  ]);
  expect(
    citedIds(bodiesOf("/** REQ-API-01 */\nconst a = 1;\n\ntest('x', () => {\n  // REQ-API-02\n});")),
  ).toEqual(["REQ-API-02"]);
});

it("changes nothing else of the page", () => {
  const page = readFileSync(PAGE, "utf8");
  const outside = (text: string) => text.split("\n").filter((line) => !/^\| (REQ-|Id |---)/.test(line));
  expect(outside(withProofs(page, readProofs()))).toEqual(outside(page));
});
