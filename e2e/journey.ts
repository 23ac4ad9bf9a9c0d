import { type BrowserContext, expect, type Locator, type Page, test as base } from "@playwright/test";
import { type Customer, newCustomer, postToPanel, readPanel, type SignedIn } from "./panel-client.js";
import { type Language, messagesIn } from "./messages.js";

/** A dish with a required option, and the option `mild`. */
export const DISH = "bayt-al-machboos.chicken-machboos";
export const MILD = "bayt-al-machboos.spice.spice-mild";

/**
 * Allowed console output: the specification's line, the browser's lines about failed requests (REQ-MESSAGE-57), and
 * the trace's failure to read a preview.
 */
const ALLOWED =
  /^An error occurred:|^Connecting to 'blob:|^Failed to load resource|blocked by Playwright$|^An unknown error occurred when fetching the script/;

interface JourneyFixtures {
  language: Language;
  /** Unexpected console errors and warnings; each test ends without any. */
  consoleErrors: string[];
  /** A customer used by this test only. */
  customer: Customer;
}

/** A test in the project's language that fails on unexpected console output. */
export const test = base.extend<JourneyFixtures>({
  language: async ({}, provide, info) => provide(info.project.metadata["language"] as Language),
  consoleErrors: async ({ page }, provide) => {
    const consoleErrors: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (ALLOWED.test(message.text())) return;
      consoleErrors.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => consoleErrors.push(`uncaught: ${error.message}`));
    await provide(consoleErrors);
    expect(consoleErrors).toEqual([]);
  },
  customer: async ({ language }, provide) => provide(await newCustomer(language)),
});

/** Stores a language before the page's own scripts run, and its cookie: without that the first page is loaded twice. */
export async function chooseLanguage(page: Page | BrowserContext, language: string): Promise<void> {
  await setLanguageCookie("context" in page ? page.context() : page, language);
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
}

/** The cookie alone, for tests that store the language with other things. */
export async function setLanguageCookie(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url: address("/") }]);
}

/** Opens the storefront with a customer signed in, in the journey's language. */
export async function enter(page: Page, language: Language, customer: SignedIn, path = "/"): Promise<void> {
  await page.addInitScript(
    ([token, user, chosen]) => {
      // The page of a server that is down has no storage.
      if (location.origin === "null") return;
      if (sessionStorage.getItem("entered") !== null) return;
      sessionStorage.setItem("entered", "1");
      localStorage.setItem("talabee_TOKEN", token!);
      localStorage.setItem("talabee_USER", user!);
      localStorage.setItem("language", chosen!);
      // The reminder of refused notifications would lie over what a journey presses; push.spec.ts looks at it.
      sessionStorage.setItem("notificationsReminded", "1");
    },
    [customer.token, JSON.stringify(customer.user), language],
  );
  await setLanguageCookie(page.context(), language);
  await page.goto(address(path));
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
}

/** A path of the storefront under test. */
export function address(path: string): string {
  return `${process.env["JOURNEY_URL"]}${path}`;
}

/** Has the panel render a page in the language of the cookie or of the path: from then on it is sent whole. */
export async function renderAhead(path: string, language = "en"): Promise<void> {
  const headers = { Cookie: `language=${language}` };
  const isWhole = async () => {
    const response = await fetch(address(path), { headers });
    await response.arrayBuffer();
    return response.headers.has("ETag");
  };
  await expect.poll(isWhole, { intervals: [50] }).toBe(true);
}

/** The visible toast with a text (Radix also renders an announcement for screen readers). */
export function toast(page: Page, text: string): Locator {
  return page.locator("[data-slot=toast]").filter({ hasText: text });
}

/** A pattern with anything in place of `@`. */
export function pattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("@", ".+")}$`);
}

/** The add buttons of products without required options. */
export function quickAdds(page: Page, language: Language): Locator {
  const { t } = messagesIn(language);
  return page
    .locator("[data-slot=product-card]")
    .getByRole("button", { name: pattern(t("catalogue.addNamed", { name: "@" })) })
    .and(page.locator(":not([data-slot=favourite-button])"));
}

/** The stored value of a key. */
export function stored(
  page: Page,
  storage: "localStorage" | "sessionStorage",
  key: string,
): Promise<string | null> {
  return page.evaluate(([name, wanted]) => window[name as "localStorage"].getItem(wanted!), [storage, key]);
}

/** Fills and submits the open address form. */
export async function sendAddressForm(page: Page, language: Language): Promise<Locator> {
  const { t } = messagesIn(language);
  const digits = (western: string) =>
    language === "ar" ? western.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!) : western;
  const form = page.getByRole("dialog");
  await form.getByLabel(new RegExp(t("checkout.plateZone"))).fill(digits("61"));
  await form.getByLabel(new RegExp(t("checkout.plateStreet"))).fill(digits("840"));
  await form.getByLabel(new RegExp(t("checkout.plateBuilding"))).fill(digits("14"));
  const phone = form.getByLabel(t("checkout.phone"), { exact: true });
  if ((await phone.inputValue()) === "") await phone.fill(digits("55123400"));
  await form.getByRole("button", { name: t("checkout.noteLeave") }).click();
  await form.getByRole("button", { name: t("checkout.saveAddress") }).click();
  return form;
}

/** Fills the open address form and waits until it closes. */
export async function fillAddressForm(page: Page, language: Language): Promise<void> {
  await expect(await sendAddressForm(page, language)).toBeHidden();
}

/** Adds a dish to the customer's cart on the server. */
export async function addDish({ token }: SignedIn, quantity = 1): Promise<void> {
  const dish = { product_id: DISH, "addons[0][id]": MILD, quantity: String(quantity) };
  await postToPanel("/api/cart/add", dish, token);
}

/** Creates an address on the server. */
export async function createAddress({ token }: SignedIn, label: "home" | "work" = "home"): Promise<void> {
  const fields = {
    label,
    phone: "55501234",
    zone_number: "66",
    line_one: "851",
    building_number: "21",
    note: "Leave at the door",
  };
  await postToPanel("/api/addresses", fields, token);
}

/** Creates a cart line and an address on the server. */
export async function readyToOrder(customer: SignedIn): Promise<void> {
  await addDish(customer);
  await createAddress(customer);
}

/** Orders the cart on the server, for delivery and cash by default; returns the order's id. */
export async function orderAtPanel(
  customer: SignedIn,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { items } = await readPanel<{ items: { id: string }[] }>("/api/addresses", "en", customer.token);
  const choices = {
    order_type: "delivery",
    address_id: items[0]!.id,
    payment_method: "cod",
    ...fields,
  };
  const { quote_hash } = await postToPanel<{ quote_hash: string }>(
    "/api/cart/quote",
    choices,
    customer.token,
  );
  const { id } = await postToPanel<{ id: string }>(
    "/api/orders",
    { ...choices, quote_hash },
    customer.token,
    { "Idempotency-Key": crypto.randomUUID() },
  );
  return id;
}

/** Orders the cart for a later day, so that the simulator leaves it pending; returns the order's id. */
export async function orderForLater(
  customer: SignedIn,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { days } = await readPanel<{ days: { slots: { at: string }[] }[] }>(
    `/api/stores/bayt-al-machboos/slots?order_type=${fields["order_type"] ?? "delivery"}`,
    "en",
  );
  return orderAtPanel(customer, { scheduled_at: days.at(-1)!.slots[0]!.at, ...fields });
}

/** Tops up the wallet on the gateway's page, in dirhams. */
export async function topUp(page: Page, customer: SignedIn, amount: number): Promise<void> {
  const balance = async () =>
    (await readPanel<{ balance: number }>("/api/wallet", "en", customer.token)).balance;
  const before = await balance();
  const { payment } = await postToPanel<{ payment: { action_url: string } }>(
    "/api/wallet/topup",
    { amount: String(amount), method: "online" },
    customer.token,
    { "Idempotency-Key": crypto.randomUUID() },
  );
  await page.goto(address(new URL(payment.action_url, address("/")).pathname));
  await payOnPage(page);
  await expect.poll(balance).toBe(before + amount);
  // It returns to the storefront meanwhile.
  await expect(page).not.toHaveURL(/\/sandbox-gateway\//);
}

/** Saves the card that succeeds on the gateway's page. */
export async function saveCard(page: Page, customer: SignedIn): Promise<void> {
  const { action_url } = await postToPanel<{ action_url: string }>(
    "/api/cards/page",
    { return_to: "/payments" },
    customer.token,
  );
  await page.goto(address(new URL(action_url, address("/")).pathname));
  await payOnPage(page);
  // It returns to the storefront once the card is saved.
  await expect(page).not.toHaveURL(/\/sandbox-gateway\//);
}

/** Blocks the event stream, so that the page does not learn of other changes. */
export async function blockEventStream(page: Page): Promise<void> {
  await page.route(/\/events(\?|$)/, (route) => route.abort());
}

/**
 * Opens a screen in the running app, as a link does: from a page that the server has rendered and the app has taken over. The
 * data of a page that is opened by its address comes with it, so that no call is made for it.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Places the order of the open checkout; returns its id. */
export async function placeOrder(page: Page, language: Language): Promise<string> {
  const { t, message } = messagesIn(language);
  const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();
  // Looked for in every frame: the demo's store accepts a second later, and that message takes its place.
  await Promise.all([toast(page, message("order_created")).waitFor(), place.click()]);
  await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
  return /\/orders\/([^/]+)\/track/.exec(page.url())![1]!;
}

/** Opens the gateway's page from an unpaid order. */
export async function payNow(page: Page, language: Language): Promise<void> {
  await page
    .getByRole("button", { name: messagesIn(language).t("orders.payNow") })
    .last()
    .click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
}

/** Chooses an action for the first other member of the open family page. */
export async function manageMember(page: Page, language: Language, action: string): Promise<void> {
  const { t } = messagesIn(language);
  await page
    .getByRole("main")
    .getByRole("button", { name: pattern(t("family.manage", { name: "@" })) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Pays on the sandbox gateway's page, by default with the card that succeeds. */
export async function payOnPage(page: Page, number = "4242 4242 4242 4242"): Promise<void> {
  await page.locator("[name=number]").fill(number);
  await page.locator("[name=expiry]").fill("12/30");
  await page.locator("[name=cvc]").fill("123");
  await page.locator("form button").first().click();
}

export { expect, postToPanel, readPanel, messagesIn };
