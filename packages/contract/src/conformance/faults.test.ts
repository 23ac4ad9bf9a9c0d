import { beforeAll, describe, expect, it } from "vitest";
import { faults } from "../../test/faults.js";
import { mailed, verify } from "../../test/verify-example.js";
import { registry } from "../registry.js";

let plain: Awaited<ReturnType<typeof verify>>;
beforeAll(async () => void (plain = await verify()));

describe("a faulty panel", () => {
  it.each(Object.entries(faults))("is detected: %s", async (_, fault) => {
    const { report, found, asked } = await verify(fault.answers, fault.access ?? mailed);
    expect(found).toEqual(expect.arrayContaining([...(fault.found ?? [])]));
    expect(report.skipped).toEqual(expect.arrayContaining([...(fault.skipped ?? [])]));
    for (const call of fault.fewerCallsOf ?? [])
      expect(asked(call).length).toBeLessThan(plain.asked(call).length);
    // A panel without faults has none of these findings.
    for (const one of fault.found ?? []) expect(plain.found).not.toContain(one);
    expect(plain.report.skipped).toEqual([]);
  });

  it("is reported without a crash, whatever it returns", async () => {
    for (const junk of [null, "x", 3, [], [null], {}, { items: [null], next_cursor: 7 }]) {
      const everywhere = Object.fromEntries(
        Object.keys(registry).map((name) => [name, () => junk ?? new Response("null")]),
      );
      const { report } = await verify(everywhere);
      expect(report.conforms).toBe(false);
    }
  });
});
