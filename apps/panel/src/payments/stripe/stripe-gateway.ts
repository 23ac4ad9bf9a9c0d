import Stripe from "stripe";
import {
  type GatewayCard,
  type GatewayPayment,
  GatewayRefused,
  type PaymentGateway,
  SignatureInvalid,
} from "../payment-gateway.js";
import { SIGNATURE_TOLERANCE_S } from "../signed-message.js";
import { asked, outcomeOf, refuse } from "./stripe-errors.js";
import { readStripeEvent } from "./stripe-events.js";
import {
  type CardPageMetadata,
  idOf,
  intentToPayment,
  isSession,
  toSavedCard,
  type OurMetadata,
  refundOf,
  sessionToPayment,
  whole,
} from "./stripe-objects.js";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address of the API, for tests: Stripe's own when null. */
  readonly apiBase: string | null;
}

/** Milliseconds until an answer is given up. The customer waits meanwhile, and a second try follows by itself. */
const TIMEOUT_MS = 10_000;

/**
 * Stripe, by its own library: Checkout's page for `page`, a PaymentIntent for `card`. Amounts in dirhams are QAR's
 * minor unit there too.
 */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    timeout: TIMEOUT_MS,
    // With the same idempotency key; after that the outcome is asked for later.
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Talabee" },
  });

  async function fetchPayment(id: string): Promise<GatewayPayment> {
    return asked(async () =>
      isSession(id)
        ? sessionToPayment(await stripe.checkout.sessions.retrieve(id))
        : intentToPayment(await stripe.paymentIntents.retrieve(id)),
    );
  }

  return {
    provider: "stripe",

    async createPayment({
      reference,
      amount,
      description,
      language,
      returnUrl,
      customer,
      card,
      idempotencyKey,
    }) {
      const metadata: Stripe.Metadata & OurMetadata = { reference, flow: card === null ? "page" : "card" };
      if (card !== null) {
        const intent = await asked(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: "qar",
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
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: { currency: "qar", unit_amount: amount, product_data: { name: description } },
              },
            ],
            // Stripe's page has no Arabic: it chooses by the browser then.
            locale: language === "en" ? "en" : "auto",
            client_reference_id: reference,
            customer,
            // Whoever wants their card kept says so on the page.
            saved_payment_method_options: { payment_method_save: "enabled" },
            metadata,
            payment_intent_data: { description, metadata },
            success_url: `${returnUrl}?result_token={CHECKOUT_SESSION_ID}`,
            cancel_url: returnUrl,
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
        // The bank said no: the payment is there, and declined.
        if (error instanceof Stripe.errors.StripeCardError)
          return { ...(await fetchPayment(id)), state: "declined" };
        // Not open any more: what an earlier try made of it stands.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === STATE_CHANGED) {
          return fetchPayment(id);
        }
        throw outcomeOf(error);
      }
    },

    fetchPayment,

    async cancelPayment(id) {
      try {
        return isSession(id)
          ? sessionToPayment(await stripe.checkout.sessions.expire(id))
          : intentToPayment(await stripe.paymentIntents.cancel(id));
      } catch (error) {
        // Too late: it is paid, or over already.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return fetchPayment(id);
        throw outcomeOf(error);
      }
    },

    async refund(id, { amount, reference, idempotencyKey }) {
      return asked(async () => {
        const intent = isSession(id) ? await intentOf(stripe, id) : id;
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { reference } },
          { idempotencyKey },
        );
        return refundOf(refund);
      });
    },

    fetchRefund: (id) => asked(async () => refundOf(await stripe.refunds.retrieve(id))),

    createCustomer: (userId) =>
      asked(async () => {
        const metadata = { user: userId };
        return (await stripe.customers.create({ metadata }, { idempotencyKey: `customer ${userId}` })).id;
      }),

    async saveCard({ token, customer, idempotencyKey }): Promise<GatewayCard> {
      const kept = await asked(() => stripe.paymentMethods.attach(token, { customer }, { idempotencyKey }));
      return toSavedCard(kept, customer) ?? refuse("no card");
    },

    async fetchSavedCard(id) {
      if (!isSession(id)) return null;
      return asked(async () => {
        const expand = ["payment_intent.payment_method"];
        const session = await stripe.checkout.sessions.retrieve(id, { expand });
        const intent = whole(session.payment_intent);
        const method = whole(intent?.payment_method ?? null);
        // A card belongs to its customer once they asked for that; `always` is Stripe's word for their consent.
        return method?.allow_redisplay === "always" ? toSavedCard(method, idOf(session.customer)) : null;
      });
    },

    async openCardPage({ userId, customer, language, returnUrl }) {
      const metadata: Stripe.Metadata & CardPageMetadata = { user: userId, flow: "keep" };
      const done = new URL(returnUrl);
      done.searchParams.set("card_page", "");
      const session = await asked(() =>
        stripe.checkout.sessions.create({
          mode: "setup",
          currency: "qar",
          customer,
          locale: language === "en" ? "en" : "auto",
          metadata,
          // Stripe fills the name in, and only when its braces are plain.
          success_url: done.href.replace("card_page=", "card_page={CHECKOUT_SESSION_ID}"),
          cancel_url: returnUrl,
        }),
      );
      return { id: session.id, actionUrl: session.url ?? refuse("no page") };
    },

    async readCardPage(id) {
      const expand = ["setup_intent.payment_method"];
      const session = await asked(() => stripe.checkout.sessions.retrieve(id, { expand }));
      const { user, flow } = session.metadata ?? {};
      // Other sessions of the account are none of our pages.
      if (user === undefined || flow !== ("keep" satisfies CardPageMetadata["flow"])) refuse("no card page");
      const method =
        session.status === "complete" ? whole(whole(session.setup_intent)?.payment_method) : null;
      return { userId: user, card: method && toSavedCard(method, idOf(session.customer)) };
    },

    async deleteCard({ token }) {
      try {
        await stripe.paymentMethods.detach(token);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw outcomeOf(error);
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

function addressOf(apiBase: string | null): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" };
}

async function intentOf(stripe: Stripe, sessionId: string): Promise<string> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
  if (payment_intent === null) throw new GatewayRefused("not paid");
  return typeof payment_intent === "string" ? payment_intent : payment_intent.id;
}
