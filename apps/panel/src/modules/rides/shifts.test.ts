import { eq, sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../db/migrations-folder.js";
import { auditLog, orders, riders } from "../../db/schema.js";
import { acceptedOrder, admin, move, setUpAdminTests, staff, test } from "../../testing/admin-fixture.js";
import { act, atTheDoor, codeOf, near, now, offer, setUpRiders, taken } from "../../testing/ride-fixture.js";

setUpAdminTests();
setUpRiders();

const end = (handed_in = 0) => act(near, "rides/shift/close", { handed_in });
const begin = (opening_cash = 0) => act(near, "rides/shift/open", { opening_cash });
const duty = (on_duty: boolean) => act(near, "riders/duty", { on_duty });
const shiftNow = async () => (await now(near)).shift;
const deliver = async (id: string, cash_taken: number, more: object = {}) =>
  act(near, `rides/${id}/deliver`, { code: await codeOf(id), cash_taken, ...more });

describe("a shift", () => {
  beforeEach(async () => {
    await end();
    await begin(5000);
    await duty(true);
  });

  it("adds up the cash of its doors, and is counted by somebody else", async () => {
    await end();
    expect((await end()).body.code).toBe("shift_missing");
    const opened = await begin(5000);
    expect(opened.body.data).toMatchObject({
      opening_cash: 5000,
      cash_taken: 0,
      cash_expected: 5000,
      rides: 0,
    });
    expect((await begin()).body.code).toBe("shift_open");
    await duty(true);
    const order = await taken();
    expect((await end()).body.code).toBe("rider_busy");
    await act(near, `rides/${order.id}/picked-up`);
    await deliver(order.id, order.amount_due);
    const expected = 5000 + order.amount_due;
    expect(await shiftNow()).toMatchObject({
      rides: 1,
      cash_due: order.amount_due,
      cash_taken: order.amount_due,
      cash_expected: expected,
    });
    const closed = await end(expected - 50);
    expect(closed.body.data).toMatchObject({
      cash_expected: expected,
      handed_in: expected - 50,
      difference: -50,
    });
    expect(await now(near)).toMatchObject({ shift: null, on_duty: false });
    const listed = (await test.get("/api/panel/shifts", admin)).body.data.items.at(-1);
    expect(listed).toMatchObject({
      rider: { id: near.riderId, name: "Suresh" },
      difference: -50,
      counted: null,
    });
    expect((await act(near, `shifts/${listed.id}/count`, { counted: expected })).status).toBe(403);
    expect((await act(staff, `shifts/${listed.id}/count`, { counted: expected })).status).toBe(403);
    const counted = await act(admin, `shifts/${listed.id}/count`, { counted: expected });
    expect(counted.body.data).toMatchObject({ counted: expected, difference: 0 });
    expect((await act(admin, `shifts/${listed.id}/count`, { counted: 0 })).body.code).toBe("shift_counted");
  });

  it("has the cash of an order whenever it is said to have been handed over", async () => {
    const order = await acceptedOrder();
    await end();
    test.passTime(3600);
    await begin(5000);
    await duty(true);
    await act(staff, `orders/${order.id}/rider`, { rider_id: near.riderId });
    // A phone whose clock is hours behind: before the shift, and before the order was given to this rider.
    const done_at = new Date(test.panel.clock().getTime() - 11 * 3_600_000).toISOString();
    await act(near, `rides/${order.id}/picked-up`, { done_at });
    expect((await deliver(order.id, order.amount_due, { done_at })).status).toBe(200);
    expect(await shiftNow()).toMatchObject({ rides: 1, cash_expected: 5000 + order.amount_due });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row!.deliveredAt!.getTime()).toBeGreaterThanOrEqual(row!.riderAssignedAt!.getTime());
  });

  it("has the cash of an order that the office handed over for its rider", async () => {
    const order = await atTheDoor();
    const { version } = (await test.get(`/api/panel/orders/${order.id}`, admin)).body.data;
    const body = { version, cash_taken: order.amount_due, reason: "Code lost, seen by the rider" };
    expect((await act(admin, `orders/${order.id}/hand-over`, body)).status).toBe(200);
    expect(await shiftNow()).toMatchObject({ rides: 1, cash_taken: order.amount_due });
    const { cash } = (await test.get("/api/panel/stores/spice/report", staff)).body.data;
    expect(cash).toMatchObject([{ orders: 1, due: order.amount_due, taken: order.amount_due }]);
  });

  it("gets the orders of an earlier release once, as the migration finds them, and is not taken from them", async () => {
    const order = await atTheDoor();
    await deliver(order.id, order.amount_due);
    const { shift } = await now(near);
    await test.db.execute(sql`alter table hand_overs disable trigger user`);
    await test.db.execute(sql`update hand_overs set shift_id = null`);
    await test.db.execute(sql`alter table hand_overs enable trigger user`);
    expect(await shiftNow()).toMatchObject({ rides: 0 });
    const file = join(migrationsFolder, "0050_shift_of_hand_over_filled.sql");
    const fill = readFileSync(file, "utf8")
      .split("--> statement-breakpoint")
      .find((statement) => statement.includes('UPDATE "hand_overs"'))!;
    await test.db.execute(sql.raw(fill));
    expect(await shiftNow()).toMatchObject({ id: shift.id, rides: 1, cash_due: order.amount_due });
    for (const change of ["shift_id = null", "cash_taken = 0"]) {
      const refused = test.db.execute(sql.raw(`update hand_overs set ${change}`));
      await expect(refused).rejects.toThrow();
    }
  });

  it("lacks what its rider took and does not say", async () => {
    const order = await atTheDoor();
    await deliver(order.id, 0);
    expect(await shiftNow()).toMatchObject({ cash_taken: 0, cash_due: order.amount_due });
    expect((await end(5000)).body.data.difference).toBe(-order.amount_due);
  });

  it("is not left behind by a rider whose work ends: the office ends it first", async () => {
    const order = await taken();
    const stop = () => act(admin, `riders/${near.riderId}/update`, { active: false });
    const endFor = (counted: number, who = admin) =>
      act(who, `riders/${near.riderId}/end-shift`, { counted });
    expect((await endFor(0)).body.code).toBe("rider_busy");
    await move(admin, order.id, "canceled", 3, "x");
    expect((await stop()).body.code).toBe("rider_on_shift");
    expect([(await endFor(0, staff)).status, (await endFor(0, near)).status]).toEqual([403, 403]);
    const ended = await endFor(4900);
    expect(ended.body.data).toMatchObject({ handed_in: 4900, counted: 4900, difference: -100 });
    expect((await endFor(0)).body.code).toBe("shift_missing");
    expect((await act(admin, "riders/nobody/end-shift", { counted: 0 })).status).toBe(404);
    expect((await stop()).status).toBe(200);
    const said = await test.db.select().from(auditLog).where(eq(auditLog.action, "shift.end"));
    expect(said).toMatchObject([{ actorId: admin.id, after: { counted: 4900, difference: -100 } }]);
  });
});

describe("without a shift", () => {
  const here = { location: { lat: 25.3, lng: 51.5 } };
  const report = (more: object = {}) => act(near, "riders/position", { ...here, ...more });

  it("nobody is on duty, however they say it", async () => {
    await end();
    expect((await duty(true)).body.code).toBe("shift_missing");
    expect((await report({ is_available: true })).body.code).toBe("shift_missing");
    // The place that a phone was about to report when its shift ended.
    expect((await report()).status).toBe(200);
    expect((await now(near)).on_duty).toBe(false);
    const order = await acceptedOrder();
    expect((await act(staff, `orders/${order.id}/rider`, { rider_id: near.riderId })).body.code).toBe(
      "rider_off_duty",
    );
    await begin();
    expect((await now(near)).on_duty).toBe(false);
    expect((await report({ is_available: true })).status).toBe(200);
    expect((await now(near)).on_duty).toBe(true);
  });

  it("nobody takes an order that was offered before it ended", async () => {
    const order = await acceptedOrder();
    await offer(order.id, { rider_id: near.riderId });
    const { id } = (await now(near)).offer;
    await end();
    expect((await act(near, `offers/${id}/accept`)).body.code).toBe("shift_missing");
  });

  it("stays off duty whose pause a reported place does not end", async () => {
    await duty(false);
    await report();
    expect((await now(near)).on_duty).toBe(false);
    const [row] = await test.db.select().from(riders).where(eq(riders.id, near.riderId));
    expect([row!.lat, row!.isAvailable]).toEqual([25.3, false]);
  });
});
