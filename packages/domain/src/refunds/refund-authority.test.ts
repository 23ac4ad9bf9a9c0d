import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayDo } from "../rights/rights.js";
import { WORK_ROLES } from "../rights/roles.js";
import { missingRefundRight, REFUND_HOURS, REFUND_LIMITS, type RefundByPerson } from "./refund-authority.js";

const HOUR = 3_600_000;
const standard = REFUND_LIMITS.qa;
const limits = { standard, decided: null };
const now = Date.UTC(2026, 10, 29);
const refund = (total: number, hours = 0): RefundByPerson => ({ total, now, ended_at: now - hours * HOUR });

const role = fc.constantFrom(...WORK_ROLES);
const total = fc.nat(100_000);
const hours = fc.nat(100);
const anyLimits = fc.record({ standard: fc.nat(50_000), decided: fc.option(fc.nat(50_000)) });

describe("who may refund how much", () => {
  it.each(["manager", "owner", "support"] as const)("%s: up to the limit and in time", (who) => {
    expect(missingRefundRight(who, refund(standard, REFUND_HOURS), limits)).toBeNull();
    const above = { why: "above_limit", right: "order.refund_any", limit: standard };
    expect(missingRefundRight(who, refund(standard + 1), limits)).toEqual(above);
    const late = { ...refund(1, REFUND_HOURS), now: now + 1 };
    expect(missingRefundRight(who, late, limits)).toEqual({ why: "too_late", right: "order.refund_any" });
  });

  it("follows the office, but not beyond the standard for managers", () => {
    const more = { standard, decided: 2 * standard };
    const less = { standard, decided: 0 };
    for (const who of ["owner", "support"] as const) {
      expect(missingRefundRight(who, refund(2 * standard), more)).toBeNull();
      expect(missingRefundRight(who, refund(1), less)).toMatchObject({ limit: 0 });
    }
    expect(missingRefundRight("manager", refund(2 * standard), more)).toMatchObject({ limit: standard });
    expect(missingRefundRight("manager", refund(1), less)).toMatchObject({ limit: 0 });
  });

  it("has no limit for those with the right to any refund, and names the right to those with none", () => {
    fc.assert(
      fc.property(role, total, hours, anyLimits, (who, amount, age, of) => {
        const missing = missingRefundRight(who, refund(amount, age), of);
        if (mayDo(who, "order.refund_any")) expect(missing).toBeNull();
        else if (!mayDo(who, "order.refund"))
          expect(missing).toEqual({ why: "no_right", right: "order.refund" });
        // Whoever has the right that is named may make it.
        if (missing !== null && missing.right === "order.refund_any")
          for (const one of WORK_ROLES.filter((other) => mayDo(other, missing.right)))
            expect(missingRefundRight(one, refund(amount, age), of)).toBeNull();
      }),
    );
  });

  it("allows what is less or earlier than what it allows, and to an owner what it allows to a manager", () => {
    fc.assert(
      fc.property(role, total, hours, total, hours, anyLimits, (who, amount, age, less, earlier, of) => {
        if (missingRefundRight(who, refund(amount, age), of) !== null) return;
        const smaller = refund(Math.min(amount, less), Math.min(age, earlier));
        expect(missingRefundRight(who, smaller, of)).toBeNull();
        if (who === "manager") expect(missingRefundRight("owner", refund(amount, age), of)).toBeNull();
      }),
    );
  });

  it("is not got round in parts", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9000)), anyLimits, (parts, of) => {
        let given = 0;
        for (const part of parts)
          if (missingRefundRight("manager", refund(given + part), of) === null) given += part;
        expect(given).toBeLessThanOrEqual(Math.min(of.standard, of.decided ?? of.standard));
      }),
    );
  });
});
