import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmptyPanel, type EmptyPanel, pictureFile } from "./testing/empty-shop.js";
import type { Answer, Person } from "./testing/test-panel.js";

/*
 * A day of business by the wire alone: from an empty database to a delivered order. Nothing is seeded, and nobody is simulated.
 */

let test: EmptyPanel;
let office: Person;
let owner: Person;
let rider: Person;
let customer: Person;
beforeAll(async () => {
  test = await createEmptyPanel();
  office = await test.person({ role: "admin" });
  owner = await test.person();
  rider = await test.person();
  customer = await test.person();
});
afterAll(() => test.close());

const both = (en: string, ar: string) => ({ en, ar });

/** The data of an answer that succeeded. */
// oxlint-disable-next-line typescript/no-explicit-any
function dataOf({ status, body }: Answer): any {
  expect([status, body.errors ?? {}, body.message]).toEqual([
    expect.toBeOneOf([200, 201]),
    {},
    expect.any(String),
  ]);
  return body.data;
}

const send = async (path: string, body: object = {}, who = office) =>
  dataOf(await test.json(`/api/panel/${path}`, body, who));
const read = async (path: string, who = office) => dataOf(await test.get(`/api/panel/${path}`, who));

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "00:00",
  close: "24:00",
  closes_next_day: false,
}));

it("begins with a shop that has nothing", { tags: ["REQ-API-42"] }, async () => {
  expect((await test.get("/api/vendors")).body.data.items).toEqual([]);
  expect((await test.get("/api/categories")).body.data.items).toEqual([]);
  expect((await test.get("/api/home")).status).toBe(200);
  expect((await read("stores")).items).toEqual([]);
});

let storeId: string;

it("makes a store, which nobody sees before it is complete", async () => {
  const category = await send("categories", { name: both("Qatari", "قطري") });
  const made = await send("stores", {
    name: both("Um Ali's Café", "مقهى أم علي"),
    description: both("Breakfast all day", "فطور طوال اليوم"),
  });
  storeId = made.id;
  expect(made).toMatchObject({
    id: "um-alis-cafe",
    state: "draft",
    missing: ["category", "hours", "location", "menu", "staff"],
  });
  for (const path of [`stores/${storeId}`, `stores/${storeId}/products`]) {
    expect((await test.get(`/api/${path}`)).status).toBe(404);
  }
  const early = await test.json(`/api/panel/stores/${storeId}/open`, {}, office);
  expect([early.status, early.body.code, early.body.data.missing.length]).toEqual([
    409,
    "store_incomplete",
    5,
  ]);
  await send(`stores/${storeId}/update`, { category_ids: [category.id], cuisines: [both("Café", "مقهى")] });
  await send(`stores/${storeId}/hours`, { opening_hours: EVERY_DAY, preparation_minutes: 10 });
  const placed = await send(`stores/${storeId}/delivery`, {
    zone_number: 61,
    location: { lat: 25.3208, lng: 51.5286, text: both("West Bay", "الخليج الغربي") },
    min_order: 1000,
    delivery_fee: 700,
    zone_fees: [{ zone: 66, fee: 1500 }],
  });
  expect(placed.missing).toEqual(["menu", "staff"]);
});

let pancakes: string;
let tea: string;

it("has a menu with sections, options and pictures", async () => {
  const [food, drinks] = [
    await send(`stores/${storeId}/sections`, { name: both("Food", "مأكولات") }),
    await send(`stores/${storeId}/sections`, { name: both("Drinks", "مشروبات") }),
  ];
  const syrup = await send(`stores/${storeId}/addon-groups`, {
    name: both("Syrup", "شراب"),
    min: 1,
    max: 2,
    options: [
      { name: both("Date", "تمر"), price: 0 },
      { name: both("Rose", "ورد"), price: 200, max: 2 },
    ],
  });
  const form = { kind: "product", picture: await pictureFile() };
  const uploaded = dataOf(await test.post(`/api/panel/stores/${storeId}/pictures`, form, office));
  tea = (
    await send(`stores/${storeId}/products`, {
      section_id: drinks.id,
      name: both("Karak", "كرك"),
      price: 500,
    })
  ).id;
  const product = await send(`stores/${storeId}/products`, {
    section_id: food.id,
    name: both("Pancakes", "فطائر"),
    description: both("Three of them", "ثلاث قطع"),
    price: 2400,
    stock: 40,
    image_ids: [uploaded.id],
    addon_group_ids: [syrup.id],
  });
  pancakes = product.id;
  expect(product.images).toEqual([uploaded.picture]);
  const file = await test.app.request(product.images[0].src);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  // The order of the menu is that of its sections, whatever was added first.
  expect((await read(`stores/${storeId}/products`)).items.map(({ id }: { id: string }) => id)).toEqual([
    pancakes,
    tea,
  ]);
});

it("opens once somebody can accept its orders, and customers see it at once", async () => {
  await send(`stores/${storeId}/invitations`, { email: owner.email, role: "owner" });
  const token = /\/invitation\/([\w-]{32})/.exec((await test.mailsTo(owner.email))[0]!.text)![1]!;
  const joined = dataOf(await test.json("/api/invitations/accept", { token }, owner));
  expect(joined).toMatchObject({ vendor_id: storeId, role: "owner" });
  expect((await test.get(`/api/vendors`)).body.data.items).toEqual([]);
  const opened = await send(`stores/${storeId}/open`);
  expect([opened.state, opened.missing]).toEqual(["active", []]);
  const [listed] = (await test.get("/api/vendors", { language: "ar" })).body.data.items;
  expect(listed).toMatchObject({ id: storeId, name: "مقهى أم علي", is_open: true, cuisines: ["مقهى"] });
  const page = (await test.get(`/api/stores/${storeId}`)).body.data;
  expect(page.categories.map(({ name }: { name: string }) => name)).toEqual(["Food", "Drinks"]);
  const found = (await test.get("/api/search?q=pancakes")).body.data;
  expect(JSON.stringify(found)).toContain(pancakes);
});

it("has a rider, whom the office made", async () => {
  const made = await send("riders", { email: rider.email, name: "Suresh", phone: "55123456" });
  expect(made).toMatchObject({ active: true, is_available: false, phone: "+97455123456" });
  const early = await test.json("/api/panel/riders/duty", { on_duty: true }, rider);
  expect([early.status, early.body.code]).toEqual([409, "shift_missing"]);
  await send("rides/shift/open", { opening_cash: 5000 }, rider);
  expect(await send("riders/duty", { on_duty: true }, rider)).toEqual({ on_duty: true });
  expect((await read("riders", owner)).items).toMatchObject([{ id: made.id, is_available: true }]);
});

let order: { id: string; items: { id: string }[] };
/** What is in the till after the hand-over; minor units. */
const TAKEN = 6800;

it("takes an order on its board, and hands it over for the code of its customer", async () => {
  const { addon_groups: groups } = (await test.get(`/api/products/${pancakes}`)).body.data;
  const addons = [{ id: groups[0].options[1].id, quantity: 2 }];
  dataOf(await test.json("/api/cart/add", { product_id: pancakes, quantity: 2, addons }, customer));
  dataOf(await test.json("/api/cart/add", { product_id: tea, quantity: 1 }, customer));
  const form = await test.orderForm(customer, "delivery");
  const placed = dataOf(await test.json("/api/orders", form, customer, randomUUID()));
  expect([placed.subtotal, placed.delivery_fee, placed.order_total]).toEqual([6100, 700, TAKEN]);
  order = placed;
  const card = async () => (await read(`stores/${storeId}/board`, owner)).items[0];
  expect(await card()).toMatchObject({ id: order.id, lane: "new", version: 1 });
  const act = async (name: string, body: object, who = owner) => {
    const { version } = await card();
    return send(`orders/${order.id}/${name}`, { version, ...body }, who);
  };
  expect((await act("accept", { minutes: 20 })).order_status).toBe("accepted");
  await act("milestone", { milestone: "preparing" });
  await act("delay", { minutes: 5 });
  await act("milestone", { milestone: "ready" });
  const [{ id: riderId }] = (await read("riders", owner)).items;
  await send(`orders/${order.id}/rider`, { rider_id: riderId }, owner);
  // As the riders of an older application do; the code is asked for on that way too.
  expect((await act("transition", { to: "delivering" }, rider)).order_status).toBe("delivering");
  const { version } = await card();
  const older = await test.json(
    `/api/panel/orders/${order.id}/transition`,
    { to: "delivered", version },
    rider,
  );
  expect([older.status, older.body.code]).toEqual([422, "hand_over_code_missing"]);
  const { hand_over_code: code } = dataOf(await test.get(`/api/orders/${order.id}/track`, customer));
  const done = await act("hand-over", { code, cash_taken: TAKEN }, rider);
  expect([done.order_status, done.payment_status]).toEqual(["delivered", "paid"]);
  expect((await read(`stores/${storeId}/board`, owner)).items).toEqual([]);
  expect((await read(`products/${pancakes}`, owner)).stock).toBe(38);
});

it("gives the money for one dish back, and till, ledger and report agree", async () => {
  const form = { lines: [{ id: order.items[0]!.id, quantity: 1 }], reason: "damaged", restock: true };
  const path = `orders/${order.id}/refunds`;
  const promised = await send(`${path}/preview`, form, owner);
  const refunded = dataOf(await test.json(`/api/panel/${path}`, form, owner, randomUUID()));
  expect(refunded).toMatchObject(promised);
  expect([refunded.amount, refunded.to_wallet]).toEqual([2800, 2800]);
  const ledger = dataOf(await test.get("/api/wallet", customer)).balance;
  expect(ledger).toBe(refunded.to_wallet);
  expect(await read(`stores/${storeId}/report`, owner)).toMatchObject({
    completed: 1,
    takings: { cod: TAKEN, card: 0, wallet: 0, online: 0 },
    gross: TAKEN,
    refunds: { wallet: ledger, card: 0, cash: 0 },
    net: TAKEN - ledger,
    cash: [{ name: "Aisha Saad", orders: 1, due: TAKEN, taken: TAKEN }],
    cash_difference: 0,
    late: 0,
  });
  expect((await read(`products/${pancakes}`, owner)).stock).toBe(39);
});

it("pauses and resumes, as its staff say", async () => {
  const until = new Date(test.panel.clock().getTime() + 3_600_000).toISOString();
  const isOpen = async () => (await test.get(`/api/stores/${storeId}`)).body.data.is_open;
  await send(`stores/${storeId}/pause`, { until }, owner);
  expect(await isOpen()).toBe(false);
  await send(`stores/${storeId}/resume`, {}, owner);
  expect(await isOpen()).toBe(true);
});

it("tells afterwards who did what", async () => {
  const { items } = await read(`audit-log?vendor_id=${storeId}&per_page=50`);
  const acts = items.map(({ action }: { action: string }) => action).toReversed();
  expect(acts).toEqual([
    "store.create",
    "store.update",
    "store.hours",
    "store.delivery",
    "section.create",
    "section.create",
    "addon_group.create",
    "product.create",
    "product.create",
    "member.invite",
    "member.join",
    "store.open",
    "order.accept",
    "order.preparing",
    "order.delay",
    "order.ready",
    "order.assign",
    "order.send_out",
    "order.hand_over",
    "order.refund",
    "store.pause",
    "store.resume",
  ]);
  const [last] = items;
  expect(last.actor).toEqual({ id: owner.id, name: "Aisha Saad" });
});
