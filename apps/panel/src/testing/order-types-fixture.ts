import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { appSettings, dineTables, storeClosures, stores, storeZoneFees } from "../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

export let someone: Person;

/** Registers the hooks of a test file: a panel with an open store, and a customer with an empty cart for each test. */
export function setUpOrderTypeTests(): void {
  beforeAll(async () => {
    test = await createTestPanel();
    await test.db
      .update(stores)
      .set({ orderTypes: ["delivery", "pickup", "dine_in"] })
      .where(eq(stores.id, "spice"));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.forgetOrders();
    someone = await test.person();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.db.delete(storeClosures);
    await test.db.delete(storeZoneFees);
    await test.db.delete(dineTables);
    await test.db.delete(appSettings);
    await test.db.update(stores).set({
      slotCapacity: null,
      deliveryZones: null,
      deliveryBands: null,
      active: true,
      paymentMethods: null,
    });
  });
}

/** Sets the clock to a time in Doha. */
export const at = (time: string, day = "2026-03-02") =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T${time}+03:00`) });

export const fill = (product_id = "spice.tea", who = someone) =>
  test.post("/api/cart/add", { product_id }, who);

export const quote = async (fields: object, who = someone, language: "en" | "ar" = "en") =>
  (await test.post("/api/cart/quote", fields, { ...who, language })).body.data;

export const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code);

export const place = (fields: object, who = someone, language: "en" | "ar" = "en") =>
  test.post(
    "/api/orders",
    { payment_method: "cod", order_type: "pickup", ...fields },
    { ...who, language, key: randomUUID() },
  );

/** Orders the cart at its quoted price. */
export const buy = async (fields: object, who = someone, language: "en" | "ar" = "en") =>
  place(
    { quote_hash: (await quote({ payment_method: "cod", ...fields }, who)).quote_hash, ...fields },
    who,
    language,
  );
