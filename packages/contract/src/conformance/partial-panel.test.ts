import { describe, expect, it } from "vitest";
import { refuse } from "../../test/example-panel.js";
import { NO_SESSION, NO_STORE } from "../../test/faults.js";
import { verify } from "../../test/verify-example.js";
import { registry } from "../registry.js";
import { formatReport } from "./report.js";

describe("a panel that serves only some calls", () => {
  it("conforms; each unserved call is tried once", async () => {
    const some = ["startup", "appSettings", "home", "categories"];
    const gone = [
      () => refuse("not_served"),
      () => refuse("method_not_allowed"),
      () => new Response("<h1>Not found</h1>", { status: 404 }),
    ];
    // A call without parameters has no resource that could be missing.
    const withoutParameters = () => refuse("not_found");
    const others = Object.keys(registry).filter((name) => !some.includes(name));
    const { report, found, asked } = await verify(
      Object.fromEntries(
        others.map((name, index) => [
          name,
          registry[name]!.parameters.length === 0 && index % 4 === 3 ? withoutParameters : gone[index % 3]!,
        ]),
      ),
    );
    expect(found).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(
      report.calls
        .filter(({ served }) => served)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(some.toSorted());
    expect(report.skipped).toEqual([NO_STORE, NO_SESSION]);
    for (const name of others) expect(asked(name)).toHaveLength(1);
    const text = formatReport(report);
    expect(text).toContain(`Not served (${others.length}):\n  `);
    expect(text).toMatch(/✓ conforms: 4 of \d+ calls served, \d+ checks passed$/);
    expect(text).not.toContain("only refusals");
  });

  it("is checked as far as possible when calls within a journey are missing", async () => {
    const missing = ["login", "addresses", "updateCartLine", "orderEvents", "storeCategory"];
    const { report, found } = await verify(
      Object.fromEntries(missing.map((name) => [name, () => refuse("not_served")])),
    );
    expect(
      report.calls
        .filter(({ served }) => !served)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(missing.toSorted());
    expect(found.filter((one) => missing.includes(one.split(":")[0]!))).toEqual([]);
    expect(report.calls.find(({ call }) => call === "cancelOrder")!.succeeded).toBe(true);
  });
});
