import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { riders } from "../db/schema.js";
import { acceptedOrder, customer, rider, staff, test } from "./admin-fixture.js";
import { emptyTables } from "./empty-tables.js";
import type { Person } from "./test-panel.js";

export type TestRider = Person & { riderId: string };
export let near: TestRider;
export let far: TestRider;

/** Registers the hooks of a test file, beside those of its panel: two riders on duty, at two distances from the store. */
export function setUpRiders(): void {
  beforeEach(async () => {
    [near, far] = [await rider(), await rider()];
    await place(near, 25.3209);
    await place(far, 25.5);
  });
  afterEach(() => emptyTables(test.db, "riders"));
}

const place = ({ riderId }: TestRider, lat: number) =>
  test.db.update(riders).set({ lat, lng: 51.52 }).where(eq(riders.id, riderId));

export const act = (who: Person, path: string, body: object = {}) =>
  test.post(`/api/panel/${path}`, body, who);

/** What a rider's phone shows. */
export const now = async (who: Person) => (await test.get("/api/panel/rides/now", who)).body.data;

export const offer = (id: string, body: object = {}, who: Person = staff) =>
  act(who, `orders/${id}/offer`, body);

export const codeOf = async (id: string) =>
  (await test.get(`/api/orders/${id}/track`, customer)).body.data.hand_over_code as string;

/** Brings an order to a rider who has taken it. */
export async function taken(by: TestRider = near) {
  const order = await acceptedOrder();
  await offer(order.id, { rider_id: by.riderId });
  const { id } = (await now(by)).offer;
  expect((await act(by, `offers/${id}/accept`)).status).toBe(200);
  return order;
}

/** Brings an order to the door. */
export async function atTheDoor(by: TestRider = near) {
  const order = await taken(by);
  expect((await act(by, `rides/${order.id}/picked-up`)).status).toBe(200);
  return order;
}
