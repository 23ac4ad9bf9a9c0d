import { afterAll, beforeAll, beforeEach } from "vitest";
import type { NewGatewayPayment, PaymentGateway } from "../payments/payment-gateway.js";
import { createStripeGateway } from "../payments/stripe/stripe-gateway.js";
import { createFakeStripe, FAKE_STRIPE_KEY as SECRET_KEY } from "./fake-stripe.js";

export let gateway: PaymentGateway;

export let apiBase: string;

export let number = 0;

/** Registers the hooks of a test file: a Stripe gateway that talks to a fake of its API. */
export function setUpStripeTests(): void {
  beforeAll(async () => {
    apiBase = await fake.listen();
    gateway = createStripeGateway({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase });
  });
  beforeEach(() => {
    fake.requests.length = 0;
    fake.accidents.length = 0;
  });
  afterAll(() => fake.close());
}

export const WEBHOOK_SECRET = "whsec_local";
export const fake = createFakeStripe();

export const payment = (card: NewGatewayPayment["card"] = null): NewGatewayPayment => {
  const reference = `payment-${++number}.1`;
  return {
    reference,
    amount: 7975,
    description: "Order TB-7K2M9Q",
    language: "en",
    returnUrl: "https://shop.example/api/payments/1/return",
    cancelUrl: "https://shop.example/api/payments/1/return?canceled=1",
    customer: "cus_1",
    card,
    idempotencyKey: reference,
  };
};

export const card = (token = "pm_good") => ({ customer: "cus_1", token });
