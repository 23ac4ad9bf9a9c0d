import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stores } from "../../db/schema.js";
import { createFeeKeys } from "./fees-key.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const get = async (path: string) => (await test.app.request(path)).text();

it("REQ-LOAD-08: responses are the same for all pins with the same fees, and exact at the edge of a distance (REQ-MONEY-17)", async () => {
  const bakery = eq(stores.id, "bakery");
  const [before] = await test.db.select().from(stores).where(bakery);
  // A degree of latitude has 111,195 metres: the first band ends at 25.3899 north.
  const deliveryBands = [
    { up_to_metres: 10_000, fee: 700 },
    { up_to_metres: 20_000, fee: 900 },
  ];
  await test.db.update(stores).set({ deliveryBands, lat: 25.3, lng: 51.5 }).where(bakery);
  const feeAt = {
    "/api/vendors": (data: { items: { id: string; delivery_fee: number }[] }) =>
      data.items.find(({ id }) => id === "bakery")?.delivery_fee,
    "/api/stores/bakery": (data: { delivery_fee: number }) => data.delivery_fee,
    "/api/home": (data: { rails: { id: string; items: { id: string; delivery_fee: number }[] }[] }) =>
      data.rails.find(({ id }) => id === "open-near-you")?.items.find(({ id }) => id === "bakery")
        ?.delivery_fee,
  };
  const pin = (path: string, lat: number, lng = 51.5) =>
    `${path}?order_type=delivery&zone=1&lat=${lat}&lng=${lng}`;
  const made = vi.spyOn(test.panel.db, "select");
  for (const [path, fee] of Object.entries(feeAt)) {
    const read = async (address: string) => fee(JSON.parse(await get(address)).data);
    // Twenty metres apart, on both sides of the edge.
    await expect.poll(() => read(pin(path, 25.3898))).toBe(700);
    expect([path, await read(pin(path, 25.39))]).toEqual([path, 900]);
    // A late notification of the change may have it made once more.
    await expect
      .poll(async () => {
        const first = await get(pin(path, 25.3897));
        made.mockClear();
        for (const near of [pin(path, 25.38964, 51.5001), pin(path, 25.3895)]) {
          expect(await get(near)).toBe(first);
        }
        return made.mock.calls.length;
      })
      .toBe(0);
  }
  made.mockRestore();
  const { deliveryBands: bands, lat, lng } = before!;
  await test.db.update(stores).set({ deliveryBands: bands, lat, lng }).where(bakery);
});

it("REQ-LOAD-08: keys look through the stores once for a place, and never for one store", () => {
  let looks = 0;
  const tariffs = Array.from({ length: 1000 }, (_, at) => ({
    id: `store ${at}`,
    at: { lat: 25.3, lng: 51.5 },
    get tariff() {
      looks++;
      return { kind: "flat" as const, fee: at };
    },
  }));
  const keys = createFeeKeys("version", tariffs);
  const place = (lat: number) => ({ zone: 1, pin: { lat, lng: 51.5 }, point: null });
  const first = keys.ofAll(place(25.3));
  expect(looks).toBe(1000);
  for (let request = 0; request < 100; request++) expect(keys.ofAll(place(25.3))).toBe(first);
  expect(looks).toBe(1000);
  for (let request = 0; request < 100; request++) keys.ofStore("store 7", place(25.3));
  expect(looks).toBe(1100);
  keys.ofStore("gone", place(25.3));
  expect(looks).toBe(1100);
});
