import type { Page } from "@playwright/test";
import { calls } from "../calls.js";
import {
  address,
  DISH,
  enter,
  expect,
  blockEventStream,
  MILD,
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

interface Row {
  at: string | ((orderId: string) => string);
  /**
   * What the screen is without it: nothing at all (it then says so, or that it is not found), a region that says so and can be
   * tried again, or only poorer.
   */
  as: "screen" | "region" | "extra";
  /** Events of the server deliver the same data: block them. */
  isTold?: true;
  /** Sets up data on the server. */
  given?: (customer: SignedIn) => Promise<unknown>;
  /** Actions before the call is made. */
  ask?: (page: Page, messages: Messages) => Promise<void>;
}

const STORE = "bayt-al-machboos";
const [SCREEN, REGION, EXTRA] = ["screen", "region", "extra"] as const;

/** Where each reading call is made; null for calls the storefront does not make. */
const ROWS: Readonly<Record<string, Row | null>> = {
  currentUser: { at: "/profile", as: REGION },
  addresses: { at: "/address", as: REGION },
  myApplications: { at: "/apply/rider", as: EXTRA },
  cart: { at: "/cart", as: REGION },
  categories: { at: "/categories", as: REGION },
  collections: null,
  collection: { at: "/collection/family-feast", as: SCREEN },
  vendors: { at: "/search/all", as: REGION },
  store: { at: `/store/${STORE}`, as: SCREEN },
  storeSlots: {
    at: "/checkout",
    as: REGION,
    ask: async (page, { t }) => {
      await page.getByRole("button", { name: t("checkout.changeTime") }).click();
      await page.getByRole("radio", { name: t("checkout.preorder") }).check();
    },
  },
  storeProducts: { at: `/store/${STORE}`, as: REGION },
  storeCategory: { at: `/store/${STORE}/cat/${STORE}.house-favourites`, as: SCREEN },
  product: { at: `/store/${STORE}/product/${DISH}`, as: SCREEN },
  search: { at: "/search?q=machboos", as: REGION },
  suggest: {
    at: "/search",
    as: EXTRA,
    ask: (page, { t }) => page.getByRole("combobox", { name: t("shell.searchHint") }).fill("machboos"),
  },
  storeReviews: { at: `/store/${STORE}/reviews`, as: SCREEN },
  startup: { at: "/apply/rider", as: REGION },
  appSettings: { at: "/", as: EXTRA },
  home: { at: "/", as: REGION },
  page: { at: "/about", as: SCREEN },
  coupons: { at: "/coupons", as: REGION },
  vendorCoupons: { at: "/vendor-coupons", as: REGION },
  events: { at: "/", as: EXTRA },
  family: { at: "/joinFamily", as: REGION },
  familyPreview: { at: "/joinFamily?code=ABCDEF", as: EXTRA },
  favourites: { at: "/favourite", as: REGION },
  notifications: { at: "/notifications", as: REGION },
  paymentMethods: { at: "/checkout", as: REGION },
  orders: { at: "/orders", as: REGION },
  order: { at: (id) => `/orders/${id}`, as: SCREEN },
  trackOrder: { at: (id) => `/orders/${id}/track`, as: REGION, isTold: true },
  orderEvents: { at: (id) => `/orders/${id}/track`, as: EXTRA },
  payments: { at: "/payments", as: REGION },
  cards: { at: "/payments", as: REGION },
  wallet: { at: "/wallet", as: REGION },
  walletTransactions: { at: "/wallet", as: REGION },
  // Two calls that only price a cart.
  quoteCart: { at: "/checkout", as: REGION },
  quoteFamilyBasket: {
    at: "/joinFamily/order",
    as: REGION,
    given: async (customer) => {
      await postToPanel("/api/family/create", { name: "Al Bayt" }, customer.token);
      const dish = { product_id: DISH, "addons[0][id]": MILD, quantity: "1" };
      await postToPanel("/api/family/basket/add", dish, customer.token);
    },
  },
  // Return pages of gateways.
  paymentReturn: null,
  cardReturn: null,
};

const reads = calls.filter(
  ({ name, method, tag }) => tag !== "Panel" && (method === "GET" || name.startsWith("quote")),
);

test("every reading call has a row", () => {
  expect(Object.keys(ROWS).sort()).toEqual(reads.map(({ name }) => name).sort());
});

/** No texts such as `undefined`. */
async function isSound(page: Page): Promise<void> {
  const text = await page.locator("main:visible").first().innerText();
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/\b(undefined|NaN|null)\b|\[object/);
}

for (const call of reads) {
  const row = ROWS[call.name];
  if (row === null || row === undefined) continue;
  test(
    `${call.name} recovers from every failure`,
    { tag: "@nightly" },
    async ({ page, language, customer, complaints: _ }) => {
      test.setTimeout(240_000);
      const messages = messagesIn(language);
      const { t, message } = messages;
      const said = await recordToasts(page);
      await readyToOrder(customer);
      await postToPanel("/api/favourites/toggle", { type: "store", id: STORE }, customer.token);
      await row.given?.(customer);
      if (row.isTold) await blockEventStream(page);
      const path =
        typeof row.at === "string" ? row.at : row.at(await orderAtPanel(customer, { order_type: "pickup" }));
      const fails = await failing(page, messages, call);
      const open = async () => {
        await enter(page, language, customer, path);
        await row.ask?.(page, messages);
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

      if (row.as === "extra") {
        for (const [kind, fault] of [...refusals, ...Object.entries(UNREADABLE)]) {
          await test.step(kind, async () => {
            fails.by(fault);
            const before = fails.count();
            await open();
            await expect.poll(fails.count).toBeGreaterThan(before);
            await expect(heading).toHaveCount(1);
            await isSound(page);
          });
        }
      } else {
        fails.by(REFUSALS["500 JSON"]!);
        await open();
        await expect(retry).toBeVisible();
        const others = row.as === "region" ? refusals : refusals.filter(([kind]) => !/^40[34]$/.test(kind));
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
            .poll(fails.count, "asked anew at once, while the first still hangs")
            .toBeGreaterThan(hung);
          await retryAll();
        });
        if (row.as === "screen") {
          for (const [kind, title] of [
            ["404", "shell.notFoundTitle"],
            ["403", "shell.forbiddenTitle"],
          ] as const) {
            fails.by(REFUSALS[kind]!);
            await page.goto(address(path));
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
        await enter(page, language, customer, path);
        // The control may disappear with the session.
        void row.ask?.(page, messages).catch(() => undefined);
        const told = () => said.filter((one) => one.includes(message("unauthenticated")));
        await expect.poll(told).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
        expect(told(), "shown once").toHaveLength(1);
      });
    },
  );
}
