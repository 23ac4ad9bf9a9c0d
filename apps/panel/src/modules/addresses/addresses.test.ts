import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { addresses } from "../../db/schema.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
afterEach(async () => expect(await brokenInvariants(test.db)).toEqual([]));

const form = {
  label: "home",
  phone: "٥٥١٢٣٤٥٦",
  zone_number: "٠٦١",
  line_one: "850",
  building_number: "١٢",
  note: "Leave at the door",
};

it("stores addresses with Western digits; the first is the default, and there is always one", async () => {
  const someone = await test.person();
  const first = await test.post("/api/addresses", form, someone);
  expect([first.status, first.body.message]).toEqual([201, "Address saved"]);
  expect(first.body.data).toMatchObject({
    phone: "+97455123456",
    zone_number: "61",
    building_number: "12",
    city: "Doha",
    is_default: true,
    location: null,
  });
  const second = await test.post(
    "/api/addresses",
    { ...form, label: "work", is_default: true, location: { lat: 25.32, lng: 51.53 } },
    someone,
  );
  expect(second.body.data.location).toEqual({ lat: 25.32, lng: 51.53 });
  const list = (await test.get("/api/addresses", someone)).body.data.items;
  expect(list.map((address: { label: string }) => address.label)).toEqual(["work", "home"]);
  const changed = await test.post(
    `/api/addresses/${second.body.data.id}/update`,
    { ...form, note: "Call me" },
    someone,
  );
  expect(changed.body.data).toMatchObject({ note: "Call me", is_default: true });
  expect((await test.post(`/api/addresses/${second.body.data.id}/delete`, {}, someone)).body.message).toBe(
    "Deleted",
  );
  expect((await test.get("/api/addresses", someone)).body.data.items).toMatchObject([
    { label: "home", is_default: true },
  ]);
});

it("reports each missing field with the specified text", async () => {
  const answer = await test.post("/api/addresses", {}, await test.person());
  expect(answer.body.errors).toEqual({
    phone: ["Phone is required"],
    zone_number: ["Zone is required"],
    line_one: ["Street is required"],
    building_number: ["Building Number is required"],
    note: ["Note is required"],
  });
});

it("is limited to twenty, also with concurrent requests", async () => {
  const someone = await test.person();
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => test.post("/api/addresses", form, someone)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.code === "address_limit")).toHaveLength(5);
});

it("keeps an address that an active order is delivered to", async () => {
  const someone = await test.person();
  await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
  const fields = await test.orderForm(someone, "delivery");
  const placed = await test.post("/api/orders", fields, { ...someone, key: randomUUID() });
  const inUse = await test.post(`/api/addresses/${fields.address_id}/delete`, {}, someone);
  expect([inUse.status, inUse.body.code]).toEqual([409, "address_in_use"]);
  await test.post(`/api/orders/${placed.body.data.id}/cancel`, {}, someone);
  expect((await test.post(`/api/addresses/${fields.address_id}/delete`, {}, someone)).status).toBe(200);
  const saved = await test.get(`/api/orders/${placed.body.data.id}`, someone);
  expect(saved.body.data.address.line_one).toBe("850");
});

it("has one default, which moves when another is chosen", async () => {
  const someone = await test.person();
  const [first, second] = [
    (await test.post("/api/addresses", form, someone)).body.data.id,
    (await test.post("/api/addresses", form, someone)).body.data.id,
  ];
  const chosen = await test.post(`/api/addresses/${second}/default`, {}, someone);
  expect(chosen.body).toMatchObject({
    message: "Updated successfully",
    data: { id: second, is_default: true },
  });
  expect((await test.get("/api/addresses", someone)).body.data.items).toMatchObject([
    { id: second, is_default: true },
    { id: first, is_default: false },
  ]);
  const theirs = await test.post(`/api/addresses/${first}/default`, {}, await test.person());
  expect([theirs.status, theirs.body.code]).toEqual([404, "not_found"]);
});

const inParis = { lat: 48.85, lng: 2.35 };
const inWestBay = { lat: 25.3236, lng: 51.529 };

it("refuses a zone that does not exist, a pin abroad, and a pin in another zone, at the field", async () => {
  const someone = await test.person();
  const { id } = (await test.post("/api/addresses", form, someone)).body.data;
  const refusals: [fields: object, errors: object][] = [
    [{ zone_number: "999" }, { zone_number: ["There is no zone of this number"] }],
    [{ zone_number: "10" }, { zone_number: ["There is no zone of this number"] }],
    ...[inParis, { lat: 0, lng: 0 }, { lat: 51.532, lng: 25.3205 }].map((location): [object, object] => [
      { location },
      { location: ["The pin is outside the country that we deliver in"] },
    ]),
    [
      { zone_number: "55", location: inWestBay },
      { zone_number: ["The pin is in zone 61 (West Bay): move the pin or change the zone"] },
    ],
  ];
  for (const path of ["/api/addresses", `/api/addresses/${id}/update`]) {
    for (const [fields, errors] of refusals) {
      const { status, body } = await test.post(path, { ...form, ...fields }, someone);
      expect([path, fields, status, body.errors]).toEqual([path, fields, 422, errors]);
    }
  }
  const arabic = { ...form, zone_number: "55", location: inWestBay };
  const { body } = await test.post("/api/addresses", arabic, { ...someone, language: "ar" });
  expect(body.errors.zone_number).toEqual([
    "الموقع المحدد في المنطقة 61 (الخليج الغربي): حرّك الدبوس أو غيّر رقم المنطقة",
  ]);
});

it("reports an address of before whose pin and zone differ, and sells no delivery to it", async () => {
  const someone = await test.person();
  await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 3 }, someone);
  const { id } = (await test.post("/api/addresses", form, someone)).body.data;
  const order = { order_type: "delivery", address_id: id, payment_method: "cod" };
  const quote = async () => (await test.post("/api/cart/quote", order, someone)).body.data;
  const codes = async () => (await quote()).problems.map(({ code }: { code: string }) => code);
  expect(await codes()).toEqual([]);
  for (const [columns, code] of [
    [inParis, "pin_outside_market"],
    [{ lat: 25.25, lng: 51.438 }, "pin_zone_differs"],
    [{ lat: null, lng: null, zoneNumber: "999" }, "zone_unknown"],
  ] as const) {
    await test.db.update(addresses).set(columns).where(eq(addresses.id, id));
    const { quote_hash } = await quote();
    expect(await codes()).toEqual([code]);
    const sent = await test.post("/api/orders", { ...order, quote_hash }, { ...someone, key: randomUUID() });
    expect([sent.status, sent.body.code]).toEqual([422, code]);
  }
});
