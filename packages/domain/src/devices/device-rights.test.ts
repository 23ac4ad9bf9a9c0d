import fc from "fast-check";
import { expect, it } from "vitest";
import { mayDo, type Right, RIGHT_NAMES } from "../rights/rights.js";
import { STORE_ROLES } from "../rights/roles.js";
import { DEVICE_RIGHTS, DEVICE_ROLES, lacksPerson, mayOnDevice } from "./device-rights.js";

const right = fc.constantFrom(...RIGHT_NAMES);
const role = fc.constantFrom(...DEVICE_ROLES);
const person = fc.constantFrom(null, ...STORE_ROLES);

it("gives a device no right that neither its role nor the person before it has", () => {
  fc.assert(
    fc.property(right, role, person, (name, as, who) => {
      if (!mayOnDevice(name, { role: as, person: who })) return;
      expect(Object.keys(DEVICE_RIGHTS)).toContain(name);
      expect(mayDo(as, name) || (who !== null && mayDo(who, name))).toBe(true);
    }),
  );
});

it("asks for a person where money or a customer's order is lost, and for nothing else", () => {
  const needing = RIGHT_NAMES.filter((name) => lacksPerson(name, { role: "counter", person: null }));
  expect(needing).toEqual(["order.refuse", "order.refund"] satisfies Right[]);
  for (const name of needing) {
    expect(mayOnDevice(name, { role: "counter", person: null })).toBe(false);
    expect(mayOnDevice(name, { role: "counter", person: "owner" })).toBe(true);
    expect(lacksPerson(name, { role: "counter", person: "owner" })).toBe(false);
  }
  // A person's own role counts: a counter gives no money back.
  expect(mayOnDevice("order.refund", { role: "counter", person: "counter" })).toBe(false);
  expect(mayOnDevice("order.refuse", { role: "counter", person: "counter" })).toBe(true);
  expect(mayOnDevice("order.refuse", { role: "kitchen", person: "kitchen" })).toBe(false);
});

it("never shows a kitchen's screen prices, customers, or how to end an order, whoever is named", () => {
  fc.assert(
    fc.property(person, (who) => {
      for (const name of ["order.read", "order.customer", "order.hand_over", "store.pause"] as const)
        expect(mayOnDevice(name, { role: "kitchen", person: who })).toBe(false);
    }),
  );
});

it("keeps menu, members, hours, money reports and devices out of reach", () => {
  for (const name of [
    "menu.change",
    "member.manage",
    "store.hours",
    "report.read",
    "audit.read",
    "device.manage",
    "account.secure",
    "order.refund_any",
  ] as const)
    expect([name, mayOnDevice(name, { role: "counter", person: "owner" })]).toEqual([name, false]);
});
