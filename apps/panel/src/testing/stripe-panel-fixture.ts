import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Config } from "../config.js";
import { createFakeStripe, FAKE_STRIPE_KEY } from "./fake-stripe.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

const webhookSecret = "whsec_local";

export let fake: ReturnType<typeof createFakeStripe>;

export let test: TestPanel;

export let customer: Person;

/** Registers the hooks of a test file: a panel with Stripe, and a new customer for each test. */
export function setUpStripePanel(
  overrides: Partial<Config> = {},
  environment: Readonly<Record<string, string>> = {},
): void {
  beforeAll(async () => {
    fake = createFakeStripe();
    test = await createTestPanel(overrides, {
      STRIPE_SECRET_KEY: FAKE_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: await fake.listen(),
      PANEL_PUBLIC_URL: "https://shop.example",
      ...environment,
    });
  });
  beforeEach(async () => void (customer = await test.person()));
  afterAll(async () => {
    await test.close();
    await fake.close();
  });
}

/** Orders a pickup of one product; returns the order. */
export async function order(fields: Record<string, unknown>) {
  await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
  const { payment_method, use_wallet = false } = fields;
  const asked = { order_type: "pickup", payment_method, use_wallet };
  const quote = await test.post("/api/cart/quote", asked, customer);
  const form = { order_type: "pickup", quote_hash: quote.body.data.quote_hash, ...fields };
  return (await test.post("/api/orders", form, { ...customer, key: randomUUID() })).body.data;
}

/** Sends a signed webhook of Stripe. */
export function tell(type: string, object: unknown, id: string = randomUUID()): Promise<Answer> {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return test.send("POST", "/api/payment-webhooks/stripe", payload, {
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
  });
}

export const read = async (id: string) => (await test.get(`/api/orders/${id}`, customer)).body.data;
