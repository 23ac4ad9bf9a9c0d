import Stripe from "stripe";
import {
  type GatewayCard,
  type GatewayPayment,
  GatewayRefused,
  type PaymentGateway,
  SignatureInvalid,
} from "../payment-gateway.js";
import type { PaymentBrand } from "../payment-brands.js";
import { SIGNATURE_TOLERANCE_S } from "../signed-message.js";
import { callStripe, mapStripeError, throwRefused } from "./stripe-errors.js";
import { readStripeEvent } from "./stripe-events.js";
import {
  type CardPageMetadata,
  expanded,
  idOf,
  intentToPayment,
  isSession,
  type OurMetadata,
  sessionToPayment,
  toGatewayRefund,
  toSavedCard,
} from "./stripe-objects.js";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another base URL of the API, for tests; null for Stripe's own. */
  readonly apiBase: string | null;
  /** ISO code of the market's currency, lower case; `qar` by default. */
  readonly currency?: string;
  /** What the page of Checkout takes: chosen in Stripe's dashboard, which the API does not tell. */
  readonly brands?: readonly PaymentBrand[];
}

/** Timeout of a request, in milliseconds. The customer waits meanwhile, and the library retries once. */
const TIMEOUT_MS = 10_000;

/**
 * Stripe through its library: a Checkout page for online payments, a PaymentIntent for saved cards. Amounts are
 * Stripe's minor units too.
 */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const { currency = "qar" } = settings;
  const stripe = new Stripe(settings.secretKey, {
    ...parseApiBase(settings.apiBase),
    timeout: TIMEOUT_MS,
    // Retries use the same idempotency key; after that, the outcome is polled later.
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Talabee" },
  });

  async function fetchPayment(id: string): Promise<GatewayPayment> {
    return callStripe(async () =>
      isSession(id)
        ? sessionToPayment(await stripe.checkout.sessions.retrieve(id))
        : intentToPayment(await stripe.paymentIntents.retrieve(id)),
    );
  }

  return {
    provider: "stripe",
    brands: settings.brands ?? [],

    async createPayment({
      reference,
      amount,
      description,
      language,
      returnUrl,
      cancelUrl,
      customer,
      card,
      idempotencyKey,
    }) {
      const metadata: Stripe.Metadata & OurMetadata = { reference, flow: card === null ? "page" : "card" };
      if (card !== null) {
        const intent = await callStripe(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency,
              description,
              metadata,
              customer: card.customer,
              allowed_payment_method_types: ["card"],
            },
            { idempotencyKey },
          ),
        );
        return intentToPayment(intent);
      }
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: { currency, unit_amount: amount, product_data: { name: description } },
              },
            ],
            // Stripe's page has no Arabic: let it choose by the browser.
            locale: language === "en" ? "en" : "auto",
            client_reference_id: reference,
            customer,
            // Lets the customer choose on the page to save the card.
            saved_payment_method_options: { payment_method_save: "enabled" },
            metadata,
            payment_intent_data: { description, metadata },
            success_url: `${returnUrl}?result_token={CHECKOUT_SESSION_ID}`,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        ),
      );
      return sessionToPayment(session);
    },

    async chargeCard(id, { card, returnUrl, idempotencyKey }) {
      try {
        return intentToPayment(
          await stripe.paymentIntents.confirm(
            id,
            { payment_method: card.token, return_url: returnUrl },
            { idempotencyKey },
          ),
        );
      } catch (error) {
        // The bank declined: the payment exists in the declined state.
        if (error instanceof Stripe.errors.StripeCardError)
          return { ...(await fetchPayment(id)), state: "declined" };
        // Sent before with other parameters: the payment has the result.
        if (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409) {
          return fetchPayment(id);
        }
        // Not open any more: return the state that an earlier attempt left.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === STATE_CHANGED) {
          return fetchPayment(id);
        }
        throw mapStripeError(error);
      }
    },

    fetchPayment,

    async cancelPayment(id) {
      try {
        return isSession(id)
          ? sessionToPayment(await stripe.checkout.sessions.expire(id))
          : intentToPayment(await stripe.paymentIntents.cancel(id));
      } catch (error) {
        // Too late: already paid or over.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return fetchPayment(id);
        throw mapStripeError(error);
      }
    },

    async refund(id, { amount, reference, idempotencyKey }) {
      return callStripe(async () => {
        const intent = isSession(id) ? await intentIdOf(stripe, id) : id;
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { reference } },
          { idempotencyKey },
        );
        return toGatewayRefund(refund);
      });
    },

    findReference: (charge) =>
      callStripe(async () => (await stripe.paymentIntents.retrieve(charge)).metadata["reference"] ?? null),

    fetchRefund: (id) => callStripe(async () => toGatewayRefund(await stripe.refunds.retrieve(id))),

    createCustomer: (userId) =>
      callStripe(async () => {
        const metadata = { user: userId };
        return (await stripe.customers.create({ metadata }, { idempotencyKey: `customer ${userId}` })).id;
      }),

    async saveCard({ token, customer, idempotencyKey }): Promise<GatewayCard> {
      const saved = await callStripe(() =>
        stripe.paymentMethods.attach(token, { customer }, { idempotencyKey }),
      );
      return toSavedCard(saved, customer) ?? throwRefused("no card");
    },

    async fetchSavedCard(id) {
      if (!isSession(id)) return null;
      return callStripe(async () => {
        const expand = ["payment_intent.payment_method"];
        const session = await stripe.checkout.sessions.retrieve(id, { expand });
        const intent = expanded(session.payment_intent);
        const method = expanded(intent?.payment_method ?? null);
        // A card is saved only with the customer's consent, which Stripe reports as `always`.
        return method?.allow_redisplay === "always" ? toSavedCard(method, idOf(session.customer)) : null;
      });
    },

    async openCardPage({ userId, customer, language, returnUrl }) {
      const metadata: Stripe.Metadata & CardPageMetadata = { user: userId, flow: "keep" };
      const done = new URL(returnUrl);
      done.searchParams.set("card_page", "");
      const session = await callStripe(() =>
        stripe.checkout.sessions.create({
          mode: "setup",
          currency,
          customer,
          locale: language === "en" ? "en" : "auto",
          metadata,
          // Stripe replaces the placeholder only if its braces are not encoded.
          success_url: done.href.replace("card_page=", "card_page={CHECKOUT_SESSION_ID}"),
          cancel_url: returnUrl,
        }),
      );
      return { id: session.id, actionUrl: session.url ?? throwRefused("no page") };
    },

    async readCardPage(id) {
      const expand = ["setup_intent.payment_method"];
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(id, { expand }));
      const { user, flow } = session.metadata ?? {};
      // Other sessions of the account are not ours.
      if (user === undefined || flow !== ("keep" satisfies CardPageMetadata["flow"]))
        throwRefused("no card page");
      const method =
        session.status === "complete" ? expanded(expanded(session.setup_intent)?.payment_method) : null;
      return { userId: user, card: method && toSavedCard(method, idOf(session.customer)) };
    },

    async deleteCard({ token }) {
      try {
        await stripe.paymentMethods.detach(token);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw mapStripeError(error);
      }
    },

    readEvent(body, headers, now) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          headers.get("Stripe-Signature") ?? "",
          settings.webhookSecret,
          SIGNATURE_TOLERANCE_S,
          undefined,
          now.getTime(),
        );
      } catch (cause) {
        throw new SignatureInvalid("stripe", { cause });
      }
      return readStripeEvent(event);
    },

    isResultOf: (id, token) => token === id,
  };
}

const STATE_CHANGED = "payment_intent_unexpected_state";

function parseApiBase(apiBase: string | null): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" };
}

async function intentIdOf(stripe: Stripe, sessionId: string): Promise<string> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
  if (payment_intent === null) throw new GatewayRefused("not paid");
  return typeof payment_intent === "string" ? payment_intent : payment_intent.id;
}
