import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The secret key that the fake accepts. */
export const FAKE_STRIPE_KEY = "sk_test_local";

/** A recorded request. */
export interface RecordedRequest {
  method: string;
  path: string;
  key: string | undefined;
  form: Record<string, string>;
}

export type Body = Record<string, unknown>;
interface Reply {
  status: number;
  body: Body;
}

/**
 * The part of Stripe's API that we use: bearer keys, form bodies, idempotency keys that replay the first response and
 * reject other parameters, errors in Stripe's format. Each request consumes one of `accidents`: a closed connection or an
 * error 500.
 */
export function createFakeStripe() {
  const objects = new Map<string, Body>();
  const answers = new Map<string, { form: string; reply: Reply }>();
  const requests: RecordedRequest[] = [];
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
    const [, , resource, id = "", action = ""] = path.replace("/checkout/sessions", "/sessions").split("/");
    switch (`${method} ${resource}${id === "" ? "" : "/id"}${action === "" ? "" : `/${action}`}`) {
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
          mode: form["mode"],
          customer: form["customer"],
          amount_total: Number(form["line_items[0][price_data][unit_amount]"] ?? 0),
          currency: form["currency"] ?? form["line_items[0][price_data][currency]"],
          payment_intent: null,
          setup_intent: null,
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
      case "GET refunds/id":
        return found(id);
      case "GET sessions/id": {
        const { status, body } = found(id);
        // Expanded objects are returned in full, others as their id.
        const fold = (name: string) => {
          const inner = body[name];
          const isExpanded = Object.values(form).includes(`${name}.payment_method`);
          return isExpanded || typeof inner !== "object" || inner === null ? inner : (inner as Body)["id"];
        };
        const folded = { payment_intent: fold("payment_intent"), setup_intent: fold("setup_intent") };
        return { status, body: status === 200 ? { ...body, ...folded } : body };
      }
      default:
        return failure(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${method}: ${path})`,
        });
    }
  }

  function reply(recorded: RecordedRequest, authorization: string | undefined): Reply {
    if (authorization !== `Bearer ${FAKE_STRIPE_KEY}`) {
      return failure(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    }
    const { method, path, key, form } = recorded;
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
      const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(await bodyOf(request))]);
      const recorded = {
        method: request.method!,
        path: url.pathname,
        key: request.headers["idempotency-key"] as string | undefined,
        form,
      };
      requests.push(recorded);
      const accident = accidents.shift();
      if (accident === "500") {
        response.writeHead(500, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ error: { type: "api_error", message: "Something went wrong" } }));
        return;
      }
      const { status, body } = reply(recorded, request.headers.authorization);
      // The request took effect, but the response is lost.
      if (accident === "cut") return void request.socket.destroy();
      response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_1" });
      response.end(JSON.stringify(body));
    })();
  });
  /** A card in Stripe's format, with or without a customer. */
  const method = (id: string, customer: unknown, saveCard: boolean): Body => ({
    id,
    object: "payment_method",
    type: "card",
    customer: saveCard ? customer : null,
    allow_redisplay: saveCard ? "always" : "limited",
    card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 },
  });
  return {
    /** Completes a setup page with a card. */
    completeSetup(id: string, card: string): Body {
      const saved = method(card, objects.get(id)?.["customer"], true);
      return change(id, { status: "complete", setup_intent: { id: `seti_${card}`, payment_method: saved } })
        .body;
    },
    /** Completes a payment page with a card, optionally saving it. */
    completePayment(id: string, card: string, { saveCard }: { saveCard: boolean }): Body {
      const paid = method(card, objects.get(id)?.["customer"], saveCard);
      const payment_intent = { id: `pi_${card}`, payment_method: paid };
      return change(id, { status: "complete", payment_status: "paid", url: null, payment_intent }).body;
    },
    objects,
    requests,
    accidents,
    change,
    /** Starts the server; returns the URL of the API. */
    async listen(): Promise<string> {
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}
