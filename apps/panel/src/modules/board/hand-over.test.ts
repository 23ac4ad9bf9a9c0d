import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { handOvers, orders, statusHistory } from "../../db/schema.js";
import {
  act,
  admin,
  audited,
  cardOf,
  cook,
  counter,
  customer,
  manager,
  newRider,
  readBoard,
  setUpBoardTests,
  test,
  trackOf,
  underWay,
  why,
  wrong,
} from "../../testing/board-fixture.js";

setUpBoardTests();

const counterOf = () => counter;
const adminOf = () => admin;

it("the audit log says who moved an order on the older way, and who gave it to which rider", async () => {
  const { id, rider, version, code } = await underWay();
  await act(rider, id, "hand-over", { version, code });
  expect(await audited(id)).toEqual([
    ["order.accept", counter.id],
    ["order.assign", counter.id],
    ["order.send_out", rider.id],
    ["order.hand_over", rider.id],
  ]);
});

describe("the older way to move an order", () => {
  it("accepts it with a code, which its rider has to say", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]], "delivery");
    await act(counter, id, "transition", { to: "accepted", version: 1 });
    const code = (await trackOf(id)).hand_over_code as string;
    expect(code).toMatch(/^\d{4}$/);
    const rider = await newRider();
    await act(counter, id, "rider", { rider_id: rider.riderId });
    await act(rider, id, "transition", { to: "delivering", version: 3 });
    for (const who of [rider, counter]) {
      const silent = await act(who, id, "transition", { to: "delivered", version: 4 });
      expect([silent.status, silent.body.code]).toEqual([422, "hand_over_code_missing"]);
    }
    expect((await act(rider, id, "hand-over", { version: 4, code })).status).toBe(200);
    // Repeated on the older way, it is done already.
    const again = await act(rider, id, "transition", { to: "delivered", version: 5 });
    expect([again.status, again.body.data.order_status]).toEqual([200, "delivered"]);
    expect(await test.db.select().from(handOvers).where(eq(handOvers.orderId, id))).toHaveLength(1);
  });

  it("keeps the code of an order that was accepted before", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]], "delivery");
    await act(counter, id, "accept", { version: 1, minutes: 20 });
    const { hand_over_code } = await trackOf(id);
    expect((await act(counter, id, "transition", { to: "accepted", version: 2 })).status).toBe(200);
    expect((await trackOf(id)).hand_over_code).toBe(hand_over_code);
  });

  it.each([
    ["pickup", counterOf],
    ["delivery", adminOf],
  ] as const)("records who ended a %s order, and the cash of it", async (type, by) => {
    const who = by();
    const { id, amount_due } = await test.order(customer, [["spice.tea", 1]], type);
    let version = 1;
    for (const to of type === "pickup"
      ? ["accepted", "delivered"]
      : ["accepted", "delivering", "delivered"]) {
      const moved = await act(who, id, "transition", { to, version: version++, reason: "Saw the customer" });
      expect([moved.status, moved.body.code]).toEqual([200, undefined]);
    }
    const [proof] = await test.db.select().from(handOvers).where(eq(handOvers.orderId, id));
    expect(proof).toMatchObject({ byCode: false, actorId: who.id, cashTaken: amount_due });
    const report = (await test.get("/api/panel/stores/spice/report", manager)).body.data;
    expect(report.cash).toMatchObject([
      { name: "Aisha Saad", orders: 1, due: amount_due, taken: amount_due },
    ]);
  });
});

describe("the code at the door", () => {
  it("hands the order over, typed in any digits, and takes the cash", async () => {
    const { id, rider, version, code } = await underWay();
    expect((await act(rider, id, "hand-over", { version })).body.code).toBe("hand_over_code_missing");
    const arabic = code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    const done = await act(rider, id, "hand-over", { version, code: ` ${arabic}`, cash_taken: 900 });
    expect(cardOf(done)).toMatchObject({ order_status: "delivered", customer_name: null, note: null });
    const [proof] = await test.db.select().from(handOvers).where(eq(handOvers.orderId, id));
    expect(proof).toMatchObject({ byCode: true, actor: "rider", actorId: rider.id, cashTaken: 900 });
  });

  it("ends after three wrong ones for everybody but the office, which says why", async () => {
    const { id, rider, version, code } = await underWay();
    for (const left of [2, 1, 0]) {
      // Said twice, as by a phone that did not hear the answer: the same one costs no second try.
      for (const said of [1, 2]) {
        const tried = await act(rider, id, "hand-over", { version, code: wrong(code, 3 - left) });
        const wanted = left === 0 && said === 2 ? "hand_over_code_locked" : "hand_over_code_wrong";
        expect([tried.body.code, tried.body.data?.tries_left ?? 0]).toEqual([wanted, left]);
      }
    }
    expect((await audited(id)).slice(-3)).toEqual(Array(3).fill(["order.code_wrong", rider.id]));
    for (const who of [rider, counter]) {
      const right = await act(who, id, "hand-over", { version, code });
      expect([right.status, right.body.code]).toEqual([409, "hand_over_code_locked"]);
    }
    // Nor is there another way past it.
    const older = await act(rider, id, "transition", { to: "delivered", version });
    expect([older.status, older.body.code]).toEqual([409, "hand_over_code_locked"]);
    expect((await readBoard(counter)).items[0]!.code).toBe("locked");
    expect(why(await act(admin, id, "hand-over", { version }))).toEqual([
      "invalid_transition",
      "reason_missing",
    ]);
    const done = await act(admin, id, "hand-over", { version, reason: "Called the customer" });
    expect(done.body.data.order_status).toBe("delivered");
    const [proof] = await test.db.select().from(handOvers).where(eq(handOvers.orderId, id));
    expect(proof).toMatchObject({ byCode: false, actor: "admin", reason: "Called the customer" });
  });

  it("can be tried three times, however many try at once", async () => {
    const { id, rider, version, code } = await underWay();
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        act(rider, id, "hand-over", { version, code: wrong(code, nth + 1) }),
      ),
    );
    const codes = tried.map(({ body }) => body.code as string);
    expect(codes.filter((one) => one === "hand_over_code_wrong")).toHaveLength(3);
    expect(codes.filter((one) => one === "hand_over_code_locked")).toHaveLength(9);
  });

  it("is needed on the older way too, and a wrong one spends no try of another version", async () => {
    const { id, rider, version, code } = await underWay();
    const older = await act(rider, id, "transition", { to: "delivered", version });
    expect([older.status, older.body.code]).toEqual([422, "hand_over_code_missing"]);
    const stale = await act(rider, id, "hand-over", { version: 1, code: wrong(code) });
    expect(stale.body.code).toBe("stale_version");
    const [row] = await test.db.select().from(orders).where(eq(orders.id, id));
    expect(row!.codeTries).toBe(0);
  });

  it("spends no try, and says nothing, while the order is not at the door", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]], "delivery");
    await act(counter, id, "accept", { version: 1 });
    const code = (await trackOf(id)).hand_over_code as string;
    for (const said of [wrong(code), code])
      expect(why(await act(counter, id, "hand-over", { version: 2, code: said }))).toEqual([
        "invalid_transition",
        "no_such_step",
      ]);
    const [row] = await test.db.select().from(orders).where(eq(orders.id, id));
    expect(row!.codeTries).toBe(0);
  });

  it("is in no answer to staff or riders, and not in the database as it is", async () => {
    const { id, rider, code } = await underWay();
    const answers = await Promise.all(
      [rider, counter, cook, admin].flatMap((who) =>
        ["orders", `orders/${id}`, "riders", "stores/spice/board"].map((path) =>
          test.get(`/api/panel/${path}`, who),
        ),
      ),
    );
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/hand_over_code"|handOverCode/);
    const [row] = await test.db.select().from(orders).where(eq(orders.id, id));
    expect(row!.handOverCode).not.toContain(code);
    // The rider has no other way to it: this is the customer's own call.
    expect((await test.get(`/api/orders/${id}/track`, rider)).status).toBe(404);
  });

  it("does not let out before its time what is wanted later", async () => {
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    await act(counter, id, "accept", { version: 1 });
    const later = new Date(test.panel.clock().getTime() + 5 * 3_600_000);
    await test.db.update(orders).set({ scheduledAt: later }).where(eq(orders.id, id));
    expect((await readBoard(counter)).items[0]!.lane).toBe("later");
    expect(why(await act(counter, id, "hand-over", { version: 2 }))).toEqual([
      "invalid_transition",
      "too_early",
    ]);
  });
});

it("of acts that race, one wins and the others are refused", async () => {
  for (let round = 0; round < 4; round++) {
    const someone = await test.person();
    const { id } = await test.order(someone, [["spice.tea", 1]]);
    const answers = await Promise.all([
      act(counter, id, "accept", { version: 1, minutes: 10 }),
      act(manager, id, "refuse", { version: 1, reason: "too_busy" }),
      test.post(`/api/orders/${id}/cancel`, {}, someone),
      act(cook, id, "milestone", { version: 1, milestone: "preparing" }),
      act(cook, id, "delay", { version: 1, minutes: 5 }),
      act(counter, id, "hand-over", { version: 1 }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const history = await test.db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.orderId, id))
      .orderBy(statusHistory.version);
    // Accepted and then canceled within the grace, or one of the two: never refused after it was accepted.
    expect([
      ["pending", "accepted"],
      ["pending", "canceled"],
      ["pending", "accepted", "canceled"],
    ]).toContainEqual(history.map(({ toStatus }) => toStatus));
    const succeeded = answers.filter(({ status }) => status === 200).length;
    expect(history).toHaveLength(1 + succeeded);
  }
});
