import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { appSettings, auditLog, riders, users } from "../db/schema.js";
import { emptyTables } from "./empty-tables.js";
import { openShiftFor } from "./rider-fixture.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

export let customer: Person;

export let staff: Person;

export let stranger: Person;

export let admin: Person;

export let superAdmin: Person;

/** Registers the hooks of a test file: a panel with a customer, staff of a store, an admin and a super admin. */
export function setUpAdminTests(): void {
  beforeAll(async () => {
    test = await createTestPanel();
    customer = await test.person();
    staff = await test.person({ storeId: "spice" });
    stranger = await test.person({ storeId: "bakery" });
    admin = await test.person({ role: "admin" });
    superAdmin = await test.person({ role: "admin" });
    await test.db.update(users).set({ role: "super_admin" }).where(eq(users.id, superAdmin.id));
  });
  afterAll(() => test.close());
  beforeEach(() => test.forgetOrders());
  afterEach(async () => {
    await test.db.delete(appSettings);
    await emptyTables(test.db, "audit_log");
  });
}

/** A rider on duty, with an open shift. */
export async function rider(): Promise<Person & { riderId: string }> {
  const person = await test.person();
  const riderId = randomUUID();
  await test.db.insert(riders).values({
    id: riderId,
    userId: person.id,
    name: "Suresh",
    phone: "+97433104821",
    isAvailable: true,
    createdAt: test.panel.clock(),
  });
  await openShiftFor(test, riderId);
  return { ...person, riderId };
}

export const move = (who: Person, id: string, to: string, version: number, reason?: string) =>
  test.post(`/api/panel/orders/${id}/transition`, { to, version, reason }, who);

export const assign = (who: Person, id: string, rider_id: string, language: "en" | "ar" = "en") =>
  test.post(`/api/panel/orders/${id}/rider`, { rider_id }, { ...who, language });

/** An order to be delivered that the store has accepted: version 2. */
export async function acceptedOrder(of = customer) {
  const order = await test.order(of, [["spice.tea", 1]], "delivery");
  await move(staff, order.id, "accepted", 1);
  return order;
}

export const idsOf = (answer: Answer) =>
  answer.body.data.items.map(({ id }: { id: string }) => id) as string[];

export const actions = async () =>
  (await test.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));
