import { beforeAll, describe, expect, it } from "vitest";
import { faults } from "../../test/faults.js";
import { mailed, verify } from "../../test/verify-example.js";
import { registry } from "../registry.js";

let plain: Awaited<ReturnType<typeof verify>>;
beforeAll(async () => void (plain = await verify()));

describe("a panel", () => {
  it.each(Object.entries(faults))("is found out with %s", async (_, fault) => {
    const { report, found, asked } = await verify(fault.answers, fault.access ?? mailed);
    expect(found).toEqual(expect.arrayContaining([...(fault.found ?? [])]));
    expect(report.skipped).toEqual(expect.arrayContaining([...(fault.skipped ?? [])]));
    for (const call of fault.unasked ?? []) expect(asked(call).length).toBeLessThan(plain.asked(call).length);
    // None of it is told of every panel.
    for (const one of fault.found ?? []) expect(plain.found).not.toContain(one);
    expect(plain.report.skipped).toEqual([]);
  });

  it("is never too strange to be told of", async () => {
    for (const junk of [null, "x", 3, [], [null], {}, { items: [null], next_cursor: 7 }]) {
      const everywhere = Object.fromEntries(
        Object.keys(registry).map((name) => [name, () => junk ?? new Response("null")]),
      );
      const { report } = await verify(everywhere);
      expect(report.conforms).toBe(false);
    }
  });
});
