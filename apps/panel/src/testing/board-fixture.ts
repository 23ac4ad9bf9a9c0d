import type { Board, BoardCard } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { auditLog, riders } from "../db/schema.js";
import { openShiftFor } from "./rider-fixture.js";
import { brokenInvariants } from "./invariants.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;
export let customer: Person;
/** Of the store "spice", by their roles. */
export let counter: Person;
export let cook: Person;
export let manager: Person;
/** The owner of another store. */
export let stranger: Person;
export let admin: Person;

/** Registers the hooks of a test file about a store's board. */
export function setUpBoardTests(): void {
  beforeAll(async () => {
    test = await createTestPanel();
    customer = await test.person();
    counter = await test.person({ storeId: "spice", storeRole: "counter" });
    cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
    manager = await test.person({ storeId: "spice", storeRole: "manager" });
    stranger = await test.person({ storeId: "bakery" });
    admin = await test.person({ role: "admin" });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(await brokenInvariants(test.db)).toEqual([]);
    await test.forgetOrders();
  });
}

/** Does something with an order on the board. */
export const act = (who: Person, id: string, name: string, body: object, key?: string) =>
  test.post(`/api/panel/orders/${id}/${name}`, body, key === undefined ? who : { ...who, key });

export const readBoard = async (who: Person): Promise<Board> =>
  (await test.get("/api/panel/stores/spice/board", who)).body.data;

export const cardOf = (answer: Answer): BoardCard => answer.body.data;

export const trackOf = async (id: string, who = customer) =>
  (await test.get(`/api/orders/${id}/track`, who)).body.data;

/** Why an act was refused. */
export const why = ({ body }: Answer) => [body.code, body.data?.why];

/** What the audit log says of an order, and of whom. */
export const audited = async (id: string) =>
  (await test.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)).map(
    ({ action, actorId }) => [action, actorId],
  );

export async function newRider(): Promise<Person & { riderId: string }> {
  const person = await test.person();
  const riderId = randomUUID();
  const row = { id: riderId, userId: person.id, name: "Suresh", phone: "+97433104821", isAvailable: true };
  await test.db.insert(riders).values({ ...row, createdAt: test.panel.clock() });
  await openShiftFor(test, riderId);
  return { ...person, riderId };
}

/** A delivery that a rider carries, accepted on the board: its customer has a code. */
export async function underWay() {
  const order = await test.order(customer, [["spice.tea", 1]], "delivery");
  await act(counter, order.id, "accept", { version: 1, minutes: 20 });
  const rider = await newRider();
  const assigned = await act(counter, order.id, "rider", { rider_id: rider.riderId });
  const version = assigned.body.data.version as number;
  await act(rider, order.id, "transition", { to: "delivering", version });
  const code = (await trackOf(order.id)).hand_over_code as string;
  return { id: order.id as string, rider, version: version + 1, code };
}

/** A code that is not the given one. */
export const wrong = (code: string, nth = 1) => String((Number(code) + nth) % 10_000).padStart(4, "0");
