import Stripe from "stripe";
import {
  type GatewayCard,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  type GatewayState,
  GatewayUnreachable,
  type PaymentGateway,
  SignatureInvalid,
} from "./payment-gateway.js";
import { SIGNATURE_TOLERANCE_S } from "./signed-message.js";

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address of the API, for tests: Stripe's own when null. */
  readonly apiBase: string | null;
}

/** Milliseconds until an answer is given up. The customer waits meanwhile, and a second try follows by itself. */
const TIMEOUT_MS = 10_000;

/** What tells our payments from others of the same account; `flow` says which of their events count. */
interface OurMetadata {
  reference: string;
  flow: "page" | "card";
}

/** What tells pages on which a card is kept. */
interface CardPageMetadata {
  /** Our id of the customer. */
  user: string;
  flow: "keep";
}

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

    makeCustomer: (userId) =>
      asked(async () => {
        const metadata = { user: userId };
        return (await stripe.customers.create({ metadata }, { idempotencyKey: `customer ${userId}` })).id;
      }),

    async keepCard({ token, customer, idempotencyKey }): Promise<GatewayCard> {
      const kept = await asked(() => stripe.paymentMethods.attach(token, { customer }, { idempotencyKey }));
      return keptCard(kept, customer) ?? refuse("no card");
    },

    async fetchKeptCard(id) {
      if (!isSession(id)) return null;
      return asked(async () => {
        const expand = ["payment_intent.payment_method"];
        const session = await stripe.checkout.sessions.retrieve(id, { expand });
        const intent = whole(session.payment_intent);
        const method = whole(intent?.payment_method ?? null);
        // A card belongs to its customer once they asked for that; `always` is Stripe's word for their consent.
        return method?.allow_redisplay === "always" ? keptCard(method, idOf(session.customer)) : null;
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
      return { userId: user, card: method && keptCard(method, idOf(session.customer)) };
    },

    async forgetCard({ token }) {
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

const isSession = (id: string) => id.startsWith("cs_");

function refuse(why: string): never {
  throw new GatewayRefused(why);
}

/** What was asked to be sent whole; null when it is not there. */
function whole<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === "object" ? value : null;
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

/** A card that belongs to a customer; null for one that belongs to nobody, or is no card. */
function keptCard(method: Stripe.PaymentMethod, customer: string | null): GatewayCard | null {
  const { id, card } = method;
  if (card === undefined || customer === null || idOf(method.customer) !== customer) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { token: id, customer, brand, last4, expMonth: exp_month, expYear: exp_year };
}

function addressOf(apiBase: string | null): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" };
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw outcomeOf(error);
  }
}

/** Whether Stripe said no, or nobody knows. */
function outcomeOf(cause: unknown): unknown {
  const { errors } = Stripe;
  if (
    cause instanceof errors.StripeConnectionError ||
    cause instanceof errors.StripeAPIError ||
    cause instanceof errors.StripeRateLimitError ||
    // The same key is being worked on at this moment.
    cause instanceof errors.StripeIdempotencyError
  ) {
    return new GatewayUnreachable(cause.type, { cause });
  }
  if (cause instanceof errors.StripeError) return new GatewayRefused(cause.code ?? cause.type, { cause });
  return cause;
}

const INTENT_STATES: Record<Stripe.PaymentIntent.Status, GatewayState> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  // Never asked for: charges are captured at once.
  requires_capture: "processing",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

function intentToPayment(intent: Stripe.PaymentIntent): GatewayPayment {
  const isDeclined = intent.status === "requires_payment_method" && intent.last_payment_error !== null;
  return {
    id: intent.id,
    reference: intent.metadata["reference"] ?? "",
    amount: intent.amount,
    // A status that is newer than this code: nothing is known of it but that it is no end.
    state: isDeclined ? "declined" : (INTENT_STATES[intent.status] ?? "processing"),
    actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
  };
}

function sessionToPayment(session: Stripe.Checkout.Session): GatewayPayment {
  const state: GatewayState =
    session.payment_status === "paid"
      ? "succeeded"
      : session.status === "expired"
        ? "canceled"
        : session.status === "complete"
          ? "processing"
          : "open";
  return {
    id: session.id,
    reference: session.metadata?.["reference"] ?? "",
    amount: session.amount_total ?? 0,
    state,
    actionUrl: state === "open" ? session.url : null,
  };
}

async function intentOf(stripe: Stripe, sessionId: string): Promise<string> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
  if (payment_intent === null) throw new GatewayRefused("not paid");
  return typeof payment_intent === "string" ? payment_intent : payment_intent.id;
}

function refundOf({ id, status }: Stripe.Refund): GatewayRefund {
  const state =
    status === "succeeded"
      ? "succeeded"
      : status === "failed" || status === "canceled"
        ? "failed"
        : "pending";
  return { id, state };
}

function readStripeEvent(event: Stripe.Event): GatewayEvent {
  const other: GatewayEvent = { id: event.id, kind: "other" };
  if (
    event.type === "checkout.session.completed" &&
    event.data.object.metadata?.["flow"] === ("keep" satisfies CardPageMetadata["flow"])
  ) {
    return { id: event.id, kind: "card", page: event.data.object.id };
  }
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return event.data.object.metadata?.["reference"] === undefined
        ? other
        : { id: event.id, kind: "payment", payment: sessionToPayment(event.data.object) };
    case "checkout.session.async_payment_failed":
      return event.data.object.metadata?.["reference"] === undefined
        ? other
        : {
            id: event.id,
            kind: "payment",
            payment: { ...sessionToPayment(event.data.object), state: "declined" },
          };
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      // Behind Checkout's page a card that is declined is not the end: the page's own events tell of that.
      return event.data.object.metadata["flow"] === ("card" satisfies OurMetadata["flow"])
        ? { id: event.id, kind: "payment", payment: intentToPayment(event.data.object) }
        : other;
    case "refund.updated":
    case "refund.failed": {
      const reference = event.data.object.metadata?.["reference"];
      return reference === undefined
        ? other
        : { id: event.id, kind: "refund", reference, refund: refundOf(event.data.object) };
    }
    default:
      return other;
  }
}
