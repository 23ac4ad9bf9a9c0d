import { OFFER_MS } from "@talabee/domain";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs, notifications, rideOffers, users } from "../../db/schema.js";
import {
  acceptedOrder,
  admin,
  move,
  rider,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { emptyTables } from "../../testing/empty-tables.js";
import type { Person } from "../../testing/test-panel.js";
import { act, far, near, now, offer, setUpRiders } from "../../testing/ride-fixture.js";
import { createOffers, SEEK_RIDER } from "./offers.js";

setUpAdminTests();
setUpRiders();

describe("offers", () => {
  it("go to the nearest rider, and on to the next when nobody answers", async () => {
    const order = await acceptedOrder();
    expect((await offer(order.id)).body.data.rider.id).toBe(near.riderId);
    const shown = (await now(near)).offer;
    expect(shown).toMatchObject({ order_code: order.order_code, items_count: 1, cash_due: order.amount_due });
    expect((await now(far)).offer).toBeNull();
    const { passOn } = createOffers(test.panel);
    expect(await passOn(shown.id)).toEqual(expect.any(Date));
    test.passTime(OFFER_MS / 1000);
    expect((await act(near, `offers/${shown.id}/accept`)).body.code).toBe("offer_gone");
    expect(await passOn(shown.id)).toBeNull();
    expect((await now(near)).offer).toBeNull();
    const next = (await now(far)).offer;
    const accepted = await act(far, `offers/${next.id}/accept`);
    expect(accepted.body.data.ride).toMatchObject({ id: order.id, picked_up_at: null, code: "asked" });
    // Said again, as by a phone that did not hear the answer.
    expect((await act(far, `offers/${next.id}/accept`)).status).toBe(200);
    expect((await offer(order.id)).body.code).toBe("invalid_transition");
  });

  it("are declined to the next, who is not asked twice", async () => {
    const order = await acceptedOrder();
    await offer(order.id);
    await act(near, `offers/${(await now(near)).offer.id}/decline`, { reason: "too_far" });
    const { offer: second } = await now(far);
    expect((await act(near, `offers/${second.id}/accept`)).status).toBe(404);
    await act(far, `offers/${second.id}/decline`);
    expect([(await now(near)).offer, (await now(far)).offer]).toEqual([null, null]);
    const rows = await test.db.select().from(rideOffers);
    expect(rows.map(({ answer, reason }) => [answer, reason])).toEqual([
      ["declined", "too_far"],
      ["declined", null],
    ]);
  });

  it("to one rider do not pass on, and two orders never ask the same", async () => {
    const [one, two] = [await acceptedOrder(), await acceptedOrder(await test.person())];
    await Promise.all([offer(one.id), offer(two.id)]);
    const asked = await test.db.select().from(rideOffers);
    expect(new Set(asked.map(({ riderId }) => riderId)).size).toBe(2);
    expect((await offer(one.id, { rider_id: near.riderId })).status).toBeOneOf([200, 409]);
    expect((await offer(one.id, {}, stranger)).status).toBe(404);
    expect((await offer(one.id, { rider_id: "nobody" })).status).toBe(404);
  });

  it("are gone once another rider was assigned, or the order was canceled", async () => {
    const order = await acceptedOrder();
    await offer(order.id, { rider_id: near.riderId });
    const { id } = (await now(near)).offer;
    await act(staff, `orders/${order.id}/rider`, { rider_id: far.riderId });
    expect((await act(near, `offers/${id}/accept`)).body.code).toBe("offer_gone");
    expect((await now(near)).offer).toBeNull();
    // Who was asked for nothing is free at once.
    const other = await acceptedOrder(await test.person());
    expect((await offer(other.id, { rider_id: near.riderId })).status).toBe(200);
    const later = (await now(near)).offer.id;
    await move(staff, other.id, "canceled", 2, "x");
    expect((await act(near, `offers/${later}/accept`)).body.code).toBe("offer_gone");
    expect((await now(near)).offer).toBeNull();
  });

  it("are made to nobody whose account is blocked, whoever asks", async () => {
    await test.db.update(users).set({ blockedAt: test.panel.clock() }).where(eq(users.id, near.id));
    const order = await acceptedOrder();
    expect((await offer(order.id, { rider_id: near.riderId })).body.code).toBe("not_found");
    expect((await offer(order.id)).body.data.rider.id).toBe(far.riderId);
    const given = await act(staff, `orders/${order.id}/rider`, { rider_id: near.riderId });
    expect(given.body.code).toBe("not_found");
    const listed = async (who: Person) =>
      (await test.get("/api/panel/riders", who)).body.data.items as { id: string; is_available: boolean }[];
    expect((await listed(staff)).map(({ id }) => id)).not.toContain(near.riderId);
    expect((await listed(admin)).find(({ id }) => id === near.riderId)?.is_available).toBe(false);
  });

  it("are taken by one rider only, however many press at once", async () => {
    const order = await acceptedOrder();
    await offer(order.id, { rider_id: near.riderId });
    const { id } = (await now(near)).offer;
    const all = await Promise.all([
      act(near, `offers/${id}/accept`),
      act(near, `offers/${id}/accept`),
      act(staff, `orders/${order.id}/rider`, { rider_id: far.riderId }),
    ]);
    for (const { status } of all) expect(status).toBeOneOf([200, 409]);
    const carrying = [(await now(near)).ride, (await now(far)).ride].filter((ride) => ride !== null);
    expect(carrying).toHaveLength(1);
  });
});

describe("a search for a rider", () => {
  const seek = (id: string) => createOffers(test.panel).seek(id);
  const told = async (who = staff) => {
    const rows = await test.db.select().from(notifications).where(eq(notifications.userId, who.id));
    return rows.map(({ data }) => (data as { kind: string }).kind).filter((kind) => kind.startsWith("ride_"));
  };
  const decline = async (who = near) => act(who, `offers/${(await now(who)).offer.id}/decline`);
  const off = (who: typeof near) => act(who, "riders/duty", { on_duty: false });
  beforeEach(() => emptyTables(test.db, "notifications"));

  it("that nobody answers is told of, goes on, and can be begun again", async () => {
    const order = await acceptedOrder();
    await offer(order.id);
    await decline(near);
    expect(await told()).toEqual([]);
    await decline(far);
    expect([await told(), await told(stranger)]).toEqual([["ride_untaken"], []]);
    const [job] = await test.db.select().from(jobs).where(eq(jobs.kind, SEEK_RIDER));
    expect(job).toMatchObject({ subject: order.id });
    // Nobody has become free.
    expect(await seek(order.id)).toEqual(expect.any(Date));
    const late = await rider();
    expect(await seek(order.id)).toBeNull();
    expect((await now(late)).offer.order_code).toBe(order.order_code);
    expect(await seek(order.id)).toBeNull();
    await decline(late);
    expect(await told()).toHaveLength(2);
    // Somebody presses again: all are asked once more.
    expect((await offer(order.id)).body.data.rider.id).toBe(near.riderId);
    expect((await act(near, `offers/${(await now(near)).offer.id}/accept`)).status).toBe(200);
    expect(await seek(order.id)).toBeNull();
  });

  it("begins by itself once anybody is on duty", async () => {
    for (const who of [near, far]) await off(who);
    const order = await acceptedOrder();
    expect((await offer(order.id)).body.data).toEqual({ rider: null, expires_at: null });
    expect(await seek(order.id)).toEqual(expect.any(Date));
    await act(far, "riders/duty", { on_duty: true });
    expect(await seek(order.id)).toBeNull();
    expect((await now(far)).offer.order_code).toBe(order.order_code);
  });

  it("goes on after one rider who was asked does not want", async () => {
    const order = await acceptedOrder();
    await offer(order.id, { rider_id: far.riderId });
    // Now anybody: far is asked already, and near is next.
    expect((await offer(order.id)).body.data.rider.id).toBe(far.riderId);
    await decline(far);
    expect((await now(near)).offer.order_code).toBe(order.order_code);
    await decline(near);
    expect(await told()).toEqual(["ride_untaken"]);
    // While the search goes on, the store asks somebody itself.
    await offer(order.id, { rider_id: near.riderId });
    expect(await seek(order.id)).toEqual(expect.any(Date));
    await decline(near);
    expect(await seek(order.id)).toBeNull();
    expect((await now(far)).offer.order_code).toBe(order.order_code);
  });

  it("ends with the order, and is nobody's when one rider was asked who does not want", async () => {
    const order = await acceptedOrder();
    await offer(order.id, { rider_id: near.riderId });
    await decline(near);
    expect(await told()).toEqual(["ride_untaken"]);
    expect(await test.db.select().from(jobs).where(eq(jobs.kind, SEEK_RIDER))).toEqual([]);
    await offer(order.id);
    await move(staff, order.id, "canceled", 2, "x");
    test.passTime(OFFER_MS / 1000);
    const { offer: late } = await now(near);
    expect(late).toBeNull();
    const [last] = await test.db.select().from(rideOffers).orderBy(desc(rideOffers.offeredAt)).limit(1);
    expect(await createOffers(test.panel).passOn(last!.id)).toBeNull();
    expect([await seek(order.id), await told()]).toEqual([null, ["ride_untaken"]]);
  });
});
