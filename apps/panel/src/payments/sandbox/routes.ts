import { foldDigits, safeReturnTo } from "@talabee/domain";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import * as z from "zod";
import type { App } from "../../http/endpoint.js";
import type { Exchange } from "../../http/exchange.js";
import { isSame } from "../signed-message.js";
import {
  addCardPage,
  CARD_FIELDS,
  type CardField,
  type CardForm,
  checkPage,
  endPage,
  type Look,
  PAGE_POLICY,
  payPage,
  waitPage,
} from "./pages.js";
import {
  LostAnswer,
  publicPayment,
  type SandboxGateway,
  type SandboxPayment,
  SandboxRefusal,
  type TypedCard,
} from "./sandbox-gateway.js";
import { TEST_CARDS } from "./test-cards.js";

const ROOT = "/sandbox-gateway";

const NewPayment = z.object({
  reference: z.string().min(1).max(200),
  amount: z.number().int().positive(),
  description: z.string().max(200),
  language: z.enum(["en", "ar"]),
  customer: z.string().min(1).max(200),
  return_url: z.string().max(4000),
  by_card: z.boolean(),
});
const NewCardPage = z.object({
  reference: z.string().min(1).max(200),
  customer: z.string().min(1).max(200),
  language: z.enum(["en", "ar"]),
  return_url: z.string().max(4000),
});
const Charge = z.object({ card: z.string().max(200) });
const NewRefund = z.object({ amount: z.number().int().positive(), reference: z.string().min(1).max(200) });
const NewCard = z.object({ token: z.string().max(255), customer: z.string().min(1).max(200) });

type Ask = Context<Exchange>;

/** The sandbox over HTTP: an API for the panel that knows its secret, and pages for customers. */
export function sandboxRoutes(app: App, gateway: SandboxGateway, clock: () => Date): void {
  app.use(`${ROOT}/*`, bodyLimit({ maxSize: 64 * 1024 }));
  serveApi(app, gateway);
  servePages(app, gateway, clock);
}

function serveApi(app: App, gateway: SandboxGateway): void {
  /** Binds one call of the API; only who knows the secret is answered. */
  const serve = <Body>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    schema: z.ZodType<Body>,
    work: (body: Body, id: string, key: string) => Promise<object>,
  ) => {
    app.on(method, `${ROOT}/v1${path}`, async (context) => {
      const given = /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
      if (!isSame(given, gateway.secret)) return context.json({ error: "unauthenticated" }, 401);
      const parsed = schema.safeParse(method === "POST" ? await context.req.json().catch(() => null) : null);
      if (!parsed.success) return context.json({ error: "malformed" }, 400);
      const key = context.req.header("Idempotency-Key") ?? "";
      if (method === "POST" && key === "") return context.json({ error: "idempotency_key_required" }, 400);
      try {
        return context.json(await work(parsed.data, context.req.param("id") ?? "", key));
      } catch (error) {
        if (error instanceof SandboxRefusal) return context.json({ error: error.message }, error.status);
        if (error instanceof LostAnswer) return context.json({ error: "gateway_timeout" }, 504);
        throw error;
      }
    });
  };
  const nothing = z.null();
  serve("POST", "/payments", NewPayment, async (body, _, key) =>
    publicPayment(await gateway.createPayment(key, body)),
  );
  serve("GET", "/payments/:id", nothing, async (_, id) => publicPayment(await gateway.readPayment(id)));
  serve("POST", "/payments/:id/charge", Charge, async ({ card }, id) =>
    publicPayment(await gateway.chargeCard(id, card)),
  );
  serve("POST", "/payments/:id/cancel", z.object({}), async (_, id) =>
    publicPayment(await gateway.cancelPayment(id)),
  );
  serve("POST", "/payments/:id/refunds", NewRefund, (body, id, key) => gateway.refund(id, key, body));
  serve("GET", "/payments/:id/kept-card", nothing, async (_, id) => ({ card: await gateway.keptCardOf(id) }));
  serve("GET", "/refunds/:id", nothing, (_, id) => gateway.readRefund(id));
  serve("POST", "/card-pages", NewCardPage, (body, _, key) => gateway.openCardPage(key, body));
  serve("GET", "/card-pages/:id", nothing, async (_, id) => {
    const page = await gateway.readCardPage(id);
    if (page === null) throw new SandboxRefusal(404, "unknown");
    return page;
  });
  serve("POST", "/cards", NewCard, ({ token, customer }) => gateway.keepCard(token, customer));
  serve("DELETE", "/cards/:id", nothing, async (_, id) => {
    await gateway.forgetCard(id);
    return {};
  });
}

function servePages(app: App, gateway: SandboxGateway, clock: () => Date): void {
  const show = (context: Ask, html: string, status: 200 | 404 | 422 | 504 = 200) => {
    context.header("Content-Security-Policy", PAGE_POLICY);
    context.header("Cache-Control", "no-store");
    // The address of a payment's page opens it: it goes to nobody.
    context.header("Referrer-Policy", "no-referrer");
    return context.html(html, status);
  };
  /** The payment of a page; null when there is none. */
  const find = async (context: Ask): Promise<SandboxPayment | null> => {
    try {
      const payment = await gateway.readPayment(context.req.param("id") ?? "");
      return "return_url" in payment ? payment : null;
    } catch (error) {
      if (error instanceof SandboxRefusal) return null;
      throw error;
    }
  };
  const showPayment = (context: Ask, payment: SandboxPayment, form: CardForm = prefilled(context)) => {
    const look = lookOf(context, payment.language);
    switch (payment.state) {
      case "open": {
        // A kept card that was not charged yet: nothing for the customer to do.
        if (payment.by_card) break;
        const { amount, description, reason } = payment;
        return show(
          context,
          payPage(
            look,
            {
              amount,
              description,
              reason: form.bad.length > 0 ? null : reason,
              canKeep: Boolean(payment.customer),
            },
            form,
          ),
          form.bad.length > 0 ? 422 : 200,
        );
      }
      case "check":
        return show(context, checkPage(look, payment.amount));
      case "processing":
        return show(context, waitPage(look));
      default:
    }
    return leadBack(context, payment.return_url, { result_token: gateway.resultToken(payment.id) });
  };

  app.get(`${ROOT}/pay/:id`, async (context) => {
    const payment = await find(context);
    return payment === null
      ? show(context, endPage(lookOf(context, null), "gone"), 404)
      : showPayment(context, payment);
  });

  app.post(`${ROOT}/pay/:id`, async (context) => {
    const payment = await find(context);
    if (payment === null) return show(context, endPage(lookOf(context, null), "gone"), 404);
    const fields = await readFields(context);
    switch (fields["do"]) {
      case "cancel":
        return showPayment(context, await gateway.cancelPayment(payment.id));
      case "confirm":
      case "refuse":
        return showPayment(context, await gateway.answerCheck(payment.id, fields["do"] === "confirm"));
      default: {
        const { typed, form } = readCard(fields, clock());
        if (typed === null) return showPayment(context, payment, form);
        try {
          return showPayment(context, await gateway.payOnPage(payment.id, typed, form.isToKeep), form);
        } catch (error) {
          if (!(error instanceof LostAnswer)) throw error;
          return show(context, endPage(lookOf(context, payment.language), "lost"), 504);
        }
      }
    }
  });

  app.get(`${ROOT}/cards/new`, (context) =>
    show(context, addCardPage(lookOf(context, null), prefilled(context))),
  );
  app.post(`${ROOT}/cards/new`, async (context) => {
    const back = safeReturnTo(context.req.query("return_to"));
    const fields = await readFields(context);
    if (fields["do"] === "cancel") return context.redirect(back, 303);
    const { typed, form } = readCard(fields, clock());
    if (typed === null) return show(context, addCardPage(lookOf(context, null), form), 422);
    const { token } = await gateway.makeCard(typed);
    return context.redirect(`${back}${back.includes("?") ? "&" : "?"}card_token=${token}`, 303);
  });

  /** The page that was opened for a customer's card; null when there is none. */
  const findCardPage = async (context: Ask) => {
    try {
      return await gateway.readCardPage(context.req.param("id") ?? "");
    } catch (error) {
      if (error instanceof SandboxRefusal) return null;
      throw error;
    }
  };
  app.get(`${ROOT}/cards/:id`, async (context) => {
    const page = await findCardPage(context);
    if (page === null) return show(context, endPage(lookOf(context, null), "gone"), 404);
    if (page.card !== null) return leadBack(context, page.return_url, { card_page: page.id });
    return show(context, addCardPage(lookOf(context, page.language), prefilled(context)));
  });
  app.post(`${ROOT}/cards/:id`, async (context) => {
    const page = await findCardPage(context);
    if (page === null) return show(context, endPage(lookOf(context, null), "gone"), 404);
    const fields = await readFields(context);
    if (fields["do"] === "cancel") return leadBack(context, page.return_url, {});
    const { typed, form } = readCard(fields, clock());
    const look = lookOf(context, page.language);
    if (typed === null) return show(context, addCardPage(look, form), 422);
    try {
      await gateway.typeCard(page.id, typed);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return show(context, addCardPage(look, form, "not_kept"), 422);
    }
    return leadBack(context, page.return_url, { card_page: page.id });
  });
}

/** Sends the browser back to the shop. */
function leadBack(context: Ask, returnUrl: string, query: Readonly<Record<string, string>>) {
  const back = new URL(returnUrl, context.req.url);
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value);
  const isHere = back.origin === new URL(context.req.url).origin;
  return context.redirect(isHere ? `${back.pathname}${back.search}` : back.href, 303);
}

/** Language from the address, else the payment's, else the request's; theme from the storefront's cookie. */
function lookOf(context: Ask, language: Look["language"] | null): Look {
  const url = new URL(context.req.url);
  const asked = url.searchParams.get("language");
  const spoken = asked === "en" || asked === "ar" ? asked : (language ?? context.get("language"));
  const theme = getCookie(context, "theme");
  url.searchParams.delete("card");
  const path = `${url.pathname}${url.search}`;
  url.searchParams.set("language", spoken === "ar" ? "en" : "ar");
  return {
    language: spoken,
    theme: theme === "light" || theme === "dark" ? theme : null,
    path,
    otherLanguage: `${url.pathname}${url.search}`,
  };
}

async function readFields(context: Ask): Promise<Record<string, string>> {
  const body = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function prefilled(context: Ask): CardForm {
  const card = TEST_CARDS.find(({ number }) => number === context.req.query("card"));
  const values =
    card === undefined
      ? { number: "", expiry: "", cvc: "" }
      : { number: card.number, expiry: "12/40", cvc: "123" };
  return { values, bad: [], isToKeep: false };
}

/** What was typed, in digits of either script; null with what is wrong. */
function readCard(fields: Record<string, string>, now: Date): { typed: TypedCard | null; form: CardForm } {
  const values = Object.fromEntries(
    CARD_FIELDS.map((name) => [
      name,
      foldDigits(fields[name] ?? "")
        .trim()
        .slice(0, 40),
    ]),
  ) as Record<CardField, string>;
  const number = values.number.replace(/[\s-]/g, "");
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d\d)$/.exec(values.expiry) ?? [];
  const expMonth = Number(month);
  const expYear = 2000 + Number(year);
  const isOver = !(Date.UTC(expYear, expMonth, 1) > now.getTime());
  const isBad: Record<CardField, boolean> = {
    number: !TEST_CARDS.some((card) => card.number === number),
    expiry: month === undefined || expMonth < 1 || expMonth > 12 || isOver,
    cvc: !/^\d{3,4}$/.test(values.cvc),
  };
  const bad = CARD_FIELDS.filter((name) => isBad[name]);
  // What is not a test card may be a real one: it is not sent back, not even to the page it came from.
  const shown = isBad.number ? { ...values, number: "", cvc: "" } : values;
  const form = { values: shown, bad, isToKeep: fields["keep"] !== undefined };
  return { typed: bad.length > 0 ? null : { number, expMonth, expYear }, form };
}
