import { describe, expect, it } from "vitest";
import type { Body } from "../../testing/fake-stripe.js";
import {
  apiBase,
  card,
  fake,
  gateway,
  number,
  payment,
  setUpStripeTests,
  WEBHOOK_SECRET,
} from "../../testing/stripe-fixture.js";
import { GatewayRefused, GatewayUnreachable } from "../payment-gateway.js";
import { createStripeGateway } from "./stripe-gateway.js";

setUpStripeTests();

const charge = (token?: string, idempotencyKey = `charge-${number}`) => ({
  card: card(token),
  returnUrl: "https://shop.example/back",
  idempotencyKey,
});

describe("Stripe's payment page", () => {
  it("is created in QAR with our reference, and paid when Stripe reports it", async () => {
    const requested = payment();
    const created = await gateway.createPayment(requested);
    expect(created).toEqual({
      id: expect.stringMatching(/^cs_test_/) as string,
      reference: requested.reference,
      amount: 7975,
      state: "open",
      actionUrl: "https://checkout.stripe.example/c/pay",
    });
    expect(fake.requests[0]).toMatchObject({
      key: requested.idempotencyKey,
      form: {
        mode: "payment",
        "line_items[0][price_data][currency]": "qar",
        "line_items[0][price_data][unit_amount]": "7975",
        "line_items[0][quantity]": "1",
        "metadata[reference]": requested.reference,
        "payment_intent_data[metadata][flow]": "page",
        success_url: `${requested.returnUrl}?result_token={CHECKOUT_SESSION_ID}`,
        cancel_url: requested.cancelUrl,
      },
    });
    expect((await gateway.createPayment(requested)).id).toBe(created.id);
    fake.change(created.id, {
      status: "complete",
      payment_status: "paid",
      payment_intent: "pi_behind",
      url: null,
    });
    expect(await gateway.fetchPayment(created.id)).toMatchObject({ state: "succeeded", actionUrl: null });
    expect(gateway.isResultOf(created.id, created.id)).toBe(true);
    expect(gateway.isResultOf(created.id, "cs_test_0")).toBe(false);
  });

  it("can be canceled unless it is paid", async () => {
    const open = await gateway.createPayment(payment());
    expect((await gateway.cancelPayment(open.id)).state).toBe("canceled");
    const paid = await gateway.createPayment(payment());
    fake.change(paid.id, { status: "complete", payment_status: "paid" });
    expect((await gateway.cancelPayment(paid.id)).state).toBe("succeeded");
  });

  it("is refunded by its payment intent", async () => {
    const { id } = await gateway.createPayment(payment());
    await expect(gateway.refund(id, { amount: 1, reference: "r0", idempotencyKey: "r0" })).rejects.toThrow(
      GatewayRefused,
    );
    fake.change(id, { status: "complete", payment_status: "paid", payment_intent: "pi_behind" });
    const refund = { amount: 5000, reference: "r1", idempotencyKey: "refund r1" };
    const given = await gateway.refund(id, refund);
    expect(given.state).toBe("succeeded");
    expect(await gateway.refund(id, refund)).toEqual(given);
    expect(await gateway.fetchRefund(given.id)).toEqual(given);
    expect(fake.objects.get(given.id)).toMatchObject({
      amount: 5000,
      payment_intent: "pi_behind",
      metadata: { reference: "r1" },
    });
  });
});

describe("a saved card", () => {
  it("is attached to its customer, who is created once", async () => {
    const customer = await gateway.createCustomer("u1");
    expect(await gateway.createCustomer("u1")).toBe(customer);
    expect(fake.objects.get(customer)).toMatchObject({ metadata: { user: "u1" } });
    const saved = await gateway.saveCard({ token: "pm_good", customer, idempotencyKey: "k1" });
    expect(saved).toEqual({
      token: "pm_good",
      customer: expect.stringMatching(/^cus_/) as string,
      brand: "visa",
      last4: "4242",
      expMonth: 12,
      expYear: 2040,
    });
    const next = await gateway.saveCard({ token: "pm_next", customer, idempotencyKey: "k2" });
    await gateway.deleteCard(next);
    await gateway.deleteCard({ customer: saved.customer, token: "pm_unknown" });
    expect(fake.objects.get("pm_next")).toMatchObject({ customer: null });
    await expect(gateway.saveCard({ token: "pm_declined", customer, idempotencyKey: "k3" })).rejects.toThrow(
      GatewayRefused,
    );
  });

  it("is saved from a page opened for it, once it is entered", async () => {
    const customer = await gateway.createCustomer("u2");
    const page = {
      userId: "u2",
      customer,
      language: "en",
      returnUrl: "https://shop.example/back?to=%2F",
    } as const;
    const { id, actionUrl } = await gateway.openCardPage(page);
    expect(actionUrl).toBe("https://checkout.stripe.example/c/pay");
    expect(fake.requests.at(-1)!.form).toMatchObject({
      mode: "setup",
      currency: "qar",
      customer,
      "metadata[user]": "u2",
      success_url: "https://shop.example/back?to=%2F&card_page={CHECKOUT_SESSION_ID}",
      cancel_url: page.returnUrl,
    });
    expect(await gateway.readCardPage(id)).toEqual({ userId: "u2", card: null });
    fake.completeSetup(id, "pm_typed");
    expect(fake.requests.at(-1)!.path).toBe(`/v1/checkout/sessions/${id}`);
    expect(await gateway.readCardPage(id)).toMatchObject({
      userId: "u2",
      card: { token: "pm_typed", customer },
    });
    // A payment page is not a card page.
    const { id: other } = await gateway.createPayment(payment());
    await expect(gateway.readCardPage(other)).rejects.toThrow(GatewayRefused);
  });

  it("is saved on a payment page if its owner chose that", async () => {
    const { id } = await gateway.createPayment(payment());
    expect(fake.requests.at(-1)!.form).toMatchObject({
      customer: "cus_1",
      "saved_payment_method_options[payment_method_save]": "enabled",
    });
    fake.completePayment(id, "pm_once", { saveCard: false });
    expect(await gateway.fetchSavedCard(id)).toBeNull();
    fake.completePayment(id, "pm_kept", { saveCard: true });
    expect(await gateway.fetchSavedCard(id)).toMatchObject({
      token: "pm_kept",
      customer: "cus_1",
      last4: "4242",
    });
  });

  it("is charged once, however often it is requested", async () => {
    const created = await gateway.createPayment(payment(card()));
    expect(created).toMatchObject({ state: "open", actionUrl: null });
    expect((await gateway.chargeCard(created.id, charge())).state).toBe("succeeded");
    expect((await gateway.chargeCard(created.id, charge())).state).toBe("succeeded");
    expect((await gateway.chargeCard(created.id, charge("pm_good", "another key"))).state).toBe("succeeded");
    expect((await gateway.cancelPayment(created.id)).state).toBe("succeeded");
  });

  it("that is declined leaves a declined payment", async () => {
    const created = await gateway.createPayment(payment(card("pm_no_funds")));
    expect((await gateway.chargeCard(created.id, charge("pm_no_funds"))).state).toBe("declined");
    expect((await gateway.fetchPayment(created.id)).state).toBe("declined");
  });

  it("may require confirmation by the bank", async () => {
    const created = await gateway.createPayment(payment(card("pm_3ds")));
    expect(await gateway.chargeCard(created.id, charge("pm_3ds"))).toMatchObject({
      state: "open",
      actionUrl: "https://hooks.stripe.example/3ds",
    });
    expect((await gateway.cancelPayment(created.id)).state).toBe("canceled");
  });
});

describe("the connection to Stripe", () => {
  it("is retried automatically with the same key", async () => {
    fake.accidents.push("cut");
    const created = await gateway.createPayment(payment(card()));
    const [first, second] = fake.requests;
    expect([first!.key, created.state]).toEqual([second!.key, "open"]);
    expect(
      [...fake.objects.values()].filter(
        ({ metadata }) => (metadata as Body)?.["reference"] === created.reference,
      ),
    ).toHaveLength(1);
  });

  it("that stays broken leaves the outcome unknown, and polling finds it", async () => {
    const created = await gateway.createPayment(payment(card()));
    fake.accidents.push("cut", "cut", "cut");
    await expect(gateway.chargeCard(created.id, charge())).rejects.toThrow(GatewayUnreachable);
    fake.accidents.length = 0;
    expect((await gateway.fetchPayment(created.id)).state).toBe("succeeded");
    fake.accidents.push("500", "500", "500");
    await expect(gateway.fetchPayment(created.id)).rejects.toThrow(GatewayUnreachable);
    fake.accidents.length = 0;
  });

  it("with a wrong key, or for an unknown id, is refused", async () => {
    const stranger = createStripeGateway({
      secretKey: "sk_test_wrong",
      webhookSecret: WEBHOOK_SECRET,
      apiBase,
    });
    await expect(stranger.createPayment(payment())).rejects.toThrow(GatewayRefused);
    await expect(gateway.fetchPayment("pi_unknown")).rejects.toThrow(GatewayRefused);
  });
});
