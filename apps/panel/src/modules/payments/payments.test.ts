import { eq, lte } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bills, jobs, orders, payments, refunds, sandboxRecords } from "../../db/schema.js";
import { createUnacceptedOrderJob } from "../orders/unaccepted-order-job.js";
import { signMessage } from "../../payments/signed-message.js";
import { type Answer, type Person, type TestPanel, createTestPanel } from "../../testing/test-panel.js";
import { CANCEL_UNACCEPTED } from "../order-record/order-jobs.js";
import { refundPayment } from "./refund-payment.js";
import { handlePaymentJobs } from "./payment-jobs.js";

let test: TestPanel;
let customer: Person;
beforeAll(async () => {
  test = await createTestPanel();
  handlePaymentJobs(test.panel);
});
beforeEach(async () => void (customer = await test.person()));
afterEach(() => {
  test.atStep(() => undefined);
  test.wire.send = straight;
});
afterAll(() => test.close());

const straight: TestPanel["wire"]["send"] = async (path, init) => test.app.request(path, init);

const CARDS = {
  good: "4242424242424242",
  check: "4000000000003220",
  declinedLater: "4000000000000341",
  declined: "4000000000000002",
  slow: "4000000000000077",
  lost: "4000000000000119",
} as const;

/** A card on the sandbox's own page; the token it sends the browser back with. */
async function tokenOf(number: string): Promise<string> {
  const response = await test.app.request("/sandbox-gateway/cards/new?return_to=/profile", {
    method: "POST",
    body: new URLSearchParams({ number, expiry: "12/40", cvc: "123" }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("Location")!, "http://shop").searchParams.get("card_token")!;
}

async function saveCard(number: string, person = customer): Promise<string> {
  const kept = await test.post("/api/cards", { token: await tokenOf(number) }, person);
  expect(kept.status).toBe(201);
  return kept.body.data.id as string;
}

/** Types a card into the sandbox's page. */
async function onPage(url: string, fields: Record<string, string>): Promise<Response> {
  return test.app.request(url, { method: "POST", body: new URLSearchParams(fields) });
}
const payOnPage = (url: string, number: string) => onPage(url, { number, expiry: "12/40", cvc: "123" });

/** Orders one dish. */
async function order(fields: Record<string, unknown>, key: string = randomUUID()): Promise<Answer> {
  const added = await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
  expect(added.status).toBe(200);
  const { payment_method, use_wallet = false } = fields;
  const quote = await test.post(
    "/api/cart/quote",
    { order_type: "pickup", payment_method, use_wallet },
    customer,
  );
  const quote_hash = quote.body.data.quote_hash as string;
  lastForm = { order_type: "pickup", quote_hash, ...fields };
  return test.post("/api/orders", lastForm, { ...customer, key });
}
let lastForm: Record<string, unknown> = {};

const read = async (id: string) => (await test.get(`/api/orders/${id}`, customer)).body.data;
const balance = async () => (await test.get("/api/wallet", customer)).body.data.balance as number;
const paymentOf = async (orderId: string) =>
  (await test.db.select().from(payments).where(eq(payments.orderId, orderId)))[0]!;

/** Runs every job that is due, as the panel would, until none is. */
async function runJobs(): Promise<void> {
  test.panel.jobs.start();
  for (let left = 1; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = test.panel.clock();
    left = (await test.db.select().from(jobs).where(lte(jobs.dueAt, now))).length;
  }
  await test.panel.jobs.stop();
}

/** A signed message as the sandbox would send it. */
function message(
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

/** What the gateway would tell of an order's payment. */
async function told(orderId: string, state: string) {
  const payment = await paymentOf(orderId);
  return {
    id: "x",
    reference: `${payment.id}.${payment.attempts}`,
    amount: payment.amount,
    state,
    action_url: null,
  };
}

/** How often the gateway took money for an order, less what it gave back. */
async function takenBySandbox(orderId: string): Promise<number> {
  const payment = await paymentOf(orderId);
  const rows = await test.db.select().from(sandboxRecords);
  return rows
    .map(({ body }) => body as { reference?: string; state?: string; amount?: number; refunded?: number })
    .filter(({ reference, state }) => reference?.startsWith(`${payment.id}.`) && state === "succeeded")
    .reduce((sum, { amount = 0, refunded = 0 }) => sum + amount - refunded, 0);
}

describe("an order paid by a kept card", () => {
  it("is paid at once; the store may accept it, and a cancellation gives the money back", async () => {
    const card_id = await saveCard(CARDS.good);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.body).toMatchObject({
      message: "Order created successfully",
      data: { payment_status: "paid", payment_method: "card", payment: null, amount_due: 1275 },
    });
    const { id } = placed.body.data;
    expect(await takenBySandbox(id)).toBe(1275);
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment_status: "refunded" });
    await runJobs();
    expect(await takenBySandbox(id)).toBe(0);
    const [refund] = await test.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await paymentOf(id)).id));
    expect(refund).toMatchObject({ status: "done", amount: 1275 });
    const list = await test.get("/api/payments", customer);
    expect(list.body.data.items).toMatchObject([
      { payment_status: "refunded", order_id: id, method: "card" },
    ]);
  });

  it("that is declined stays, is not charged, and can be paid another way", async () => {
    const card_id = await saveCard(CARDS.declinedLater);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.status).toBe(201);
    expect(placed.body.data).toMatchObject({ payment_status: "failed", payment: null });
    const { id } = placed.body.data;
    const again = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    expect([again.status, again.body.code, again.body.data]).toEqual([
      422,
      "payment_declined",
      { retry: true },
    ]);
    const good = await saveCard(CARDS.good);
    const key = randomUUID();
    const form = { order_id: id, method: "card", card_id: good };
    const paid = await test.post("/api/pay-bill", form, { ...customer, key });
    expect(paid.body).toMatchObject({
      message: "Payment successful",
      data: { payment: { payment_status: "paid" }, order: { payment_status: "paid" } },
    });
    const replay = await test.post("/api/pay-bill", form, { ...customer, key });
    expect(replay.headers.get("Idempotent-Replayed")).toBe("true");
    expect(replay.body).toEqual(paid.body);
    const other = { ...form, method: "online" };
    expect((await test.post("/api/pay-bill", other, { ...customer, key })).body.code).toBe(
      "idempotency_mismatch",
    );
    const more = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
    expect([more.status, more.body.code]).toEqual([409, "already_paid"]);
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("waits for the bank's question, and is paid once that is answered", async () => {
    const card_id = await saveCard(CARDS.check);
    const placed = await order({ payment_method: "card", card_id });
    expect(placed.body.data).toMatchObject({
      payment_status: "pending",
      payment: { action_url: expect.any(String) },
    });
    const { id, payment } = placed.body.data;
    const replay = await test.post("/api/orders", lastForm, {
      ...customer,
      key: (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!.idempotencyKey,
    });
    expect(replay.body).toEqual(placed.body);
    const staff = await test.person({ storeId: "spice" });
    const early = await test.post(
      `/api/panel/orders/${id}/transition`,
      { to: "accepted", version: 1 },
      staff,
    );
    expect(early.body.code).toBe("invalid_transition");
    const page = await test.app.request(payment.action_url);
    expect(await page.text()).toContain("Your bank wants to know that it is you");
    const back = await onPage(payment.action_url, { do: "confirm" });
    const returned = await test.app.request(back.headers.get("Location")!);
    expect([back.status, returned.status]).toEqual([303, 303]);
    const shop = new URL(returned.headers.get("Location")!, "http://shop");
    expect(shop.pathname).toBe(`/orders/${id}`);
    const confirmed = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: shop.searchParams.get("result_token")! },
      { ...customer, key: randomUUID() },
    );
    expect(confirmed.body).toMatchObject({
      message: "Payment successful",
      data: { order: { id, payment_status: "paid" } },
    });
  });

  it("asks for a card of the customer's own", async () => {
    const theirs = await saveCard(CARDS.good, await test.person());
    expect((await order({ payment_method: "card", card_id: theirs })).body.code).toBe("not_found");
    await test.post("/api/cart/clear", {}, customer);
    expect((await order({ payment_method: "card" })).body.errors).toHaveProperty("card_id");
  });
});

describe("an order paid on the gateway's page", () => {
  it("is paid when the page says so, though nobody comes back from it", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    expect(payment.action_url).toMatch(/^\/sandbox-gateway\/pay\//);
    expect((await payOnPage(payment.action_url, CARDS.declined)).status).toBe(200);
    expect((await read(id)).payment_status).toBe("pending");
    await payOnPage(payment.action_url, CARDS.good);
    expect((await read(id)).payment_status).toBe("pending");
    await runJobs();
    expect(await read(id)).toMatchObject({ payment_status: "paid", payment: null });
  });

  it("is told of as often as it takes when the panel cannot be reached", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    let lost = 0;
    test.wire.send = async (path, init) => {
      if (path.startsWith("/api/") && lost++ < 3) throw new TypeError("fetch failed");
      return straight(path, init);
    };
    await payOnPage(payment.action_url, CARDS.good);
    await runJobs();
    expect((await read(id)).payment_status).toBe("pending");
    for (const seconds of [1, 2, 4]) {
      test.passTime(seconds + 1);
      await runJobs();
    }
    expect(lost).toBeGreaterThan(3);
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("fails when the customer turns back, and can be tried again", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const back = await onPage(payment.action_url, { do: "cancel" });
    const result_token = new URL(back.headers.get("Location")!, "http://shop").searchParams.get(
      "result_token",
    )!;
    const path = `/api/payments/${payment.id}/confirm`;
    const declined = await test.post(path, { result_token }, { ...customer, key: randomUUID() });
    expect([declined.status, declined.body.code, declined.body.data]).toEqual([
      422,
      "payment_declined",
      { retry: true },
    ]);
    expect((await read(id)).payment_status).toBe("failed");
    const form = { order_id: id, method: "online" };
    const again = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
    expect(again.body).toMatchObject({ message: "", data: { payment: { payment_status: "pending" } } });
    expect(again.body.data.payment.action_url).not.toBe(payment.action_url);
    await payOnPage(again.body.data.payment.action_url, CARDS.good);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("gives up an open page before another way is taken, so that nobody pays twice", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const card_id = await saveCard(CARDS.good);
    const paid = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    expect(paid.body.data.order).toMatchObject({ payment_status: "paid", payment_method: "card" });
    expect((await payOnPage(payment.action_url, CARDS.good)).status).toBe(303);
    await runJobs();
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("can be turned into one that is paid in cash", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const cash = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "cod" },
      { ...customer, key: randomUUID() },
    );
    expect(cash.body.data.order).toMatchObject({
      payment_method: "cod",
      payment_status: "unpaid",
      payment: null,
    });
    const staff = await test.person({ storeId: "spice" });
    for (const [to, version] of [
      ["accepted", 1],
      ["delivered", 2],
    ] as const) {
      expect((await test.post(`/api/panel/orders/${id}/transition`, { to, version }, staff)).status).toBe(
        200,
      );
    }
    expect((await read(id)).payment_status).toBe("paid");
    expect((await paymentOf(id)).status).toBe("paid");
  });

  it("waits for a slow bank, and hears of it", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const waiting = await payOnPage(payment.action_url, CARDS.slow);
    expect(await waiting.text()).toContain("The bank is thinking");
    const result_token = test.panel.gateways.sandbox!.resultToken(payment.action_url.split("/").at(-1));
    const path = `/api/payments/${payment.id}/confirm`;
    const early = await test.post(path, { result_token }, { ...customer, key: randomUUID() });
    expect([early.status, early.body.code, early.body.data]).toEqual([
      409,
      "payment_pending",
      { retry_after: 3 },
    ]);
    test.passTime(9);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("is given up with the order after 30 minutes", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    test.panel.jobs.handle(CANCEL_UNACCEPTED, createUnacceptedOrderJob(test.panel));
    test.passTime(29 * 60);
    await runJobs();
    expect((await read(id)).order_status).toBe("pending");
    test.passTime(61);
    await runJobs();
    expect(await read(id)).toMatchObject({ order_status: "canceled", payment_status: "failed" });
    await payOnPage(payment.action_url, CARDS.good);
    expect(await takenBySandbox(id)).toBe(0);
  });

  it("gives late money back when the order was canceled meanwhile", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    await payOnPage(payment.action_url, CARDS.good);
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment_status: "pending" });
    await runJobs();
    expect(await read(id)).toMatchObject({ payment_status: "refunded" });
    expect(await takenBySandbox(id)).toBe(0);
  });
});

describe("an answer of the gateway that never comes", () => {
  it("leaves the order pending until the gateway's message", async () => {
    const card_id = await saveCard(CARDS.lost);
    const key = randomUUID();
    const placed = await order({ payment_method: "card", card_id }, key);
    expect(placed.body.data).toMatchObject({ payment_status: "pending", payment: { action_url: null } });
    const { id } = placed.body.data;
    test.passTime(6);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
    const replay = await test.post("/api/orders", lastForm, { ...customer, key });
    expect(replay.body.data).toMatchObject({ id, payment_status: "paid" });
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("is asked for again when no message comes either", async () => {
    const card_id = await saveCard(CARDS.lost);
    const { id } = (await order({ payment_method: "card", card_id })).body.data;
    test.wire.send = async (path, init) =>
      path.startsWith("/api/") ? new Response(null, { status: 503 }) : straight(path, init);
    test.passTime(16);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("because nothing was reached takes nothing, and the same request goes on", async () => {
    const card_id = await saveCard(CARDS.good);
    const key = randomUUID();
    test.wire.send = () => Promise.reject(new TypeError("fetch failed"));
    const top = { amount: 5000, method: "card", card_id };
    const cut = await test.post("/api/wallet/topup", top, { ...customer, key });
    expect([cut.status, cut.body.code, cut.headers.get("Retry-After")]).toEqual([
      409,
      "payment_pending",
      "3",
    ]);
    expect(await balance()).toBe(0);
    test.wire.send = straight;
    const done = await test.post("/api/wallet/topup", top, { ...customer, key });
    expect(done.body).toMatchObject({ message: "Payment successful", data: { balance: 5000 } });
  });
});

describe("a crash", () => {
  const STEPS = ["order: committed", "payment: made at the gateway", "payment: gateway answered"];
  it.each(STEPS)("at '%s' is healed by the same request, and money moves once", async (crash) => {
    const card_id = await saveCard(CARDS.good);
    const key = randomUUID();
    test.atStep((step) => {
      if (step === crash) throw new Error("crash");
    });
    expect((await order({ payment_method: "card", card_id }, key)).status).toBe(500);
    test.atStep(() => undefined);
    const early = await test.post("/api/orders", lastForm, { ...customer, key });
    expect([early.status, early.body.code]).toEqual([409, "in_progress"]);
    test.passTime(61);
    const healed = await test.post("/api/orders", lastForm, { ...customer, key });
    expect(healed.body.data).toMatchObject({ payment_status: "paid", payment: null });
    expect(await takenBySandbox(healed.body.data.id)).toBe(1275);
  });

  it.each(STEPS.slice(1))("at '%s' is healed by the job, without anybody asking", async (crash) => {
    const card_id = await saveCard(CARDS.good);
    test.atStep((step) => {
      if (step === crash) throw new Error("crash");
    });
    const key = randomUUID();
    await order({ payment_method: "card", card_id }, key);
    test.atStep(() => undefined);
    const [row] = await test.db.select().from(orders).where(eq(orders.idempotencyKey, key));
    test.passTime(61);
    await runJobs();
    expect((await read(row!.id)).payment_status).toBe("paid");
    expect(await takenBySandbox(row!.id)).toBe(1275);
  });

  it("before the gateway heard of it ends in nothing", async () => {
    const card_id = await saveCard(CARDS.good);
    test.atStep((step) => {
      if (step === "order: committed") throw new Error("crash");
    });
    const key = randomUUID();
    await order({ payment_method: "card", card_id }, key);
    test.atStep(() => undefined);
    test.passTime(61);
    await runJobs();
    const [row] = await test.db.select().from(orders).where(eq(orders.idempotencyKey, key));
    expect(row!.paymentStatus).toBe("failed");
    expect(await takenBySandbox(row!.id)).toBe(0);
  });

  it("between a refund and its record gives the money back once", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id } = (await order({ payment_method: "card", card_id })).body.data;
    // Nor does the gateway's own message come.
    test.wire.send = async (path, init) =>
      path.startsWith("/api/") ? new Response(null, { status: 503 }) : straight(path, init);
    let crashes = 0;
    test.atStep((step) => {
      if (step === "refund: gateway answered" && crashes++ === 0) throw new Error("crash");
    });
    await test.post(`/api/orders/${id}/cancel`, {}, customer);
    await runJobs();
    test.passTime(5);
    await runJobs();
    test.wire.send = straight;
    const list = await test.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await paymentOf(id)).id));
    expect([crashes, list.map(({ status }) => status)]).toEqual([2, ["done"]]);
    expect(await takenBySandbox(id)).toBe(0);
  });
});

describe("what a gateway tells (REQ-REL-15)", () => {
  it("is believed only with its signature, and not for longer than 300 seconds", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await told(id, "succeeded");
    const results = [
      await message("e1", paid, { secret: "another" }),
      await message("e1", paid, { age: 301 }),
      await message("e1", paid, { age: -302 }),
      await test.send("POST", "/api/payment-webhooks/sandbox", JSON.stringify(paid), {}),
      await test.send("POST", "/api/payment-webhooks/nobody", "{}", { language: "ar" }),
    ];
    expect(results.map(({ status, body }) => [status, body.code])).toEqual(
      results.map(() => [401, "signature_invalid"]),
    );
    expect((await read(id)).payment_status).toBe("pending");
    expect((await message("e1", paid, { age: 299 })).status).toBe(200);
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("changes the state once, however often and in whatever order it comes", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await told(id, "succeeded");
    const event = randomUUID();
    const many = await Promise.all(Array.from({ length: 10 }, () => message(event, paid)));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    for (const state of ["open", "declined", "canceled", "succeeded"]) {
      expect((await message(randomUUID(), { ...paid, state })).status).toBe(200);
    }
    expect((await read(id)).payment_status).toBe("paid");
    expect(
      await test.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, (await paymentOf(id)).id)),
    ).toEqual([]);
  });

  it("of a failure before the success it follows does no harm", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const failed = await told(id, "declined");
    await message(randomUUID(), failed);
    expect((await read(id)).payment_status).toBe("failed");
    await message(randomUUID(), { ...failed, state: "succeeded" });
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("of a payment that does not exist is not taken, nor one of another amount", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await told(id, "succeeded");
    const unknown = await message(randomUUID(), { ...paid, reference: `${randomUUID()}.1` });
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
    expect((await message(randomUUID(), { ...paid, amount: 1 })).status).toBe(500);
    expect((await read(id)).payment_status).toBe("pending");
  });
});

describe("a bill", () => {
  const bill = async (values: Partial<typeof bills.$inferInsert> = {}) => {
    const number = `KAH-${randomUUID().slice(0, 8)}`;
    const title = { en: "Electricity", ar: "كهرباء" };
    await test.db
      .insert(bills)
      .values({ id: randomUUID(), number, title, amount: 8450, createdAt: new Date(), ...values });
    return number;
  };
  const pay = (fields: object, person = customer) =>
    test.post("/api/pay-bill", fields, { ...person, key: randomUUID() });

  it("is paid by card, on the page or from the wallet, once", async () => {
    const card_id = await saveCard(CARDS.good);
    const bill_number = await bill();
    const paid = await pay({ bill_number, method: "card", card_id });
    expect(paid.body.data).toMatchObject({
      payment: { purpose: "bill", amount: 8450, payment_status: "paid" },
      order: null,
    });
    expect((await pay({ bill_number, method: "card", card_id })).body.code).toBe("already_paid");
    const onPageBill = await bill();
    const open = await pay({ bill_number: onPageBill, method: "online" });
    await payOnPage(open.body.data.payment.action_url, CARDS.good);
    await runJobs();
    expect((await pay({ bill_number: onPageBill, method: "online" })).body.code).toBe("already_paid");
    await test.post(
      "/api/wallet/topup",
      { amount: 9000, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    const byWallet = await pay({ bill_number: await bill(), method: "wallet" });
    expect(byWallet.body.data.payment).toMatchObject({ method: "wallet", payment_status: "paid" });
    expect(await balance()).toBe(550);
    expect((await pay({ bill_number: await bill(), method: "wallet" })).body.code).toBe("wallet_short");
    expect((await pay({ bill_number: await bill(), method: "cod" })).body.code).toBe(
      "payment_method_unavailable",
    );
  });

  it("of somebody else, and an order of somebody else, are not there", async () => {
    const other = await test.person();
    const number = await bill({ userId: customer.id });
    expect((await pay({ bill_number: number, method: "online" }, other)).status).toBe(404);
    expect((await pay({ bill_number: "KAH-0", method: "online" })).status).toBe(404);
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    expect((await pay({ order_id: id, method: "online" }, other)).status).toBe(404);
    const stolen = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: "x" },
      { ...other, key: randomUUID() },
    );
    expect(stolen.status).toBe(404);
    const madeUp = await test.post(
      `/api/payments/${payment.id}/confirm`,
      { result_token: "x" },
      { ...customer, key: randomUUID() },
    );
    expect(madeUp.body.errors).toHaveProperty("result_token");
    expect((await test.app.request(`/api/payments/${randomUUID()}/return`)).status).toBe(404);
  });

  it("is not paid without a key, nor with a card where there is no gateway", async () => {
    const bill_number = await bill();
    expect((await test.post("/api/pay-bill", { bill_number, method: "online" }, customer)).body.code).toBe(
      "idempotency_key_required",
    );
    const bare = await createTestPanel({ demo: false });
    const person = await bare.person();
    const methods = await bare.get("/api/payment-methods", person);
    expect(methods.body.data.items.filter(({ enabled }: { enabled: boolean }) => enabled)).toMatchObject([
      { code: "cod" },
    ]);
    const refused = await bare.post(
      "/api/wallet/topup",
      { amount: 5000, method: "online" },
      { ...person, key: randomUUID() },
    );
    expect(refused.body.code).toBe("payment_method_unavailable");
    expect((await bare.app.request("/sandbox-gateway/cards/new")).status).toBe(404);
    await bare.close();
  });
});

describe("cards", () => {
  it("are kept by token, one of them the default, and forgotten", async () => {
    const token = await tokenOf(CARDS.good);
    const kept = await test.post("/api/cards", { token }, customer);
    expect(kept.body).toMatchObject({
      message: "Updated successfully",
      data: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040, is_default: true },
    });
    expect((await test.post("/api/cards", { token }, customer)).body.data).toEqual(kept.body.data);
    const second = await saveCard(CARDS.check);
    const other = await test.person();
    expect((await test.post("/api/cards", { token }, other)).body.code).toBe("payment_declined");
    const declined = await test.post("/api/cards", { token: await tokenOf(CARDS.declined) }, customer);
    expect([declined.status, declined.body.code]).toEqual([422, "payment_declined"]);
    expect((await test.post("/api/cards", { token: "tok_nobody_has_this" }, customer)).body.code).toBe(
      "payment_declined",
    );
    expect((await test.post(`/api/cards/${second}/delete`, {}, other)).status).toBe(404);
    expect((await test.post(`/api/cards/${kept.body.data.id}/delete`, {}, customer)).body.message).toBe(
      "Deleted",
    );
    expect((await test.get("/api/cards", customer)).body.data.items).toMatchObject([
      { id: second, is_default: true },
    ]);
    expect((await test.post("/api/cards", { token: "4242424242424242" }, customer)).status).toBe(422);
  });
});

describe("a page for a card", () => {
  const open = (fields: object = {}, person = customer) =>
    test.post("/api/cards/page", { return_to: "/profile?tab=cards", ...fields }, person);
  const cards = async (person = customer) => (await test.get("/api/cards", person)).body.data.items;
  const typed = { number: CARDS.good, expiry: "12/40", cvc: "123" };

  it("keeps what is typed there, once, and leads back to where it was opened", async () => {
    const { status, body } = await open();
    expect([status, body.message]).toEqual([200, ""]);
    const { action_url } = body.data;
    expect(await (await test.app.request(action_url)).text()).toContain("Add a card");
    const real = await onPage(action_url, { ...typed, number: "4111111111111111" });
    expect(real.status).toBe(422);
    const declined = await onPage(action_url, { ...typed, number: CARDS.declined });
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining("so it was not kept"),
    ]);
    expect(await cards()).toEqual([]);
    const done = await onPage(action_url, typed);
    const back = done.headers.get("Location")!;
    expect(back).toMatch(/^\/api\/cards\/return\?return_to=%2Fprofile%3Ftab%3Dcards&card_page=cpg_/);
    for (let time = 0; time < 2; time++) {
      const led = await test.app.request(back);
      const [card] = await cards();
      expect([led.status, led.headers.get("Location"), led.headers.get("Cache-Control")]).toEqual([
        303,
        `/profile?tab=cards&card_added=${card.id}`,
        "no-store",
      ]);
    }
    expect(await cards()).toMatchObject([{ brand: "visa", last4: "4242", is_default: true }]);
    // What was typed stands: another card is typed into another page.
    expect((await onPage(action_url, { ...typed, number: CARDS.check })).headers.get("Location")).toBe(back);
    expect((await test.app.request(action_url)).status).toBe(303);
    await runJobs();
    expect(await cards()).toHaveLength(1);
    const paid = await order({ payment_method: "card", card_id: (await cards())[0].id });
    expect(paid.body.data.payment_status).toBe("paid");
  });

  it("keeps the card of a customer who never comes back, told by the gateway alone", async () => {
    const { data } = (await open()).body;
    await onPage(data.action_url, typed);
    expect(await cards()).toEqual([]);
    await runJobs();
    expect(await cards()).toHaveLength(1);
  });

  it("keeps nothing when it is given up, or made up, and leads to no other site", async () => {
    const { data } = (await open()).body;
    const left = (await onPage(data.action_url, { do: "cancel" })).headers.get("Location")!;
    expect((await test.app.request(left)).headers.get("Location")).toBe("/profile?tab=cards");
    for (const page of ["cpg_made_up", "secret", ""]) {
      const led = await test.app.request(
        `/api/cards/return?return_to=https://elsewhere.example&card_page=${page}`,
      );
      expect([led.status, led.headers.get("Location")]).toEqual([303, "/"]);
      expect((await test.app.request(`/sandbox-gateway/cards/${page || "x"}`)).status).toBe(404);
    }
    expect(await cards()).toEqual([]);
    for (const return_to of ["https://elsewhere.example", "//elsewhere.example", "profile", ""]) {
      expect((await open({ return_to })).body.errors).toHaveProperty("return_to");
    }
    const bare = await createTestPanel({ demo: false });
    const refused = await bare.post("/api/cards/page", { return_to: "/" }, await bare.person());
    expect(refused.body.code).toBe("payment_method_unavailable");
    await bare.close();
  });
});

describe("paying on the page", () => {
  const cards = async () => (await test.get("/api/cards", customer)).body.data.items;
  const pay = async (fields: object) => {
    const { payment } = (await order({ payment_method: "online" })).body.data;
    await onPage(payment.action_url, { number: CARDS.good, expiry: "12/40", cvc: "123", ...fields });
    await runJobs();
  };

  it("keeps the card when its owner asks for that, and not otherwise", async () => {
    await pay({});
    expect(await cards()).toEqual([]);
    await pay({ keep: "1" });
    await runJobs();
    expect(await cards()).toMatchObject([{ last4: "4242", is_default: true }]);
  });
});

it("the rest of an order of which the wallet paid a part is not taken from it", async () => {
  const card_id = await saveCard(CARDS.good);
  await test.post(
    "/api/wallet/topup",
    { amount: 1000, method: "card", card_id },
    { ...customer, key: randomUUID() },
  );
  const declined = await saveCard(CARDS.declinedLater);
  await order({ payment_method: "card", card_id: declined, use_wallet: true });
  const [{ id }] = (await test.get("/api/orders", customer)).body.data.items;
  const pay = (method: string) =>
    test.post("/api/pay-bill", { order_id: id, method, card_id }, { ...customer, key: randomUUID() });
  expect((await pay("wallet")).body).toMatchObject({
    code: "wallet_part_paid",
    message: "Your wallet has paid its part of this order. Pay the rest in another way",
  });
  expect((await pay("card")).body.data.payment.payment_status).toBe("paid");
});

it("a refund the gateway is slow with is asked about until it has ended", async () => {
  const card_id = await saveCard(CARDS.good);
  const { id } = (await order({ payment_method: "card", card_id })).body.data;
  const gateway = test.panel.gateways.current!;
  const refund = gateway.refund.bind(gateway);
  gateway.refund = async (...given) => ({ ...(await refund(...given)), state: "pending" });
  await test.post(`/api/orders/${id}/cancel`, {}, customer);
  const [row] = await test.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, id));
  const again = await refundPayment(test.panel, row!.id);
  gateway.refund = refund;
  const status = async () =>
    (await test.db.select().from(refunds).where(eq(refunds.id, row!.id))).map((one) => one.status);
  expect([again! > test.panel.clock(), await status()]).toEqual([true, ["pending"]]);
  expect([await refundPayment(test.panel, row!.id), await status()]).toEqual([null, ["done"]]);
});

it("logs no card, token or secret", () => {
  const log = test.logged.join("");
  for (const secret of [...Object.values(CARDS), "tok_", "card_token", test.panel.gateways.sandbox!.secret]) {
    expect(log).not.toContain(secret);
  }
});
