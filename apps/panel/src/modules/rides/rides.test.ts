import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, files, jobs, notifications, orders, rideProblems } from "../../db/schema.js";
import {
  acceptedOrder,
  admin,
  customer,
  move,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { pictureFile } from "../../testing/empty-shop.js";
import type { Person } from "../../testing/test-panel.js";
import {
  act,
  atTheDoor,
  codeOf,
  far,
  near,
  now,
  offer,
  setUpRiders,
  taken,
} from "../../testing/ride-fixture.js";
import type { Answer } from "../../testing/test-panel.js";
import { DELETE_UPLOAD } from "../files/discard-uploads.js";
import { createRetentionJob } from "../personal-data/retention.js";

setUpAdminTests();
setUpRiders();

/** Photographs of the rider near the store. */
const photos = () =>
  test.db
    .select()
    .from(files)
    .where(and(eq(files.kind, "ride_photo"), eq(files.ownerId, near.id)));

describe("a ride", () => {
  it("goes from the store to the door and ends with code and cash", async () => {
    const order = await taken();
    expect((await act(far, `rides/${order.id}/picked-up`)).status).toBe(404);
    const left = await act(near, `rides/${order.id}/picked-up`);
    expect(left.body.data.ride).toMatchObject({ order_status: "delivering", arrived_at: null });
    expect((await act(near, `rides/${order.id}/picked-up`)).status).toBe(200);
    const there = await act(near, `rides/${order.id}/arrived`);
    expect(there.body.data.ride.arrived_at).toEqual(expect.any(String));
    const code = await codeOf(order.id);
    const done = await act(near, `rides/${order.id}/deliver`, { code, cash_taken: order.amount_due });
    expect([done.status, done.body.data.ride]).toEqual([200, null]);
    const { order_status, payment_status } = (await test.get(`/api/orders/${order.id}`, customer)).body.data;
    expect([order_status, payment_status]).toEqual(["delivered", "paid"]);
    // Said again after the answer was lost.
    expect((await act(near, `rides/${order.id}/deliver`, { code, cash_taken: 0 })).status).toBe(200);
  });

  it("never tells the rider a number or the code of the customer", async () => {
    const order = await acceptedOrder();
    const code = await codeOf(order.id);
    const { phone } = (await test.get(`/api/orders/${order.id}`, customer)).body.data.address;
    const answers: Answer[] = [];
    const say = async (path: string, body: object = {}) => answers.push(await act(near, path, body));
    await offer(order.id, { rider_id: near.riderId });
    answers.push(await test.get("/api/panel/rides/now", near));
    await say(`offers/${answers[0]!.body.data.offer.id}/accept`);
    answers.push(await test.get("/api/panel/rides/now", near));
    await say(`rides/${order.id}/picked-up`);
    await say(`rides/${order.id}/arrived`);
    await say(`rides/${order.id}/deliver`, { code: code === "0000" ? "0001" : "0000" });
    await say(`rides/${order.id}/fail`, { reason: "nobody_home" });
    answers.push(await test.get(`/api/panel/orders/${order.id}`, near));
    answers.push(await test.get("/api/panel/orders", near));
    for (const { body } of answers) {
      const text = JSON.stringify(body);
      expect(text).not.toContain(phone);
      expect(text).not.toContain(phone.slice(-8));
      expect(
        text.replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|"request_id":"[^"]*"/g, ""),
      ).not.toContain(`"${code}"`);
    }
  });

  it(
    "is told to its rider when somebody else gives it or takes it",
    { tags: ["REQ-COUNTER-24"] },
    async () => {
      const told = async (who: Person) => {
        const rows = await test.db.select().from(notifications).where(eq(notifications.userId, who.id));
        return rows.map(({ data }) => data?.["kind"]).sort();
      };
      const order = await acceptedOrder();
      await act(staff, `orders/${order.id}/rider`, { rider_id: near.riderId });
      expect(await told(near)).toEqual(["ride_given"]);
      await act(staff, `orders/${order.id}/rider`, { rider_id: far.riderId });
      expect([await told(near), await told(far)]).toEqual([["ride_given", "ride_gone"], ["ride_given"]]);
      const { version } = (await test.get(`/api/panel/orders/${order.id}`, admin)).body.data;
      expect((await move(admin, order.id, "canceled", version, "Flood")).status).toBe(200);
      expect(await told(far)).toEqual(["ride_given", "ride_gone"]);
      // Who takes an order that was offered, and delivers it, knows.
      const own = await atTheDoor(near);
      await act(near, `rides/${own.id}/deliver`, { code: await codeOf(own.id) });
      expect(await told(near)).toEqual(["ride_given", "ride_gone", "ride_offer"]);
    },
  );

  it("costs one try for one wrong code, however often it is said", async () => {
    const order = await taken();
    await act(near, `rides/${order.id}/picked-up`);
    const code = await codeOf(order.id);
    const wrong = ["1111", "2222", "3333", "4444"].filter((one) => one !== code);
    const say = async (said: string) => {
      const { body } = await act(near, `rides/${order.id}/deliver`, { code: said });
      return [body.code, body.data?.tries_left];
    };
    for (let times = 0; times < 3; times++) expect(await say(wrong[0]!)).toEqual(["hand_over_code_wrong", 2]);
    expect(await say(wrong[1]!)).toEqual(["hand_over_code_wrong", 1]);
    expect(await say(wrong[0]!)).toEqual(["hand_over_code_wrong", 1]);
    expect(await say(wrong[2]!)).toEqual(["hand_over_code_wrong", 0]);
    expect((await say(code))[0]).toBe("hand_over_code_locked");
  });

  it("is told later, with the times of the phone, as far as they can be", async () => {
    const order = await taken();
    test.passTime(1800);
    const at = new Date(test.panel.clock().getTime() - 600_000).toISOString();
    const left = await act(near, `rides/${order.id}/picked-up`, { done_at: at });
    expect(left.body.data.ride.picked_up_at).toBe(at);
    const before = await act(near, `rides/${order.id}/arrived`, { done_at: "2020-01-01T00:00:00Z" });
    expect(before.body.data.ride.arrived_at).toBe(at);
    const code = await codeOf(order.id);
    const ended = new Date(test.panel.clock().getTime() - 300_000);
    const said = { code, done_at: ended.toISOString() };
    // Twice, as by a phone that did not hear the answer.
    for (let times = 0; times < 2; times++)
      expect((await act(near, `rides/${order.id}/deliver`, said)).status).toBe(200);
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row!.deliveredAt).toEqual(ended);
  });

  it("is never told from the future", async () => {
    const order = await taken();
    await act(near, `rides/${order.id}/picked-up`, { done_at: "2099-01-01T00:00:00Z" });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row!.deliveringAt!.getTime()).toBeLessThanOrEqual(test.panel.clock().getTime());
  });

  it("that fails is decided by the office, with the photograph", async () => {
    const order = await taken();
    expect((await act(near, `rides/${order.id}/fail`, { reason: "nobody_home" })).body.code).toBe(
      "invalid_transition",
    );
    await act(near, `rides/${order.id}/picked-up`);
    const picture = await pictureFile();
    const failed = await act(near, `rides/${order.id}/fail`, {
      reason: "nobody_home",
      words: "Rang twice",
      picture,
    });
    expect(failed.body.data.ride.problem).toMatchObject({ reason: "nobody_home" });
    const listed = async () => (await test.get("/api/panel/rides/problems", admin)).body.data.items;
    const [problem] = await listed();
    expect(problem).toMatchObject({ order_id: order.id, words: "Rang twice", rider_name: "Suresh" });
    expect((await test.get(problem.photo_url, admin)).status).toBe(200);
    expect((await test.get(problem.photo_url, stranger)).status).toBe(404);
    expect((await test.get(problem.photo_url, customer)).status).toBe(404);
    // Said again, it is one problem.
    await act(near, `rides/${order.id}/fail`, { reason: "refused" });
    expect(await listed()).toHaveLength(1);
    expect((await act(staff, `rides/${order.id}/go-on`)).status).toBe(403);
    expect((await act(admin, `rides/${order.id}/go-on`)).status).toBe(200);
    expect((await now(near)).ride.problem).toBeNull();
    await act(near, `rides/${order.id}/fail`, { reason: "refused" });
    const { version } = (await test.get(`/api/panel/orders/${order.id}`, admin)).body.data;
    expect((await move(admin, order.id, "canceled", version, "Nobody home")).status).toBe(200);
    expect([await listed(), (await now(near)).ride]).toEqual([[], null]);
    expect(await photos()).toHaveLength(1);
  });

  it("that fails is tried again by whoever takes over, and no more once it is over", async () => {
    const order = await atTheDoor(near);
    const fail = async (who: typeof near, reason: string) => act(who, `rides/${order.id}/fail`, { reason });
    const listed = async () =>
      ((await test.get("/api/panel/rides/problems", admin)).body.data.items as { reason: string }[]).map(
        ({ reason }) => reason,
      );
    const again = async (who: Person) => {
      const rows = await test.db.select().from(notifications).where(eq(notifications.userId, who.id));
      return rows.filter(({ data }) => data["kind"] === "ride").length;
    };
    await fail(near, "damaged");
    expect((await act(staff, `orders/${order.id}/rider`, { rider_id: far.riderId })).status).toBe(200);
    expect([await listed(), (await now(far)).ride.problem]).toEqual([[], null]);
    expect((await act(admin, `rides/${order.id}/go-on`)).status).toBe(404);
    await fail(far, "refused");
    expect(await listed()).toEqual(["refused"]);
    expect((await act(admin, `rides/${order.id}/go-on`)).status).toBe(200);
    expect([await again(near), await again(far)]).toEqual([0, 1]);
    await fail(far, "refused");
    const { version } = (await test.get(`/api/panel/orders/${order.id}`, admin)).body.data;
    expect((await move(admin, order.id, "canceled", version, "Refused")).status).toBe(200);
    // Somebody else of the office still has the problem on the screen.
    expect((await act(admin, `rides/${order.id}/go-on`)).body.code).toBe("not_found");
    expect(await again(far)).toBe(1);
  });

  it("that fails leaves one photograph, which no log has, and which is deleted with the words", async () => {
    const order = await atTheDoor();
    const fail = async (words: string) =>
      act(near, `rides/${order.id}/fail`, { reason: "nobody_home", words, picture: await pictureFile() });
    await fail("Villa 7, the blue door");
    // Sent again, as by a phone that did not hear the answer.
    expect((await fail("Villa 7, the blue door")).status).toBe(200);
    const [photo, ...more] = await photos();
    expect(more).toEqual([]);
    const entries = await test.db.select().from(auditLog).where(eq(auditLog.action, "order.problem"));
    expect(entries).toMatchObject([{ after: { reason: "nobody_home", has_photo: true } }]);
    expect(JSON.stringify(entries)).not.toContain("blue");
    const after = (days: number) => {
      const clock = () => new Date(test.panel.clock().getTime() + days * 86_400_000);
      return createRetentionJob({ ...test.panel, clock })("all");
    };
    await after(89);
    expect(await photos()).toHaveLength(1);
    await after(91);
    expect(await photos()).toEqual([]);
    const [problem] = await test.db.select().from(rideProblems);
    expect(problem).toMatchObject({ reason: "nobody_home", words: null, photoFileId: null });
    const deletions = await test.db.select().from(jobs).where(eq(jobs.kind, DELETE_UPLOAD));
    expect(deletions.map(({ subject }) => subject)).toContain(photo!.path);
  });
});
