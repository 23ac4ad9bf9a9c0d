import { randomUUID } from "node:crypto";
import * as z from "zod";
import {
  type GatewayCard,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
  SignatureInvalid,
} from "../payment-gateway.js";
import { isSigned } from "../signed-message.js";
import { isResultToken } from "./result-token.js";

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

const WirePayment = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.number(),
  state: z.enum(["open", "processing", "succeeded", "declined", "canceled"]),
  action_url: z.string().nullable(),
});
const WireRefund = z.object({ id: z.string(), reference: z.string(), state: z.literal("succeeded") });
const WireCard = z.object({
  id: z.string(),
  customer: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
});
const WireCardPage = z.object({ id: z.string(), reference: z.string(), card: WireCard.nullable() });
const WireEvent = z.object({ id: z.string(), type: z.string(), object: z.unknown() });

/**
 * Client of the sandbox gateway. Uses HTTP and the secret, as for any other gateway. `send` takes a path of the
 * sandbox.
 */
export function createSandboxAdapter(
  secret: string,
  send: (path: string, init: RequestInit) => Promise<Response>,
): PaymentGateway {
  async function request<T>(
    schema: z.ZodType<T>,
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: { readonly key: string; readonly fields: object },
  ): Promise<T> {
    let response: Response;
    let answer: unknown;
    try {
      response = await send(`/sandbox-gateway/v1${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${secret}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json", "Idempotency-Key": body.key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body.fields) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      answer = await response.json();
    } catch (cause) {
      throw new GatewayUnreachable("sandbox", { cause });
    }
    if (response.status >= 500 || response.status === 429)
      throw new GatewayUnreachable(String(response.status));
    if (!response.ok) throw new GatewayRefused(z.object({ error: z.string() }).safeParse(answer).data?.error);
    return schema.parse(answer);
  }
  const payment = async (
    method: "GET" | "POST",
    path: string,
    body?: { readonly key: string; readonly fields: object },
  ) => paymentOf(await request(WirePayment, method, path, body));
  const pathOf = (id: string, action = "") => `/payments/${encodeURIComponent(id)}${action}`;

  return {
    provider: "sandbox",
    brands: [],
    createPayment: ({
      reference,
      amount,
      description,
      language,
      returnUrl,
      customer,
      card,
      idempotencyKey,
    }) =>
      payment("POST", "/payments", {
        key: idempotencyKey,
        fields: {
          reference,
          amount,
          description,
          language,
          customer,
          return_url: returnUrl,
          by_card: card !== null,
        },
      }),
    chargeCard: (id, { card, idempotencyKey }) =>
      payment("POST", pathOf(id, "/charge"), { key: idempotencyKey, fields: { card: card.token } }),
    fetchPayment: (id) => payment("GET", pathOf(id)),
    cancelPayment: (id) => payment("POST", pathOf(id, "/cancel"), { key: `cancel ${id}`, fields: {} }),
    async refund(id, { amount, reference, idempotencyKey }) {
      const refund = await request(WireRefund, "POST", pathOf(id, "/refunds"), {
        key: idempotencyKey,
        fields: { amount, reference },
      });
      return { id: refund.id, state: refund.state };
    },
    // The sandbox has neither a dashboard nor banks that dispute charges.
    findReference: () => Promise.resolve(null),
    async fetchRefund(id) {
      const refund = await request(WireRefund, "GET", `/refunds/${encodeURIComponent(id)}`);
      return { id: refund.id, state: refund.state };
    },
    createCustomer: async (userId) => `cus_${userId}`,
    async saveCard({ token, customer, idempotencyKey }) {
      return cardOf(
        await request(WireCard, "POST", "/cards", { key: idempotencyKey, fields: { token, customer } }),
      );
    },
    async fetchSavedCard(id) {
      const { card } = await request(
        z.object({ card: WireCard.nullable() }),
        "GET",
        pathOf(id, "/kept-card"),
      );
      return card && cardOf(card);
    },
    async openCardPage({ userId, customer, language, returnUrl }) {
      const { id } = await request(WireCardPage, "POST", "/card-pages", {
        key: randomUUID(),
        fields: { reference: userId, customer, language, return_url: returnUrl },
      });
      return { id, actionUrl: `/sandbox-gateway/cards/${encodeURIComponent(id)}` };
    },
    async readCardPage(id) {
      const { reference, card } = await request(WireCardPage, "GET", `/card-pages/${encodeURIComponent(id)}`);
      return { userId: reference, card: card && cardOf(card) };
    },
    async deleteCard({ token }) {
      await request(z.object({}), "DELETE", `/cards/${encodeURIComponent(token)}`);
    },
    readEvent(body, headers, now) {
      if (!isSigned(secret, body, headers.get("Sandbox-Signature"), now))
        throw new SignatureInvalid("sandbox");
      const { id, type, object } = WireEvent.parse(JSON.parse(body));
      if (type.startsWith("payment.")) {
        return { id, kind: "payment", payment: paymentOf(WirePayment.parse(object)) };
      }
      if (type === "card_page.completed") {
        return { id, kind: "card", page: z.object({ id: z.string() }).parse(object).id };
      }
      if (!type.startsWith("refund.")) return { id, kind: "other" };
      const refund = WireRefund.parse(object);
      return {
        id,
        kind: "refund",
        reference: refund.reference,
        refund: { id: refund.id, state: refund.state },
      };
    },
    isResultOf: (id, token) => isResultToken(secret, id, token),
  };
}

function paymentOf({
  id,
  reference,
  amount,
  state,
  action_url,
}: z.infer<typeof WirePayment>): GatewayPayment {
  return { id, reference, amount, state, actionUrl: action_url };
}

function cardOf({ id, customer, brand, last4, exp_month, exp_year }: z.infer<typeof WireCard>): GatewayCard {
  return { token: id, customer, brand, last4, expMonth: exp_month, expYear: exp_year };
}
