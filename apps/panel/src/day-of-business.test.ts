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
  expect(await send("riders/duty", { on_duty: true }, rider)).toEqual({ on_duty: true });
  expect((await read("riders", owner)).items).toMatchObject([{ id: made.id, is_available: true }]);
});

it("takes an order, which the staff bring to its end, and the money adds up", async () => {
  const { addon_groups: groups } = (await test.get(`/api/products/${pancakes}`)).body.data;
  const addons = [{ id: groups[0].options[1].id, quantity: 2 }];
  dataOf(await test.json("/api/cart/add", { product_id: pancakes, quantity: 2, addons }, customer));
  dataOf(await test.json("/api/cart/add", { product_id: tea, quantity: 1 }, customer));
  const form = await test.orderForm(customer, "delivery");
  const order = dataOf(await test.json("/api/orders", form, customer, randomUUID()));
  expect([order.subtotal, order.delivery_fee, order.order_total]).toEqual([6100, 700, 6800]);
  const listed = await read("orders", owner);
  expect(listed.items.map(({ id }: { id: string }) => id)).toEqual([order.id]);
  const move = async (to: string, who: Person) => {
    const { version } = (await test.get(`/api/orders/${order.id}`, customer)).body.data;
    return (await send(`orders/${order.id}/transition`, { to, version }, who)).order_status;
  };
  expect(await move("accepted", owner)).toBe("accepted");
  const [{ id: riderId }] = (await read("riders", owner)).items;
  await send(`orders/${order.id}/rider`, { rider_id: riderId }, owner);
  expect(await move("delivering", rider)).toBe("delivering");
  expect(await move("delivered", rider)).toBe("delivered");
  expect((await read(`products/${pancakes}`, owner)).stock).toBe(38);
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
    "order.assign",
    "order.send_out",
    "order.hand_over",
    "store.pause",
    "store.resume",
  ]);
  const [last] = items;
  expect(last.actor).toEqual({ id: owner.id, name: "Aisha Saad" });
});
