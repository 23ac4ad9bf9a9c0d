import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import {
  address,
  enter,
  expect,
  createAddress,
  blockEventStream,
  orderAtPanel,
  payNow,
  payOnPage,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";
import { codeMailedTo, registerUnverified, signInOwner } from "../panel-client.js";
import { openPanel, type RunningPanel } from "../start-panel.js";
import { EVENING_STORE, STOPPED_CLOCK } from "../stopped-clock.js";

// Tests that depend on the time of day, on brand settings or on the command line: they start a server
// of their own.

const STORE = "bayt-al-machboos";

const shared = process.env["JOURNEY_URL"];
let panel: RunningPanel | undefined;
let environment: Record<string, string>;

// One server for all tests, one after the other.
test.describe.configure({ mode: "default" });

const start = async () => {
  panel = await openPanel(environment);
  process.env["JOURNEY_URL"] = panel.url;
};
test.beforeAll(async () => {
  test.setTimeout(300_000);
  environment = {
    ...STOPPED_CLOCK,
    PANEL_DATA_DIR: mkdtempSync(path.join(tmpdir(), "talabee-own-")),
  };
  await start();
});
test.afterAll(async () => {
  await panel?.stop();
  rmSync(environment["PANEL_DATA_DIR"]!, { recursive: true, force: true });
  process.env["JOURNEY_URL"] = shared;
});

/** Changes brand settings while the callback runs. */
async function withSettings(
  settings: Record<string, string>,
  usual: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const { token } = await signInOwner();
  await postToPanel("/api/panel/settings", settings, token);
  try {
    await work();
  } finally {
    await postToPanel("/api/panel/settings", usual, token);
  }
}

test("an expired code", { tag: "@nightly" }, async ({ page, language, consoleErrors: _ }) => {
  const { t, message } = messagesIn(language);
  const { email, password } = await registerUnverified();
  const code = await codeMailedTo(email);
  await chooseLanguage(page, language);
  await page.goto(address("/auth"));
  await page.getByLabel(t("auth.email")).fill(email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/verfied\?verify=true/);
  panel!.signal("SIGUSR2");
  // A response after the signal proves that the signal was handled.
  await fetch(address("/health"));
  await page.locator("[autocomplete=one-time-code]").fill(code);
  await expect(page.getByText(message("otp_expired"), { exact: true }).first()).toBeVisible();
});

test(
  "a closed store",
  { tag: ["@nightly", "@REQ-CATALOG-23"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { items } = await readPanel<{ items: { id: string; has_addons: boolean }[] }>(
      `/api/stores/${EVENING_STORE}/products?per_page=50`,
      language,
    );
    const dish = items.find(({ has_addons }) => !has_addons)!;
    await postToPanel("/api/cart/add", { product_id: dish.id, quantity: "3" }, customer.token);
    await createAddress(customer);
    // REQ-CATALOG-23, REQ-CATALOG-42: the cart says so; checkout opens with the first slot.
    await enter(page, language, customer, "/cart");
    await expect(
      page
        .getByText(message("store_closed", { time: language === "ar" ? "4:00 م" : "16:00" }))
        .locator("visible=true")
        .first(),
    ).toBeVisible();
    await page.goto(address("/checkout"));
    await expect(page.getByText(t("checkout.preorder")).locator("visible=true").first()).toBeVisible();
    await expect(
      page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last(),
    ).toBeEnabled();
  },
);

test(
  "an order type and payment methods that were just disabled",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    await blockEventStream(page);
    await enter(page, language, customer, "/checkout");
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await page.getByRole("radio", { name: new RegExp(`^${t("checkout.cash")}`) }).check();
    await expect(place).toBeEnabled();

    const { payment_methods, order_types } = await readPanel<Record<string, string[]>>(
      "/api/app-settings",
      "en",
    );
    const list = (name: string, items: readonly string[]) =>
      items.length === 0
        ? { [name]: "" }
        : Object.fromEntries(items.map((item, at) => [`${name}[${at}]`, item]));
    const methods = (items: readonly string[]) => list("payment_methods", items);
    const types = (items: readonly string[]) => list("order_types", items);
    await withSettings(methods(["wallet", "online"]), methods(payment_methods!), async () => {
      await place.click();
      await expect(toast(page, message("payment_method_unavailable"))).toBeVisible();
    });
    await withSettings(types(["pickup"]), types(order_types!), async () => {
      await page.goto(address("/checkout"));
      await expect(
        page.getByText(message("order_type_unavailable")).locator("visible=true").first(),
      ).toBeVisible();
      await expect(place).toBeDisabled();
    });
  },
);

test(
  "a store without payment methods",
  { tag: ["@nightly", "@REQ-MESSAGE-20"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await readyToOrder(customer);
    const { payment_methods } = await readPanel<Record<string, string[]>>("/api/app-settings", "en");
    const usual = Object.fromEntries(
      payment_methods!.map((method, at) => [`payment_methods[${at}]`, method]),
    );
    await withSettings({ payment_methods: "" }, usual, async () => {
      await enter(page, language, customer, "/checkout");
      await expect(page.getByText(t("checkout.noPaymentMethods")).first()).toBeVisible();
      const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
      await expect(place).toBeDisabled();
    });
  },
);

test(
  "a category and a collection whose products are all gone",
  { tag: ["@nightly", "@REQ-MESSAGE-41", "@REQ-MESSAGE-42"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const { token } = await signInOwner();
    const category = "mouneh-pantry.oil-olives";
    const section = await readPanel<{ products: { items: { id: string }[] } }>(
      `/api/stores/mouneh-pantry/categories/${category}?per_page=50`,
      "en",
    );
    const collection = await readPanel<{ products: { items: { id: string }[] } }>(
      "/api/collections/family-feast?per_page=50",
      "en",
    );
    for (const { id } of [...section.products.items, ...collection.products.items])
      await postToPanel(`/api/panel/products/${id}/update`, { active: "false" }, token);
    await chooseLanguage(page, language);
    for (const [path, text] of [
      [`/store/mouneh-pantry/cat/${category}`, "catalogue.noCategoryData"],
      ["/collection/family-feast", "catalogue.noCollectionData"],
    ] as const) {
      await page.goto(address(path));
      await expect(page.getByText(t(text)).locator("visible=true").first(), path).toBeVisible();
    }
  },
);

test(
  "a pending card payment",
  { tag: "@nightly" },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    const id = await orderAtPanel(customer, { payment_method: "online" });
    await blockEventStream(page);
    await enter(page, language, customer, "/pay-bill");
    await page.getByRole("radio", { name: new RegExp(`^${t("checkout.online")}`) }).check();
    const gateway = await context.newPage();
    await enter(gateway, language, customer, `/orders/${id}`);
    await payNow(gateway, language);
    // A card whose bank takes eight seconds; this clock never advances.
    await payOnPage(gateway, "4000 0000 0000 0077");
    await expect(gateway.locator("form")).toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`^${t("wallet.billPay")}`) }).click();
    await expect(toast(page, message("payment_pending"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert").first()).toHaveText(message("payment_pending"));
  },
);

/** Runs a command of the operator. Only one process can open the embedded database. */
async function operate(...words: readonly string[]): Promise<void> {
  await panel!.stop();
  await promisify(execFile)(process.execPath, [path.resolve("apps/panel/dist/command.js"), ...words], {
    env: { ...process.env, ...environment },
  });
  await start();
}

test(
  "a store that takes no orders any more",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    await operate("store", "deactivate", STORE);
    await enter(page, language, customer, "/cart");
    await expect(page.getByText(message("store_inactive")).locator("visible=true").first()).toBeVisible();
    // Its page answers 410 and leads to other stores.
    await page.goto(address(`/store/${STORE}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.goneTitle"));
    await expect(page.getByRole("link", { name: t("shell.otherStores") })).toBeVisible();
    // Support finds the request in its log by this number.
    await expect(page.locator("[data-slot=request-id]")).toHaveText(/^[\w-]{8,}$/);
    await operate("store", "deactivate", STORE, "--undo");
    await page.goto(address("/checkout"));
    await expect(
      page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last(),
    ).toBeEnabled();
    await expect(page.getByText(message("store_inactive"))).toHaveCount(0);
  },
);

test("a blocked account", { tag: "@nightly" }, async ({ page, language, customer, consoleErrors: _ }) => {
  const { t, message } = messagesIn(language);
  await operate("user", "block", customer.email);
  await chooseLanguage(page, language);
  await page.goto(address("/auth"));
  await page.getByLabel(t("auth.email")).fill(customer.email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
  await expect(toast(page, message("account_blocked"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(message("account_blocked"));
});
