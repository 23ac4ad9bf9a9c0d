import { LANGUAGES } from "@talabee/contract";
import { type Currency, safeReturnTo } from "@talabee/domain";
import { getCookie } from "hono/cookie";
import type { App } from "../../http/app-env.js";
import { prefilled, readCard, readFields } from "./card-form.js";
import {
  addCardPage,
  type CardForm,
  checkPage,
  endPage,
  PAGE_POLICY,
  type PageView,
  payPage,
  waitPage,
} from "./pages.js";
import { type AppContext, ROOT } from "./paths.js";
import type { SandboxGateway } from "./sandbox-gateway.js";
import { LostResponse, type SandboxPayment, SandboxRefusal } from "./sandbox-objects.js";

/** Binds the payment pages of the sandbox gateway. */
export function servePages(app: App, gateway: SandboxGateway, clock: () => Date, currency: Currency): void {
  const viewOf = (context: AppContext, language: PageView["language"] | null) =>
    pageViewOf(context, language, currency);
  const show = (context: AppContext, html: string, status: 200 | 404 | 422 | 504 = 200) => {
    context.header("Content-Security-Policy", PAGE_POLICY);
    context.header("Cache-Control", "no-store");
    // The URL of a payment's page gives access to it, so it must not leak as a referrer.
    context.header("Referrer-Policy", "no-referrer");
    return context.html(html, status);
  };
  /** The payment of a page; null if unknown. */
  const find = async (context: AppContext): Promise<SandboxPayment | null> => {
    try {
      const payment = await gateway.readPayment(context.req.param("id") ?? "");
      return "return_url" in payment ? payment : null;
    } catch (error) {
      if (error instanceof SandboxRefusal) return null;
      throw error;
    }
  };
  const showPayment = (context: AppContext, payment: SandboxPayment, form: CardForm = prefilled(context)) => {
    const view = viewOf(context, payment.language);
    switch (payment.state) {
      case "open": {
        // A saved card that is not charged yet: the customer has nothing to do.
        if (payment.by_card) break;
        const { amount, description, reason } = payment;
        return show(
          context,
          payPage(
            view,
            {
              amount,
              description,
              reason: form.invalid.length > 0 ? null : reason,
              canSave: Boolean(payment.customer),
            },
            form,
          ),
          form.invalid.length > 0 ? 422 : 200,
        );
      }
      case "check":
        return show(context, checkPage(view, payment.amount));
      case "processing":
        return show(context, waitPage(view));
      default:
    }
    return redirectBack(context, payment.return_url, { result_token: gateway.resultToken(payment.id) });
  };

  app.get(`${ROOT}/pay/:id`, async (context) => {
    const payment = await find(context);
    return payment === null
      ? show(context, endPage(viewOf(context, null), "gone"), 404)
      : showPayment(context, payment);
  });

  app.post(`${ROOT}/pay/:id`, async (context) => {
    const payment = await find(context);
    if (payment === null) return show(context, endPage(viewOf(context, null), "gone"), 404);
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
          return showPayment(context, await gateway.payOnPage(payment.id, typed, form.mustSave), form);
        } catch (error) {
          if (!(error instanceof LostResponse)) throw error;
          return show(context, endPage(viewOf(context, payment.language), "lost"), 504);
        }
      }
    }
  });

  app.get(`${ROOT}/cards/new`, (context) =>
    show(context, addCardPage(viewOf(context, null), prefilled(context))),
  );
  app.post(`${ROOT}/cards/new`, async (context) => {
    const back = safeReturnTo(context.req.query("return_to"));
    const fields = await readFields(context);
    if (fields["do"] === "cancel") return context.redirect(back, 303);
    const { typed, form } = readCard(fields, clock());
    if (typed === null) return show(context, addCardPage(viewOf(context, null), form), 422);
    const { token } = await gateway.createCardToken(typed);
    return context.redirect(`${back}${back.includes("?") ? "&" : "?"}card_token=${token}`, 303);
  });

  /** The page opened for a customer's card; null if unknown. */
  const findCardPage = async (context: AppContext) => {
    try {
      return await gateway.readCardPage(context.req.param("id") ?? "");
    } catch (error) {
      if (error instanceof SandboxRefusal) return null;
      throw error;
    }
  };
  app.get(`${ROOT}/cards/:id`, async (context) => {
    const page = await findCardPage(context);
    if (page === null) return show(context, endPage(viewOf(context, null), "gone"), 404);
    if (page.card !== null) return redirectBack(context, page.return_url, { card_page: page.id });
    return show(context, addCardPage(viewOf(context, page.language), prefilled(context)));
  });
  app.post(`${ROOT}/cards/:id`, async (context) => {
    const page = await findCardPage(context);
    if (page === null) return show(context, endPage(viewOf(context, null), "gone"), 404);
    const fields = await readFields(context);
    if (fields["do"] === "cancel") return redirectBack(context, page.return_url, {});
    const { typed, form } = readCard(fields, clock());
    const view = viewOf(context, page.language);
    if (typed === null) return show(context, addCardPage(view, form), 422);
    try {
      await gateway.submitCardPage(page.id, typed);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return show(context, addCardPage(view, form, "not_kept"), 422);
    }
    return redirectBack(context, page.return_url, { card_page: page.id });
  });
}

/** Redirects back to the storefront. */
function redirectBack(context: AppContext, returnUrl: string, query: Readonly<Record<string, string>>) {
  const back = new URL(returnUrl, context.req.url);
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value);
  const isHere = back.origin === new URL(context.req.url).origin;
  return context.redirect(isHere ? `${back.pathname}${back.search}` : back.href, 303);
}

/** Language from the URL, else the payment's, else the request's; theme from the storefront's cookie. */
function pageViewOf(
  context: AppContext,
  language: PageView["language"] | null,
  currency: Currency,
): PageView {
  const url = new URL(context.req.url);
  const requested = url.searchParams.get("language");
  const chosenLanguage =
    LANGUAGES.find((known) => known === requested) ?? language ?? context.get("language");
  const theme = getCookie(context, "theme");
  url.searchParams.delete("card");
  const path = `${url.pathname}${url.search}`;
  url.searchParams.set("language", chosenLanguage === "ar" ? "en" : "ar");
  return {
    currency,
    language: chosenLanguage,
    theme: theme === "light" || theme === "dark" ? theme : null,
    path,
    otherLanguage: `${url.pathname}${url.search}`,
  };
}
