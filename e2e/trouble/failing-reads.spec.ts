import type { Page } from "@playwright/test";
import { calls } from "../calls.js";
import {
  address,
  DISH,
  enter,
  expect,
  blockEventStream,
  MILD,
  openInApp,
  orderAtPanel,
  postToPanel,
  readyToOrder,
  test,
  messagesIn,
} from "../journey.js";
import type { SignedIn } from "../panel-client.js";
import { failing, HANG, REFUSALS, UNAUTHENTICATED, UNREADABLE } from "./faults.js";
import { recordToasts } from "./record-toasts.js";

type Messages = ReturnType<typeof messagesIn>;
type MessageKey = Parameters<Messages["t"]>[0];

interface Row {
  at: string | ((orderId: string) => string);
  /**
   * What fails without the data: the whole screen (an error or "not found"), a region with an error and a Retry button, or
   * only optional content.
   */
  affects: "screen" | "region" | "extra";
  /** What optional content that a customer could choose or read says, with a Retry, when it does not load. */
  says?: MessageKey;
  /** The server's page has the data, so that the call is made where the screen is opened in the app. */
  isRendered?: true;
  /** The server's page has the data, and is gone: the app reads all by itself. */
  dataIsGone?: true;
  /** Events of the server deliver the same data: block them. */
  comesByEvents?: true;
  /** Sets up data on the server. */
  setUp?: (customer: SignedIn) => Promise<unknown>;
  /** Actions before the call is made. */
  prepare?: (page: Page, messages: Messages) => Promise<void>;
}

const STORE = "bayt-al-machboos";
const [SCREEN, REGION, EXTRA] = ["screen", "region", "extra"] as const;

/** Where each reading call is made; null for calls the storefront does not make. */
const ROWS: Readonly<Record<string, Row | null>> = {
  currentUser: { at: "/profile", affects: REGION },
  addresses: { at: "/address", affects: REGION },
  myApplications: { at: "/apply/rider", affects: EXTRA, says: "apply.earlierFailed" },
  cart: { at: "/cart", affects: REGION },
  categories: { isRendered: true, at: "/categories", affects: REGION },
  collections: null,
  collection: { isRendered: true, at: "/collection/family-feast", affects: SCREEN },
  vendors: { isRendered: true, at: "/search/all", affects: REGION },
  store: { isRendered: true, at: `/store/${STORE}`, affects: SCREEN },
  storeSlots: {
    at: "/checkout",
    affects: REGION,
    prepare: async (page, { t }) => {
      await page.getByRole("button", { name: t("checkout.changeTime") }).click();
      await page.getByRole("radio", { name: t("checkout.preorder") }).check();
    },
  },
  storeProducts: { isRendered: true, at: `/store/${STORE}`, affects: REGION },
  storeCategory: { isRendered: true, at: `/store/${STORE}/cat/${STORE}.house-favourites`, affects: SCREEN },
  product: { isRendered: true, at: `/store/${STORE}/product/${DISH}`, affects: SCREEN },
  search: { isRendered: true, at: "/search?q=machboos", affects: REGION },
  suggest: {
    at: "/search",
    affects: EXTRA,
    prepare: (page, { t }) => page.getByRole("combobox", { name: t("shell.searchHint") }).fill("machboos"),
  },
  storeReviews: { isRendered: true, at: `/store/${STORE}/reviews`, affects: SCREEN },
  startup: { isRendered: true, at: "/apply/rider", affects: REGION },
  appSettings: { isRendered: true, at: "/contact", affects: EXTRA, says: "apply.supportFailed" },
  home: { isRendered: true, at: "/", affects: REGION },
  page: { isRendered: true, at: "/about", affects: SCREEN },
  coupons: { at: "/coupons", affects: REGION },
  vendorCoupons: { isRendered: true, at: "/vendor-coupons", affects: REGION },
  events: { at: "/", affects: EXTRA },
  family: { at: "/joinFamily", affects: REGION },
  familyPreview: { at: "/joinFamily?code=ABCDEF", affects: EXTRA },
  favourites: { at: "/favourite", affects: REGION },
  notifications: { at: "/notifications", affects: REGION },
  paymentMethods: { at: "/checkout", affects: REGION },
  orders: { at: "/orders", affects: REGION },
  order: { at: (id) => `/orders/${id}`, affects: SCREEN },
  trackOrder: { at: (id) => `/orders/${id}/track`, affects: REGION, comesByEvents: true },
  orderEvents: { at: (id) => `/orders/${id}/track`, affects: EXTRA },
  payments: { at: "/payments", affects: REGION },
  cards: { at: "/payments", affects: REGION },
  wallet: { at: "/wallet", affects: REGION },
  walletTransactions: { at: "/wallet", affects: REGION },
  // Two calls that only price a cart.
  quoteCart: { at: "/checkout", affects: REGION },
  quoteFamilyBasket: {
    at: "/joinFamily/order",
    affects: REGION,
    setUp: async (customer) => {
      await postToPanel("/api/family/create", { name: "Al Bayt" }, customer.token);
      const dish = { product_id: DISH, "addons[0][id]": MILD, quantity: "1" };
      await postToPanel("/api/family/basket/add", dish, customer.token);
    },
  },
  // Return pages of gateways.
  paymentReturn: null,
  cardReturn: null,
};

/** Further places that read the same, where a customer could choose from it. */
const MORE_ROWS: Readonly<Record<string, readonly Row[]>> = {
  appSettings: [
    { at: "/joinFamily", affects: EXTRA, says: "family.workFailed" },
    {
      dataIsGone: true,
      at: "/",
      affects: EXTRA,
      says: "checkout.slotsFailed",
      prepare: (page) => page.locator("[data-slot=header-area]:visible").click(),
    },
  ],
  wallet: [{ at: "/profile", affects: EXTRA, says: "account.profilePartsFailed" }],
};

const reads = calls.filter(
  ({ name, method, isOfStaff }) => !isOfStaff && (method === "GET" || name.startsWith("quote")),
);

test("every reading call has a row (REQ-UI-03)", () => {
  expect(Object.keys(ROWS).sort()).toEqual(reads.map(({ name }) => name).sort());
});

/** No texts such as `undefined`. */
async function isSound(page: Page): Promise<void> {
  const text = await page.locator("main:visible").first().innerText();
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/\b(undefined|NaN|null)\b|\[object/);
}

const rows = reads.flatMap((call) =>
  [ROWS[call.name] ?? [], MORE_ROWS[call.name] ?? []].flat().map((row) => ({ call, row })),
);

for (const { call, row } of rows) {
  const place = MORE_ROWS[call.name]?.includes(row) === true ? ` at ${String(row.at)}` : "";
  test(
    `${call.name}${place} recovers from every failure (REQ-UI-03)`,
    { tag: "@nightly" },
    async ({ page, language, customer, consoleErrors: _ }) => {
      test.setTimeout(240_000);
      const messages = messagesIn(language);
      const { t, message } = messages;
      const said = await recordToasts(page);
      await readyToOrder(customer);
      await postToPanel("/api/favourites/toggle", { type: "store", id: STORE }, customer.token);
      await row.setUp?.(customer);
      if (row.comesByEvents) await blockEventStream(page);
      if (row.dataIsGone) await page.route("**/page-data/**", (route) => route.fulfill({ status: 404 }));
      const path =
        typeof row.at === "string" ? row.at : row.at(await orderAtPanel(customer, { order_type: "pickup" }));
      const fails = await failing(page, messages, call);
      const openScreen = async () => {
        await enter(page, language, customer, row.isRendered ? "/privacy" : path);
        if (row.isRendered) await openInApp(page, path);
      };
      const open = async () => {
        await openScreen();
        await row.prepare?.(page, messages);
      };
      const heading = page.locator("main h1:visible");
      const retry = page
        .getByRole("button", { name: t("common.retry") })
        .locator("visible=true")
        .first();
      // Two regions with the same query each have a Retry.
      const retryAll = () =>
        expect(async () => {
          if (await retry.isVisible()) await retry.click({ timeout: 5000 });
          await expect(retry).toBeHidden({ timeout: 5000 });
        }).toPass();
      const refusals = Object.entries(REFUSALS);

      if (row.affects === "extra") {
        for (const [kind, fault] of [...refusals, ...Object.entries(UNREADABLE)]) {
          await test.step(kind, async () => {
            fails.by(fault);
            const before = fails.count();
            await open();
            await expect.poll(fails.count).toBeGreaterThan(before);
            await expect(heading).toHaveCount(1);
            await isSound(page);
            if (row.says === undefined) return;
            const failure = page.locator("[data-slot=retry-alert]", { hasText: t(row.says) });
            await expect(failure).toBeVisible();
            fails.by(null);
            // The storefront retries by itself, too.
            await expect(async () => {
              const again = failure.getByRole("button", { name: t("common.retry") });
              if (await again.isVisible()) await again.click({ timeout: 5000 });
              await expect(failure).toHaveCount(0, { timeout: 5000 });
            }).toPass();
          });
        }
      } else {
        fails.by(REFUSALS["500 JSON"]!);
        await open();
        await expect(retry).toBeVisible();
        const others =
          row.affects === "region" ? refusals : refusals.filter(([kind]) => !/^40[34]$/.test(kind));
        for (const [kind, fault] of [...others, ...Object.entries(UNREADABLE)]) {
          await test.step(kind, async () => {
            fails.by(fault);
            const before = fails.count();
            await retry.click();
            await expect.poll(fails.count).toBeGreaterThan(before);
            await expect(retry).toBeVisible();
            await isSound(page);
          });
        }
        await test.step("the next success clears the error", async () => {
          fails.by(null);
          await retryAll();
          await expect(heading).toHaveCount(1);
        });
        await test.step("without a response for ten seconds Retry is available", async () => {
          fails.by(HANG);
          const before = fails.count();
          await page.clock.install();
          await open();
          await expect.poll(fails.count).toBeGreaterThan(before);
          // The region may mount after the request, which others share; its wait begins on mount.
          await expect(page.locator("[data-slot=loading-screen]")).toBeHidden();
          await expect(page.locator("[aria-busy=true]:visible").first()).toBeVisible();
          // Wait for the other responses before the clock jumps.
          await expect.poll(fails.others).toBe(0);
          // The page's own clock: a busy machine delays pages.
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
          await expect(retry).toBeVisible();
          await isSound(page);
          fails.by(null);
          await page.clock.resume();
          const hung = fails.count();
          await retry.click();
          await expect
            .poll(fails.count, "requested again while the first request is pending")
            .toBeGreaterThan(hung);
          await retryAll();
        });
        if (row.affects === "screen") {
          for (const [kind, title] of [
            ["404", "shell.notFoundTitle"],
            ["403", "shell.forbiddenTitle"],
          ] as const) {
            fails.by(REFUSALS[kind]!);
            await openScreen();
            await expect(page.getByRole("heading", { name: t(title) })).toBeVisible();
          }
        }
      }

      // A refused stream does not retry; the next call reports the session.
      if (call.name.toLowerCase().endsWith("events")) return;
      await test.step("an expired session shows one message, and private pages redirect to sign-in", async () => {
        // Leave first: the page's refetches would end the session.
        await page.goto(address("/health"));
        fails.by(UNAUTHENTICATED);
        await openScreen();
        // The control may disappear with the session.
        void row.prepare?.(page, messages).catch(() => undefined);
        const told = () => said.filter((one) => one.includes(message("unauthenticated")));
        await expect.poll(told).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
        expect(told(), "shown once").toHaveLength(1);
      });
    },
  );
}
