import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHearingJob } from "./modules/devices/hearing-job.js";
import { cookieOf } from "./testing/device-fixture.js";
import { createEmptyPanel, type EmptyPanel, openShop } from "./testing/empty-shop.js";
import type { Answer, Person } from "./testing/test-panel.js";

/*
 * A day at the counter by the wire alone: a tablet that is paired and hears, a rider with a shift and its cash, other hours on a
 * date, and a customer who writes. Nothing is seeded, and nobody is simulated.
 */

let test: EmptyPanel;
let office: Person;
let owner: Person;
let rider: Person;
let customer: Person;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  test = await createEmptyPanel();
  [office, owner] = [await test.person({ role: "admin" }), await test.person()];
  [rider, customer] = [await test.person(), await test.person()];
  shop = await openShop(test, { office, owner });
});
afterAll(() => test.close());

/** The data of an answer that succeeded. */
// oxlint-disable-next-line typescript/no-explicit-any
function dataOf({ status, body }: Answer): any {
  expect([status, body.errors ?? {}]).toEqual([expect.toBeOneOf([200, 201]), {}]);
  return body.data;
}
const send = async (path: string, body: object = {}, who = owner) =>
  dataOf(await test.json(`/api/panel/${path}`, body, who));
const read = async (path: string, who = owner) => dataOf(await test.get(`/api/panel/${path}`, who));

let cookie: string;
const tablet = {
  get: async (path: string) => dataOf(await test.get(`/api/panel/${path}`, { headers: { Cookie: cookie } })),
  ask: (path: string, body: object = {}, key: string = randomUUID()) =>
    test.post(`/api/panel/${path}`, body, { key, headers: { Cookie: cookie } }),
  send: async (path: string, body: object = {}) => dataOf(await tablet.ask(path, body)),
};
const beat = () => tablet.send("device/heartbeat", { sound: true, visible: true, awake: true });

it("begins with a tablet that is paired, hears, and knows its people by their PINs", async () => {
  const { code } = await send(`stores/${shop.storeId}/devices`, { name: "Counter", role: "counter" });
  const paired = await test.json("/api/devices/pair", { code }, {} as Person);
  cookie = cookieOf(paired)!;
  expect(dataOf(paired)).toMatchObject({ vendor_id: shop.storeId, role: "counter", people: [] });
  expect(await beat()).toMatchObject({ hears: true, paused: null });
  await send(`stores/${shop.storeId}/pin`, { pin: "4821" });
  expect((await tablet.get("device")).people).toMatchObject([{ user_id: owner.id, role: "owner" }]);
  const [listed] = (await read(`stores/${shop.storeId}/devices`)).items;
  expect(listed).toMatchObject({ paired_by: { id: owner.id }, hearing: { sound: true } });
});

it("has a rider who begins a shift with change, and goes on duty", async () => {
  await send("riders", { email: rider.email, name: "Suresh", phone: "55123456" }, office);
  const early = await test.json("/api/panel/riders/duty", { on_duty: true }, rider);
  expect(early.body.code).toBe("shift_missing");
  await send("rides/shift/open", { opening_cash: 5000 }, rider);
  await send("riders/duty", { on_duty: true }, rider);
  await send("riders/position", { location: { lat: 25.32, lng: 51.52 } }, rider);
  expect(await read("rides/now", rider)).toMatchObject({ on_duty: true, shift: { opening_cash: 5000 } });
});

async function ordered(who: Person, quantity = 1) {
  dataOf(await test.json("/api/cart/add", { product_id: shop.productId, quantity }, who));
  return dataOf(await test.json("/api/orders", await test.orderForm(who, "delivery"), who, randomUUID())) as {
    id: string;
    amount_due: number;
  };
}
const cardOf = async (id: string) =>
  (await tablet.get(`stores/${shop.storeId}/board`)).items.find((card: { id: string }) => card.id === id);

it("takes an order at the tablet, which a rider brings for its code and its cash", async () => {
  const order = await ordered(customer);
  const act = async (name: string, body: object) =>
    tablet.send(`orders/${order.id}/${name}`, { version: (await cardOf(order.id)).version, ...body });
  await act("accept", { minutes: 20 });
  await act("milestone", { milestone: "ready" });
  const offered = await tablet.send(`orders/${order.id}/offer`);
  expect(offered.rider.name).toBe("Suresh");
  const { offer } = await read("rides/now", rider);
  expect(offer.cash_due).toBe(order.amount_due);
  await send(`offers/${offer.id}/accept`, {}, rider);
  await send(`rides/${order.id}/picked-up`, {}, rider);
  await send(`rides/${order.id}/arrived`, {}, rider);
  const { hand_over_code: code } = dataOf(await test.get(`/api/orders/${order.id}/track`, customer));
  const wrong = code === "0000" ? "0001" : "0000";
  const refused = await test.json(`/api/panel/rides/${order.id}/deliver`, { code: wrong }, rider);
  expect([refused.body.code, refused.body.data.tries_left]).toEqual(["hand_over_code_wrong", 2]);
  const done = await send(`rides/${order.id}/deliver`, { code, cash_taken: order.amount_due }, rider);
  expect(done).toMatchObject({ ride: null, shift: { rides: 1, cash_expected: 5000 + order.amount_due } });
});

it("refuses an order under a name alone, once, also when the answer was lost", async () => {
  const order = await ordered(await test.person());
  const { version } = await cardOf(order.id);
  const refuse = () => tablet.ask(`orders/${order.id}/refuse`, { version, reason: "sold_out" }, "refusal");
  expect((await refuse()).body.code).toBe("person_missing");
  const slip = await tablet.ask("device/person", { user_id: owner.id, pin: "0000" });
  expect(slip.body.code).toBe("pin_wrong");
  await tablet.send("device/person", { user_id: owner.id, pin: "4821" });
  expect((await refuse()).status).toBe(200);
  const again = await refuse();
  expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
});

it("fails once at the door, and the office decides", async () => {
  const someone = await test.person();
  const order = await ordered(someone);
  await tablet.send(`orders/${order.id}/accept`, { version: 1, minutes: 20 });
  await tablet.send(`orders/${order.id}/offer`);
  await send(`offers/${(await read("rides/now", rider)).offer.id}/accept`, {}, rider);
  await send(`rides/${order.id}/picked-up`, {}, rider);
  await send(`rides/${order.id}/fail`, { reason: "nobody_home", words: "Rang twice" }, rider);
  const [problem] = (await read("rides/problems", office)).items;
  expect(problem).toMatchObject({ order_id: order.id, reason: "nobody_home", words: "Rang twice" });
  const { version } = await read(`orders/${order.id}`, office);
  await send(`orders/${order.id}/transition`, { to: "canceled", version, reason: "Nobody home" }, office);
  expect((await read("rides/now", rider)).ride).toBeNull();
});

it("counts the cash of the shift, which is what the report of the store says", async () => {
  const { cash_expected: expected, cash_due: due } = (await read("rides/now", rider)).shift;
  const closed = await send("rides/shift/close", { handed_in: expected - 500 }, rider);
  expect(closed).toMatchObject({ difference: -500, rides: 1 });
  const counted = await send(`shifts/${closed.id}/count`, { counted: expected }, office);
  expect(counted.difference).toBe(0);
  expect(await read(`stores/${shop.storeId}/report`)).toMatchObject({
    completed: 1,
    canceled: 2,
    takings: { cod: due },
    cash: [{ orders: 1, due, taken: due }],
    cash_difference: 0,
  });
});

it("pauses while its tablet is deaf, and takes orders again when it hears", async () => {
  const watch = () => createHearingJob(test.panel)("all", { dueAt: test.panel.clock(), attempts: 1 });
  const isOpen = async () => dataOf(await test.get(`/api/stores/${shop.storeId}`)).is_open;
  await beat();
  test.passTime(90);
  await watch();
  expect(await isOpen()).toBe(false);
  expect((await beat()).paused).toBeNull();
  expect(await isOpen()).toBe(true);
});

it("has other hours on a date, which customers read before it comes", async () => {
  const day = (ahead: number) =>
    new Date(test.panel.clock().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const plan = { kind: "eid", mode: "replace", first_date: day(2), last_date: day(4), hours: [] };
  const planned = await send(`stores/${shop.storeId}/hours-plans`, plan);
  expect(planned.hours_plans).toMatchObject([{ kind: "eid", first_date: day(2), last_date: day(4) }]);
  const [{ id }] = planned.hours_plans;
  // The moon was seen a day later.
  const moved = await send(`hours-plans/${id}`, { first_date: day(3), last_date: day(5) });
  expect(moved.hours_plans).toMatchObject([{ first_date: day(3), last_date: day(5) }]);
});

it("answers who wrote, and those who rated", async () => {
  const message = { name: "Noor", email: customer.email, phone: "55123456", message: "Where is my change?" };
  dataOf(await test.json("/api/contact-us", message, customer));
  const [waiting] = (await read("inbox", office)).items;
  const answered = await send(`inbox/${waiting.id}/answer`, { answer: "With your next order." }, office);
  expect(answered.done_at).toEqual(expect.any(String));
  const [{ id, orders_count }] = (await send("customers/find", { text: customer.email }, office)).items;
  expect(orders_count).toBe(1);
  const [order] = (await read(`customers/${id}`, office)).orders;
  dataOf(await test.json("/api/reviews", { order_id: order.id, rating: 4, comment: "Warm" }, customer));
  const [review] = (await read("reviews")).items;
  await send(`reviews/${review.id}/reply`, { text: "Come again!" });
  const shown = dataOf(await test.get(`/api/stores/${shop.storeId}/reviews`)).items[0];
  expect(shown).toMatchObject({ comment: "Warm", reply: { text: "Come again!" } });
});

it("tells afterwards what was done at which device, and by whom", async () => {
  const { items } = await read(`audit-log?vendor_id=${shop.storeId}&per_page=50`);
  const acts = items.map(({ action, actor }: { action: string; actor: { id: string } | null }) => [
    action,
    actor?.id ?? null,
  ]);
  for (const act of [
    ["device.pair", owner.id],
    ["order.accept", null],
    ["order.code_wrong", rider.id],
    ["member.pin_wrong", null],
    ["order.refuse", owner.id],
    ["order.problem", rider.id],
    ["store.unheard", null],
    ["store.heard", null],
    ["review.reply", owner.id],
  ])
    expect(acts).toContainEqual(act);
});
