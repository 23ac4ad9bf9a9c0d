import { describe, expect, it } from "vitest";
import {
  acceptedOrder,
  admin,
  assign,
  customer,
  idsOf,
  move,
  rider,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { handOver } from "../../testing/move-order.js";
import type { Answer } from "../../testing/test-panel.js";

setUpAdminTests();

describe("orders", () => {
  it("are visible to their store, their rider and admins", async () => {
    const [first, second] = [
      await test.order(customer, [["spice.tea", 1]], "delivery"),
      await test.order(customer, [["spice.tea", 1]]),
    ];
    const elsewhere = await test.order(customer, [["bakery.cake", 1]]);
    expect(idsOf(await test.get("/api/panel/orders", staff))).toEqual([first.id, second.id]);
    expect(idsOf(await test.get("/api/panel/orders", stranger))).toEqual([elsewhere.id]);
    expect(idsOf(await test.get("/api/panel/orders?vendor_id=bakery", staff))).toEqual([]);
    expect(idsOf(await test.get("/api/panel/orders", admin))).toEqual([first.id, second.id, elsewhere.id]);

    await move(staff, second.id, "accepted", 1);
    await move(staff, second.id, "delivered", 2);
    const pages: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Answer = await test.get(
        `/api/panel/orders?per_page=1${cursor && `&cursor=${cursor}`}`,
        admin,
      );
      pages.push(...idsOf(page));
      cursor = page.body.data.next_cursor;
    }
    expect(pages).toEqual([first.id, elsewhere.id, second.id]);
    expect(idsOf(await test.get("/api/panel/orders?status=delivered", staff))).toEqual([second.id]);
    expect((await test.get("/api/panel/orders?cursor=x", staff)).status).toBe(422);

    const detail = await test.get(`/api/panel/orders/${first.id}`, { ...staff, language: "ar" });
    expect(detail.body.data).toMatchObject({
      id: first.id,
      customer: { name: "Aisha Saad", phone: "+97455123456" },
      rider: null,
      items: [{ name: "منتج tea" }],
    });
    expect((await test.get(`/api/panel/orders/${first.id}`, stranger)).status).toBe(404);
    expect((await test.get("/api/panel/orders/none", admin)).status).toBe(404);
  });

  it("hide their customer from the rider once they are delivered", async () => {
    const one = await rider();
    const order = await acceptedOrder();
    await assign(staff, order.id, one.riderId);
    const relay = test.panel.config.relay!.phone;
    const seen = () => test.get(`/api/panel/orders/${order.id}`, one);
    expect((await seen()).body.data).toMatchObject({
      customer: { name: "Aisha Saad", phone: relay },
      address: { line_one: "850", phone: relay },
    });
    const { version } = (await seen()).body.data;
    const onTheWay = await move(one, order.id, "delivering", version);
    expect(onTheWay.body.data.address).not.toBeNull();
    expect((await handOver(test, one, order.id, version + 1)).status).toBe(200);
    const delivered = await move(one, order.id, "delivered", version + 2);
    expect(delivered.body.data).toMatchObject({ order_status: "delivered", address: null, note: null });
    const after = await seen();
    expect(after.body.data).toMatchObject({ customer: { name: "", phone: null }, address: null, note: null });
    expect(JSON.stringify(after.body)).not.toMatch(/55123456|Aisha|Leave at the door/);
    expect(idsOf(await test.get("/api/panel/orders", one))).toEqual([order.id]);
    expect((await test.get(`/api/panel/orders/${order.id}`, staff)).body.data.customer.name).toBe(
      "Aisha Saad",
    );
  });

  it("change status with a reason and a version, once", async () => {
    const order = await test.order(customer, [["spice.tea", 1]]);
    const silent = await move(staff, order.id, "canceled", 1);
    expect([silent.status, silent.body.code, silent.body.data]).toEqual([
      409,
      "invalid_transition",
      { order_status: "pending", version: 1, why: "reason_missing" },
    ]);
    const stale = await test.post(
      `/api/panel/orders/${order.id}/transition`,
      { to: "accepted", version: 7 },
      { ...staff, language: "ar" },
    );
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      "stale_version",
      "تغيّرت حالة الطلب وتم تحديثها",
    ]);
    expect(
      (await test.post(`/api/panel/orders/${order.id}/transition`, { to: "accepted" }, staff)).status,
    ).toBe(422);
    expect((await move(staff, order.id, "canceled", 1, "no gas")).body.data.order_status).toBe("canceled");
    expect((await move(stranger, order.id, "canceled", 1, "no gas")).status).toBe(404);
  });

  it("have one rider, whose location is shown to the customer who tracks the order", async () => {
    const [one, other] = [await rider(), await rider()];
    const order = await test.order(customer, [["spice.tea", 1]], "delivery");
    const early = await assign(staff, order.id, one.riderId);
    expect([early.status, early.body.code]).toEqual([409, "invalid_transition"]);
    await move(staff, order.id, "accepted", 1);
    expect((await assign(stranger, order.id, one.riderId)).status).toBe(404);
    expect((await assign(staff, order.id, "nobody")).status).toBe(404);
    expect((await test.get(`/api/panel/orders/${order.id}`, one)).status).toBe(404);
    const assigned = await assign(staff, order.id, one.riderId);
    expect(assigned.body.data).toMatchObject({ rider: { id: one.riderId, name: "Suresh" }, version: 3 });
    // Repeating it changes nothing.
    expect((await assign(staff, order.id, one.riderId)).body.data.version).toBe(3);

    const second = await acceptedOrder(await test.person());
    const busy = await assign(admin, second.id, one.riderId, "ar");
    expect([busy.status, busy.body.code, busy.body.message]).toEqual([
      409,
      "rider_busy",
      "هذا المندوب مشغول بطلب آخر",
    ]);
    // Riders carry orders, and assign none.
    expect((await assign(one, order.id, other.riderId)).status).toBe(403);

    expect(idsOf(await test.get("/api/panel/orders", one))).toEqual([order.id]);
    expect((await move(one, order.id, "delivering", 3)).body.data.order_status).toBe("delivering");
    const response = await test.app.request(`/api/orders/${order.id}/events`, {
      headers: { Authorization: `Bearer ${customer.token}` },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const reported = await test.post(
      "/api/panel/riders/position",
      { location: { lat: 25.3, lng: 51.5 } },
      one,
    );
    expect([reported.status, reported.body.message]).toEqual([200, ""]);
    expect((await reader.read()).value).toMatch(/^event: rider[^]*"location":\{"lat":25.3,"lng":51.5\}/);
    await reader.cancel();
    // A user who is not a rider has no location.
    const nobody = await test.post("/api/panel/riders/position", { location: { lat: 25, lng: 51 } }, staff);
    expect([nobody.status, nobody.body.code]).toEqual([403, "forbidden"]);

    // Reassigned, it is hidden from the former rider.
    expect((await assign(admin, order.id, other.riderId)).body.data.version).toBe(5);
    expect((await move(one, order.id, "delivered", 5)).status).toBe(404);
    await test.post("/api/panel/riders/position", { location: { lat: 1, lng: 1 } }, one);
    const track = (await test.get(`/api/orders/${order.id}/track`, customer)).body.data;
    expect(track.rider.location).not.toEqual({ lat: 1, lng: 1 });
    expect((await move(other, order.id, "canceled", 5, "rain")).body.code).toBe("invalid_transition");
    const done = await handOver(test, other, order.id, 5);
    expect(done.body.data).toMatchObject({ order_status: "delivered", payment_status: "paid" });
    expect((await move(other, order.id, "delivered", 5)).status).toBe(200);
    expect((await assign(admin, second.id, other.riderId)).status).toBe(200);
  });

  it("cannot be assigned to two riders, nor a rider to two orders, concurrently", async () => {
    const [one, other] = [await rider(), await rider()];
    const placed = await Promise.all([1, 2].map(async () => acceptedOrder(await test.person())));
    const answers = await Promise.all(placed.map(({ id }) => assign(admin, id, one.riderId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { id } = placed[answers.findIndex(({ status }) => status === 409)]!;
    const [tea, coffee] = await Promise.all([
      assign(admin, id, other.riderId),
      assign(staff, id, other.riderId),
    ]);
    expect([tea.status, coffee.status]).toEqual([200, 200]);
    const pickup = await test.order(customer, [["spice.tea", 1]]);
    await move(admin, pickup.id, "accepted", 1);
    expect((await assign(admin, pickup.id, one.riderId)).body.code).toBe("invalid_transition");
  });
});

it("riders are listed for those who assign them; a rider sees only themselves", async () => {
  const one = await rider();
  const listed = (await test.get("/api/panel/riders?per_page=50", staff)).body.data.items;
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.find(({ id }: { id: string }) => id === one.riderId)).toEqual({
    id: one.riderId,
    name: "Suresh",
    phone: null,
    is_available: true,
    location: null,
    order_id: null,
  });
  await test.post(
    "/api/panel/riders/position",
    { location: { lat: 25.28, lng: 51.53 }, is_available: false },
    one,
  );
  expect((await test.get("/api/panel/riders", one)).body.data.items).toEqual([
    expect.objectContaining({ id: one.riderId, is_available: false, location: { lat: 25.28, lng: 51.53 } }),
  ]);
  const first = await test.get("/api/panel/riders?per_page=1", admin);
  const next = await test.get(`/api/panel/riders?per_page=1&cursor=${first.body.data.next_cursor}`, admin);
  expect(idsOf(next)).not.toEqual(idsOf(first));
});
