import { randomUUID } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { jobs, payments, sandboxRecords } from "../db/schema.js";
import { createEscalationJob } from "../modules/board/escalation-job.js";
import { ESCALATE_ORDER } from "../modules/order-record/order-jobs.js";
import { handlePaymentJobs } from "../modules/payments/payment-jobs.js";
import { signMessage } from "../payments/signed-message.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

export let customer: Person;

export let lastForm: Record<string, unknown> = {};

/** Registers the hooks of a test file: a panel with the sandbox gateway, and a new customer for each test. */
export function setUpPaymentTests(): void {
  beforeAll(async () => {
    test = await createTestPanel();
    handlePaymentJobs(test.panel);
    test.panel.jobs.handle(ESCALATE_ORDER, createEscalationJob(test.panel));
  });
  beforeEach(async () => void (customer = await test.person()));
  afterEach(() => {
    test.atStep(() => undefined);
    test.transport.send = sendUnchanged;
  });
  // No log line may contain a card number, token or secret.
  afterAll(() => {
    const log = test.logged.join("");
    for (const secret of [
      ...Object.values(CARDS),
      "tok_",
      "card_token",
      test.panel.gateways.sandbox!.secret,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
  afterAll(() => test.close());
}

export const sendUnchanged: TestPanel["transport"]["send"] = async (path, init) =>
  test.app.request(path, init);

export const CARDS = {
  good: "4242424242424242",
  check: "4000000000003220",
  declinedLater: "4000000000000341",
  declined: "4000000000000002",
  slow: "4000000000000077",
  lost: "4000000000000119",
} as const;

/** Enters a card on the sandbox's page and returns the token in its redirect. */
export async function tokenOf(number: string): Promise<string> {
  const response = await test.app.request("/sandbox-gateway/cards/new?return_to=/profile", {
    method: "POST",
    body: new URLSearchParams({ number, expiry: "12/40", cvc: "123" }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("Location")!, "http://shop").searchParams.get("card_token")!;
}

export async function saveCard(number: string, person = customer): Promise<string> {
  const saved = await test.post("/api/cards", { token: await tokenOf(number) }, person);
  expect(saved.status).toBe(201);
  return saved.body.data.id as string;
}

/** Submits a form on the sandbox's page. */
export async function onPage(url: string, fields: Record<string, string>): Promise<Response> {
  return test.app.request(url, { method: "POST", body: new URLSearchParams(fields) });
}

export const payOnPage = (url: string, number: string) =>
  onPage(url, { number, expiry: "12/40", cvc: "123" });

/** Orders one dish. */
export async function order(fields: Record<string, unknown>, key: string = randomUUID()): Promise<Answer> {
  const added = await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
  expect(added.status).toBe(200);
  const { payment_method, use_wallet = false, scheduled_at } = fields;
  const asked = { order_type: "pickup", payment_method, use_wallet, scheduled_at };
  const quote = await test.post("/api/cart/quote", asked, customer);
  const quote_hash = quote.body.data.quote_hash as string;
  lastForm = { order_type: "pickup", quote_hash, ...fields };
  return test.post("/api/orders", lastForm, { ...customer, key });
}

export const read = async (id: string) => (await test.get(`/api/orders/${id}`, customer)).body.data;
export const balance = async () => (await test.get("/api/wallet", customer)).body.data.balance as number;

export const paymentOf = async (orderId: string) =>
  (await test.db.select().from(payments).where(eq(payments.orderId, orderId)))[0]!;

/** Runs all due jobs until none is left. */
export async function runJobs(): Promise<void> {
  test.panel.jobs.start();
  for (let left = 1; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = test.panel.clock();
    left = (
      await test.db
        .select()
        .from(jobs)
        .where(and(lte(jobs.dueAt, now), isNull(jobs.failedAt)))
    ).length;
  }
  await test.panel.jobs.stop();
}

/** A webhook signed like the sandbox's. */
export function message(
  id: string,
  payment: object,
  { age = 0, secret = test.panel.gateways.sandbox!.secret } = {},
) {
  const body = JSON.stringify({ id, type: "payment.told", created: 0, object: payment });
  const at = new Date(test.panel.clock().getTime() - age * 1000);
  return test.send("POST", "/api/payment-webhooks/sandbox", body, {
    headers: { "Content-Type": "application/json", "Sandbox-Signature": signMessage(secret, body, at) },
  });
}

/** The webhook of an order's payment. */
export async function reported(orderId: string, state: string) {
  const payment = await paymentOf(orderId);
  return {
    id: "x",
    reference: `${payment.id}.${payment.attempts}`,
    amount: payment.amount,
    state,
    action_url: null,
  };
}

/** The amount the gateway took for an order, less refunds. */
export async function takenBySandbox(orderId: string): Promise<number> {
  const payment = await paymentOf(orderId);
  const rows = await test.db.select().from(sandboxRecords);
  return rows
    .map(({ body }) => body as { reference?: string; state?: string; amount?: number; refunded?: number })
    .filter(({ reference, state }) => reference?.startsWith(`${payment.id}.`) && state === "succeeded")
    .reduce((sum, { amount = 0, refunded = 0 }) => sum + amount - refunded, 0);
}
