import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayDo, mayGrant, type Right, RIGHT_NAMES, RIGHTS, rolesWith } from "./rights.js";
import { isOfficeRole, isStoreRole, OFFICE_ROLES, STORE_ROLES, WORK_ROLES } from "./roles.js";

const right = fc.constantFrom(...RIGHT_NAMES);
const role = fc.constantFrom(...WORK_ROLES);
const rightsOf = (who: (typeof WORK_ROLES)[number]) => RIGHT_NAMES.filter((name) => mayDo(who, name));

describe("rights", () => {
  it("grow with each role of a store", () => {
    fc.assert(
      fc.property(right, fc.nat(STORE_ROLES.length - 2), (name, index) => {
        const [lower, higher] = [STORE_ROLES[index]!, STORE_ROLES[index + 1]!];
        expect(!mayDo(lower, name) || mayDo(higher, name)).toBe(true);
      }),
    );
    // Each role has something that the one before it has not.
    const counts = STORE_ROLES.map((who) => rightsOf(who).length);
    expect(new Set(counts).size).toBe(STORE_ROLES.length);
  });

  it("of a super admin are all but a rider's own", () => {
    for (const name of RIGHT_NAMES) expect([name, mayDo("super", name)]).toEqual([name, name !== "ride.do"]);
  });

  it("of an admin hold those of support, finance and content", () => {
    fc.assert(
      fc.property(right, fc.constantFrom("support", "finance", "content"), (name, who) => {
        expect(!mayDo(who, name) || mayDo("admin", name)).toBe(true);
      }),
    );
    expect(rightsOf("super").filter((name) => !mayDo("admin", name))).toEqual([
      "settings.change",
      "office.manage",
    ]);
  });

  it("of a kitchen show neither prices nor people, and move no money", () => {
    expect(rightsOf("kitchen")).toEqual([
      "board.read",
      "order.prepare",
      "menu.read",
      "store.read",
      "account.secure",
    ] satisfies Right[]);
  });

  it("of a counter move an order to its end, and no money back", () => {
    for (const name of ["order.accept", "order.refuse", "order.hand_over", "rider.assign"] as const)
      expect([name, mayDo("counter", name)]).toEqual([name, true]);
    for (const name of [
      "order.refund",
      "menu.change",
      "store.hours",
      "member.manage",
      "report.read",
    ] as const)
      expect([name, mayDo("counter", name)]).toEqual([name, false]);
  });

  it("of a manager end at fees and at the audit log", () => {
    expect(rightsOf("owner").filter((name) => !mayDo("manager", name))).toEqual([
      "store.delivery",
      "audit.read",
    ]);
  });

  it("of a rider concern orders and riders", () => {
    expect(rightsOf("rider")).toEqual([
      "order.read",
      "order.customer",
      "order.hand_over",
      "rider.read",
      "ride.do",
      "account.secure",
    ] satisfies Right[]);
  });

  it("of support, finance and content are apart", () => {
    expect(mayDo("support", "coupon.manage")).toBe(false);
    expect(mayDo("support", "settings.change")).toBe(false);
    expect(mayDo("finance", "customer.read")).toBe(false);
    expect(mayDo("finance", "order.customer")).toBe(false);
    expect(mayDo("finance", "order.refund")).toBe(true);
    expect(mayDo("content", "order.read")).toBe(false);
    expect(mayDo("content", "order.refund")).toBe(false);
    expect(mayDo("content", "menu.change")).toBe(true);
  });

  it("have names of a subject and an act, and somebody has each of them", () => {
    for (const name of RIGHT_NAMES) {
      expect(name).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(rolesWith(name)).not.toEqual([]);
      for (const who of WORK_ROLES) expect(rolesWith(name).includes(who)).toBe(mayDo(who, name));
      expect(RIGHTS[name].office).toEqual(
        OFFICE_ROLES.filter((one) => (RIGHTS[name].office as readonly string[]).includes(one)),
      );
    }
  });

  it("divide the roles into store, office and rider", () => {
    for (const who of WORK_ROLES) {
      const kinds = [isStoreRole(who), isOfficeRole(who), who === "rider"];
      expect(kinds.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe("giving roles", () => {
  it("never lets anybody give more rights of a store than they have", () => {
    fc.assert(
      fc.property(role, fc.constantFrom(...STORE_ROLES), right, (who, granted, name) => {
        if (isStoreRole(who) && mayGrant(who, granted)) {
          expect(!mayDo(granted, name) || mayDo(who, name)).toBe(true);
        }
      }),
    );
  });

  it("is for owners, managers below their own, admins and super admins", () => {
    const granted = (who: (typeof WORK_ROLES)[number]) => WORK_ROLES.filter((one) => mayGrant(who, one));
    expect(Object.fromEntries(WORK_ROLES.map((who) => [who, granted(who)]))).toEqual({
      kitchen: [],
      counter: [],
      manager: ["kitchen", "counter"],
      owner: ["kitchen", "counter", "manager", "owner"],
      support: [],
      finance: [],
      content: [],
      admin: ["kitchen", "counter", "manager", "owner", "rider"],
      super: [...WORK_ROLES],
      rider: [],
    });
  });
});
