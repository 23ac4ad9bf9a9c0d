import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  GatewayRefused,
  GatewayUnreachable,
  type NewGatewayPayment,
  type PaymentGateway,
  SignatureInvalid,
} from "./payment-gateway.js";
import { createStripeGateway } from "./stripe-gateway.js";

const SECRET_KEY = "sk_test_local";
const WEBHOOK_SECRET = "whsec_local";

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
  form: Record<string, string>;
}

type Body = Record<string, unknown>;
interface Reply {
  status: number;
  body: Body;
}

/**
 * Stripe's API as far as we use it: bearer keys, form bodies, idempotency keys that replay their first answer and refuse
 * other parameters, errors in Stripe's shape. `accidents` are taken one a request: an answer cut off or an error.
 */
function createFakeStripe() {
  const objects = new Map<string, Body>();
  const answers = new Map<string, { form: string; reply: Reply }>();
  const asked: Asked[] = [];
  const accidents: ("cut" | "500")[] = [];
  let count = 0;

  const failure = (status: number, error: Body): Reply => ({ status, body: { error } });
  const found = (id: string): Reply => {
    const body = objects.get(id);
    return body === undefined
      ? failure(404, { type: "invalid_request_error", code: "resource_missing", message: `No such: ${id}` })
      : { status: 200, body };
  };
  const make = (prefix: string, body: Body): Reply => {
    const id = `${prefix}_${++count}`;
    objects.set(id, { id, ...body });
    return found(id);
  };
  const change = (id: string, body: Body): Reply => {
    objects.set(id, { ...objects.get(id), ...body });
    return found(id);
  };
  const metadataOf = (form: Record<string, string>, prefix = "metadata") =>
    Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) => {
        const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : null;
        return key === null ? [] : [[key, value]];
      }),
    );

  function answer(method: string, path: string, form: Record<string, string>): Reply {
    const [, , resource, id = "", deed = ""] = path.replace("/checkout/sessions", "/sessions").split("/");
    switch (`${method} ${resource}${id === "" ? "" : "/id"}${deed === "" ? "" : `/${deed}`}`) {
      case "POST customers":
        return make("cus", { object: "customer", metadata: metadataOf(form) });
      case "POST payment_methods/id/attach": {
        if (id === "pm_declined") {
          return failure(402, {
            type: "card_error",
            code: "card_declined",
            message: "Your card was declined.",
          });
        }
        const card = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 };
        objects.set(id, { id, object: "payment_method", type: "card", customer: form["customer"], card });
        return found(id);
      }
      case "POST payment_methods/id/detach":
        return change(id, { customer: null });
      case "POST payment_intents":
        return make("pi", {
          object: "payment_intent",
          amount: Number(form["amount"]),
          currency: form["currency"],
          customer: form["customer"],
          status: "requires_payment_method",
          last_payment_error: null,
          next_action: null,
          metadata: metadataOf(form),
        });
      case "POST payment_intents/id/confirm": {
        if (objects.get(id)?.["status"] !== "requires_payment_method") {
          return failure(400, {
            type: "invalid_request_error",
            code: "payment_intent_unexpected_state",
            message: "You cannot confirm this PaymentIntent",
          });
        }
        if (form["payment_method"] === "pm_no_funds") {
          const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
          change(id, { last_payment_error: error });
          return failure(402, { ...error, payment_intent: objects.get(id) });
        }
        if (form["payment_method"] === "pm_3ds") {
          const redirect_to_url = { url: "https://hooks.stripe.example/3ds", return_url: form["return_url"] };
          return change(id, {
            status: "requires_action",
            next_action: { type: "redirect_to_url", redirect_to_url },
          });
        }
        return change(id, { status: "succeeded" });
      }
      case "POST payment_intents/id/cancel":
        return objects.get(id)?.["status"] === "succeeded"
          ? failure(400, {
              type: "invalid_request_error",
              code: "payment_intent_unexpected_state",
              message: "You cannot cancel this PaymentIntent because it has a status of succeeded.",
            })
          : change(id, { status: "canceled" });
      case "POST sessions":
        return make("cs_test", {
          object: "checkout.session",
          status: "open",
          payment_status: "unpaid",
          amount_total: Number(form["line_items[0][price_data][unit_amount]"]),
          currency: form["line_items[0][price_data][currency]"],
          payment_intent: null,
          metadata: metadataOf(form),
          url: "https://checkout.stripe.example/c/pay",
        });
      case "POST sessions/id/expire":
        return objects.get(id)?.["status"] === "open"
          ? change(id, { status: "expired", url: null })
          : failure(400, { type: "invalid_request_error", message: "Only open sessions can be expired." });
      case "POST refunds":
        return make("re", {
          object: "refund",
          amount: Number(form["amount"]),
          payment_intent: form["payment_intent"],
          status: "succeeded",
          metadata: metadataOf(form),
        });
      case "GET payment_intents/id":
      case "GET sessions/id":
        return found(id);
      default:
        return failure(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${method}: ${path})`,
        });
    }
  }

  function reply(asking: Asked, authorization: string | undefined): Reply {
    if (authorization !== `Bearer ${SECRET_KEY}`) {
      return failure(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    }
    const { method, path, key, form } = asking;
    const written = JSON.stringify([path, form]);
    const before = key === undefined ? undefined : answers.get(key);
    if (before !== undefined && before.form !== written) {
      return failure(400, {
        type: "idempotency_error",
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      });
    }
    const now = before?.reply ?? structuredClone(answer(method, path, form));
    if (key !== undefined && now.status < 500) answers.set(key, { form: written, reply: now });
    return now;
  }

  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, "http://stripe");
      const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
      const asking = {
        method: request.method!,
        path: url.pathname,
        key: request.headers["idempotency-key"] as string | undefined,
        form,
      };
      asked.push(asking);
      const accident = accidents.shift();
      if (accident === "500") {
        response.writeHead(500, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ error: { type: "api_error", message: "Something went wrong" } }));
        return;
      }
      const { status, body } = reply(asking, request.headers.authorization);
      // Done, and the answer never arrives.
      if (accident === "cut") return void request.socket.destroy();
      response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_1" });
      response.end(JSON.stringify(body));
    })();
  });
  return { server, objects, asked, accidents, change };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

const fake = createFakeStripe();
let gateway: PaymentGateway;
let apiBase: string;
beforeAll(async () => {
  await new Promise<void>((listening) => fake.server.listen(0, "127.0.0.1", listening));
  apiBase = `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`;
  gateway = createStripeGateway({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase });
});
beforeEach(() => {
  fake.asked.length = 0;
  fake.accidents.length = 0;
});
afterAll(() => new Promise((closed) => fake.server.close(closed)));

let number = 0;
const payment = (card: NewGatewayPayment["card"] = null): NewGatewayPayment => {
  const reference = `payment-${++number}.1`;
  return {
    reference,
    amount: 7975,
    description: "Order TB-7K2M9Q",
    language: "en",
    returnUrl: "https://shop.example/api/payments/1/return",
    card,
    idempotencyKey: reference,
  };
};
const card = (token = "pm_good") => ({ customer: "cus_1", token });
const charge = (token?: string, idempotencyKey = `charge-${number}`) => ({
  card: card(token),
  returnUrl: "https://shop.example/back",
  idempotencyKey,
});

describe("a page of Stripe's", () => {
  it("is made in QAR with our reference, and is paid when Stripe says so", async () => {
    const wanted = payment();
    const made = await gateway.createPayment(wanted);
    expect(made).toEqual({
      id: expect.stringMatching(/^cs_test_/) as string,
      reference: wanted.reference,
      amount: 7975,
      state: "open",
      actionUrl: "https://checkout.stripe.example/c/pay",
    });
    expect(fake.asked[0]).toMatchObject({
      key: wanted.idempotencyKey,
      form: {
        mode: "payment",
        "line_items[0][price_data][currency]": "qar",
        "line_items[0][price_data][unit_amount]": "7975",
        "line_items[0][quantity]": "1",
        "metadata[reference]": wanted.reference,
        "payment_intent_data[metadata][flow]": "page",
        success_url: `${wanted.returnUrl}?result_token={CHECKOUT_SESSION_ID}`,
        cancel_url: wanted.returnUrl,
      },
    });
    expect((await gateway.createPayment(wanted)).id).toBe(made.id);
    fake.change(made.id, {
      status: "complete",
      payment_status: "paid",
      payment_intent: "pi_behind",
      url: null,
    });
    expect(await gateway.fetchPayment(made.id)).toMatchObject({ state: "succeeded", actionUrl: null });
    expect(gateway.isResultOf(made.id, made.id)).toBe(true);
    expect(gateway.isResultOf(made.id, "cs_test_0")).toBe(false);
  });

  it("can be given up, unless it is paid", async () => {
    const open = await gateway.createPayment(payment());
    expect((await gateway.cancelPayment(open.id)).state).toBe("canceled");
    const paid = await gateway.createPayment(payment());
    fake.change(paid.id, { status: "complete", payment_status: "paid" });
    expect((await gateway.cancelPayment(paid.id)).state).toBe("succeeded");
  });

  it("is refunded by what stands behind it", async () => {
    const { id } = await gateway.createPayment(payment());
    await expect(gateway.refund(id, { amount: 1, reference: "r0", idempotencyKey: "r0" })).rejects.toThrow(
      GatewayRefused,
    );
    fake.change(id, { status: "complete", payment_status: "paid", payment_intent: "pi_behind" });
    const refund = { amount: 5000, reference: "r1", idempotencyKey: "refund r1" };
    const given = await gateway.refund(id, refund);
    expect(given.state).toBe("succeeded");
    expect(await gateway.refund(id, refund)).toEqual(given);
    expect(fake.objects.get(given.id)).toMatchObject({
      amount: 5000,
      payment_intent: "pi_behind",
      metadata: { reference: "r1" },
    });
  });
});

describe("a kept card", () => {
  it("is attached to its customer, who is made once", async () => {
    const kept = await gateway.keepCard({
      token: "pm_good",
      userId: "u1",
      customer: null,
      idempotencyKey: "k1",
    });
    expect(kept).toEqual({
      token: "pm_good",
      customer: expect.stringMatching(/^cus_/) as string,
      brand: "visa",
      last4: "4242",
      expMonth: 12,
      expYear: 2040,
    });
    const next = await gateway.keepCard({
      token: "pm_next",
      userId: "u1",
      customer: kept.customer,
      idempotencyKey: "k2",
    });
    expect(next.customer).toBe(kept.customer);
    expect(fake.asked.filter(({ path }) => path === "/v1/customers")).toHaveLength(1);
    await gateway.forgetCard(next);
    await gateway.forgetCard({ customer: kept.customer, token: "pm_unknown" });
    expect(fake.objects.get("pm_next")).toMatchObject({ customer: null });
    await expect(
      gateway.keepCard({ token: "pm_declined", userId: "u1", customer: kept.customer, idempotencyKey: "k3" }),
    ).rejects.toThrow(GatewayRefused);
  });

  it("is charged once, however often that is asked", async () => {
    const made = await gateway.createPayment(payment(card()));
    expect(made).toMatchObject({ state: "open", actionUrl: null });
    expect((await gateway.chargeCard(made.id, charge())).state).toBe("succeeded");
    expect((await gateway.chargeCard(made.id, charge())).state).toBe("succeeded");
    expect((await gateway.chargeCard(made.id, charge("pm_good", "another key"))).state).toBe("succeeded");
    expect((await gateway.cancelPayment(made.id)).state).toBe("succeeded");
  });

  it("that is declined leaves a declined payment", async () => {
    const made = await gateway.createPayment(payment(card("pm_no_funds")));
    expect((await gateway.chargeCard(made.id, charge("pm_no_funds"))).state).toBe("declined");
    expect((await gateway.fetchPayment(made.id)).state).toBe("declined");
  });

  it("may have to be confirmed with the bank", async () => {
    const made = await gateway.createPayment(payment(card("pm_3ds")));
    expect(await gateway.chargeCard(made.id, charge("pm_3ds"))).toMatchObject({
      state: "open",
      actionUrl: "https://hooks.stripe.example/3ds",
    });
    expect((await gateway.cancelPayment(made.id)).state).toBe("canceled");
  });
});

describe("the line to Stripe", () => {
  it("is tried again by itself under the same key", async () => {
    fake.accidents.push("cut");
    const made = await gateway.createPayment(payment(card()));
    const [first, second] = fake.asked;
    expect([first!.key, made.state]).toEqual([second!.key, "open"]);
    expect(
      [...fake.objects.values()].filter(
        ({ metadata }) => (metadata as Body)?.["reference"] === made.reference,
      ),
    ).toHaveLength(1);
  });

  it("that stays broken leaves the outcome open, and asking again finds it", async () => {
    const made = await gateway.createPayment(payment(card()));
    fake.accidents.push("cut", "cut", "cut");
    await expect(gateway.chargeCard(made.id, charge())).rejects.toThrow(GatewayUnreachable);
    fake.accidents.length = 0;
    expect((await gateway.fetchPayment(made.id)).state).toBe("succeeded");
    fake.accidents.push("500", "500", "500");
    await expect(gateway.fetchPayment(made.id)).rejects.toThrow(GatewayUnreachable);
    fake.accidents.length = 0;
  });

  it("with a wrong key, or about something unknown, is a refusal", async () => {
    const stranger = createStripeGateway({
      secretKey: "sk_test_wrong",
      webhookSecret: WEBHOOK_SECRET,
      apiBase,
    });
    await expect(stranger.createPayment(payment())).rejects.toThrow(GatewayRefused);
    await expect(gateway.fetchPayment("pi_unknown")).rejects.toThrow(GatewayRefused);
  });
});

describe("what Stripe tells", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const signed = (type: string, object: Body, { age = 0, secret = WEBHOOK_SECRET, id = "evt_1" } = {}) => {
    const payload = JSON.stringify({ id, object: "event", type, data: { object } });
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(now.getTime() / 1000) - age,
    });
    return [payload, new Headers({ "Stripe-Signature": header }), now] as const;
  };
  const intent = {
    id: "pi_9",
    amount: 500,
    status: "succeeded",
    last_payment_error: null,
    next_action: null,
  };

  it("is believed with its signature alone, for 300 seconds", () => {
    const object = { ...intent, metadata: { reference: "p.1", flow: "card" } };
    const [body, headers] = signed("payment_intent.succeeded", object);
    expect(gateway.readEvent(body, headers, now)).toEqual({
      id: "evt_1",
      kind: "payment",
      payment: { id: "pi_9", reference: "p.1", amount: 500, state: "succeeded", actionUrl: null },
    });
    expect(() => gateway.readEvent(`${body} `, headers, now)).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(body, new Headers(), now)).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(...signed("x", object, { age: 301 }))).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(...signed("x", object, { secret: "whsec_other" }))).toThrow(
      SignatureInvalid,
    );
    expect(gateway.readEvent(...signed("x", object, { age: 299 })).kind).toBe("other");
  });

  it("of pages, cards and refunds is understood; of anything else left alone", () => {
    const session = {
      id: "cs_test_9",
      amount_total: 700,
      status: "complete",
      payment_status: "paid",
      url: null,
      metadata: { reference: "p.2", flow: "page" },
    };
    const kinds = [
      signed("checkout.session.completed", session),
      signed("checkout.session.expired", { ...session, status: "expired", payment_status: "unpaid" }),
      signed("checkout.session.async_payment_failed", { ...session, payment_status: "unpaid" }),
      signed("checkout.session.completed", { ...session, payment_status: "unpaid" }),
      signed("payment_intent.payment_failed", {
        ...intent,
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined" },
        metadata: { reference: "p.3", flow: "card" },
      }),
    ].map((event) => {
      const heard = gateway.readEvent(...event);
      return heard.kind === "payment" ? heard.payment.state : heard.kind;
    });
    expect(kinds).toEqual(["succeeded", "canceled", "declined", "processing", "declined"]);
    const others = [
      // Behind a page, and somebody else's.
      signed("payment_intent.payment_failed", { ...intent, metadata: { reference: "p.2", flow: "page" } }),
      signed("checkout.session.completed", { ...session, metadata: {} }),
      signed("refund.updated", { id: "re_1", status: "succeeded", metadata: {} }),
    ].map((event) => gateway.readEvent(...event).kind);
    expect(others).toEqual(["other", "other", "other"]);
    const failed = signed("refund.failed", { id: "re_1", status: "failed", metadata: { reference: "r9" } });
    expect(gateway.readEvent(...failed)).toEqual({
      id: "evt_1",
      kind: "refund",
      reference: "r9",
      refund: { id: "re_1", state: "failed" },
    });
  });
});
