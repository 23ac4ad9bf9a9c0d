import {
  canTransition,
  isBrought,
  isServed,
  lifecyclePath,
  ORDER_STATUSES,
  orderStatusRules,
  type OrderActor,
  type OrderStatus,
} from "@talabee/domain";
import { openShiftFor } from "../../testing/rider-fixture.js";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { riders, stores } from "../../db/schema.js";
import { fill, place, setUpOrderTests, stockOf, test } from "../../testing/order-fixture.js";
import { repetitions } from "../../testing/repetitions.js";
import type { Person } from "../../testing/test-panel.js";
import { creditWallet } from "../wallet/ledger.js";

setUpOrderTests();

describe("REQ-REL-13: an order only follows its lifecycle", () => {
  const move = (who: Person, id: string, to: string, version: number, reason: string | null = "why not") =>
    test.post(`/api/panel/orders/${id}/transition`, { to, version, reason }, who);

  it.each(["delivery", "pickup", "dine_in"] as const)(
    "REQ-REL-13: every status, target and role of a %s order",
    async (type) => {
      await test.db
        .update(stores)
        .set({ orderTypes: ["delivery", "pickup", "dine_in"] })
        .where(eq(stores.id, "spice"));
      const admin = await test.person({ role: "admin" });
      const vendor = await test.person({ storeId: "spice" });
      const reach = async (status: OrderStatus) => {
        const customer = await test.person();
        const rider = await test.person();
        const rider_id = randomUUID();
        await test.db.insert(riders).values({
          id: rider_id,
          userId: rider.id,
          name: "Joseph",
          phone: "+97466918240",
          isAvailable: true,
          createdAt: new Date(),
        });
        await openShiftFor(test, rider_id);
        await fill(customer, "spice.tea");
        const fields = {
          order_type: type,
          payment_method: "cod",
          ...(type === "delivery" ? { address_id: await test.addressOf(customer) } : {}),
          ...(type === "dine_in" ? { table_number: "4" } : {}),
        };
        const { quote_hash } = (await test.post("/api/cart/quote", fields, customer)).body.data;
        let order = (await place({ ...fields, quote_hash }, customer)).body.data;
        for (const to of lifecyclePath(type, status)!) {
          if (isBrought(type) && orderStatusRules(to).hasLeftStore && !order.rider) {
            order = (await test.post(`/api/panel/orders/${order.id}/rider`, { rider_id }, admin)).body.data;
          }
          // By another person than those below: repeating one's own transition is not rejected.
          order = (await move(await test.person({ role: "admin" }), order.id, to, order.version)).body.data;
        }
        expect(order.order_status).toBe(status);
        return { order, people: { admin, vendor, rider, customer } as Record<string, Person> };
      };
      const reachable = ORDER_STATUSES.filter((status) => lifecyclePath(type, status) !== null);
      for (const from of reachable) {
        let at = await reach(from);
        for (const actor of ["vendor", "rider", "admin", "customer"] as const satisfies OrderActor[]) {
          for (const to of ORDER_STATUSES) {
            if (actor === "customer" && to !== "canceled") continue;
            const { order, people } = at;
            const hasRider = isBrought(type) && orderStatusRules(from).hasLeftStore;
            const result = canTransition({
              from,
              to,
              orderType: type,
              actor,
              facts: {
                now: 0,
                waiting_since: 0,
                placed_at: 0,
                accepted_at: 0,
                preparing: false,
                has_driver: actor !== "rider" || hasRider,
                payment_method: "cod",
                payment_status: "unpaid",
                // Accepted, it got one; on this way nobody says it.
                hand_over_code: from === "pending" || isServed(type) ? "none" : "missing",
                reason: "why not",
              },
            });
            const answer =
              actor === "customer"
                ? await test.post(`/api/orders/${order.id}/cancel`, { reason: "why not" }, people[actor]!)
                : await move(people[actor]!, order.id, to, order.version);
            const what = `${actor}: ${from} to ${to}`;
            if (result.allowed && (actor !== "rider" || hasRider)) {
              expect([what, answer.status, answer.body.data.order_status]).toEqual([what, 200, to]);
              at = await reach(from);
            } else if (actor === "rider" && !hasRider) {
              expect([what, answer.status]).toEqual([what, 404]);
            } else if (!result.allowed && result.why === "code_missing") {
              expect([what, answer.status, answer.body.code]).toEqual([what, 422, "hand_over_code_missing"]);
            } else {
              expect([what, answer.status, answer.body.code]).toEqual([what, 409, "invalid_transition"]);
              expect(answer.body.data.order_status).toBe(from);
            }
          }
        }
      }
    },
  );

  it("REQ-REL-13: of a concurrent customer and store one wins, and stock and money are returned once", async () => {
    const staff = await test.person({ storeId: "spice" });
    for (let round = 0; round < repetitions(6, 50); round++) {
      const someone = await test.person();
      await test.db.transaction((tx) =>
        creditWallet(tx, test.panel.jobs, someone.id, {
          kind: "gift",
          amount: 500,
          expiresAt: null,
          at: test.panel.clock(),
        }),
      );
      await fill(someone, "spice.scarce", { quantity: 2 });
      const fields = { order_type: "pickup", payment_method: "cod", use_wallet: true };
      const { quote_hash } = (await test.post("/api/cart/quote", fields, someone)).body.data;
      const order = (await place({ ...fields, quote_hash }, someone)).body.data;
      const [canceled, rejected, again] = await Promise.all([
        test.post(`/api/orders/${order.id}/cancel`, { reason: "changed my mind" }, someone),
        move(staff, order.id, "canceled", 1, "no gas"),
        test.post(`/api/orders/${order.id}/cancel`, {}, someone),
      ]);
      const wins = [canceled.status === 200 || again.status === 200, rejected.status === 200];
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await stockOf("spice.scarce")).toBe(10);
      const wallet = (await test.get("/api/wallet", someone)).body.data;
      expect(wallet.balance).toBe(500);
    }
  });
});
