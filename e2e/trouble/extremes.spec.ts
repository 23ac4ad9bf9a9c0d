import type { Page } from "@playwright/test";
import { address, DISH, enter, expect, openInApp, orderAtPanel, readyToOrder, test } from "../journey.js";

const STORE = "bayt-al-machboos";
/** The narrowest supported phone, in px. */
const NARROWEST = { width: 320, height: 700 };
/** The largest amount, in dirhams (REQ-MONEY-13). */
const MOST = 99_999_999;
/** Fields with free text, and their length in this test. */
const NAMES =
  /^(name|title|text|description|comment|note|legal_name|author|first_name|last_name|line_one|landmark|body)$/;
const AMOUNTS = /^(price|line_total|subtotal|order_total|amount_due|delivery_fee|amount|balance|total)$/;

/** Texts of 200 characters: with and without break opportunities, in both scripts, with all kinds of digits. */
const LONG = {
  "one word": "Machboos".repeat(25),
  "many words": "٣٤٥ مجبوس Chicken with daqoos and a very long story ".repeat(4).slice(0, 200),
  "direction marks": `\u202E${"أب ab ".repeat(33)}`.slice(0, 200),
} as const;

/** A response with the longest names and largest amounts. */
function inflated(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => inflated(inner, text));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (NAMES.test(name) && typeof inner === "string") return [name, text];
      if (AMOUNTS.test(name) && typeof inner === "number") return [name, MOST];
      return [name, inflated(inner, text)];
    }),
  );
}

/** Loaded, and nothing scrolls sideways except scroll containers. */
async function fits(page: Page): Promise<void> {
  await expect(page.locator("main h1:visible").first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(content, `no scrolling sideways: ${page.url()}`).toBeLessThanOrEqual(screen!);
}

for (const [kind, text] of Object.entries(LONG)) {
  test(
    `extreme content fits the narrowest phone: ${kind} (REQ-UI-11)`,
    { tag: "@nightly" },
    async ({ page, language, customer, consoleErrors: _ }) => {
      await readyToOrder(customer);
      const order = await orderAtPanel(customer, { order_type: "pickup" });
      await readyToOrder(customer);
      await page.setViewportSize(NARROWEST);
      await page.route("**/api/**", async (route) => {
        if (/\/(events|app-settings)$/.test(route.request().url())) return route.fallback();
        // The server may close an idle connection just as it is used.
        const answer = await route.fetch({ maxRetries: 3 });
        if (!answer.ok()) return route.fulfill({ response: answer });
        const body = (await answer.json()) as { data: unknown };
        return route.fulfill({ response: answer, json: { ...body, data: inflated(body.data, text) } });
      });
      await enter(page, language, customer, "/privacy");
      for (const path of [
        "/",
        "/search/all",
        "/search?q=machboos",
        "/collection/family-feast",
        `/store/${STORE}`,
        `/store/${STORE}/product/${DISH}`,
        `/store/${STORE}/reviews`,
        "/cart",
        "/checkout",
        "/orders",
        `/orders/${order}`,
        `/orders/${order}/track`,
        `/orders/${order}/receipt`,
        "/profile",
        "/address",
        "/wallet",
        "/coupons",
        "/notifications",
      ]) {
        await test.step(path, async () => {
          // In the running app, where every screen asks for its own data.
          await page.goto(address("/privacy"));
          const before = (await page.locator("main h1").elementHandle())!;
          await openInApp(page, path);
          await before.waitForElementState("hidden");
          await fits(page);
        });
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );
}

for (const count of [0, 10_000]) {
  test(
    `a menu of ${count} products renders and works (REQ-UI-11)`,
    { tag: "@nightly" },
    async ({ page, language, customer, consoleErrors: _ }) => {
      await page.setViewportSize(NARROWEST);
      await page.route(`**/api/stores/${STORE}/products*`, async (route) => {
        const answer = await route.fetch({ maxRetries: 3 });
        const body = (await answer.json()) as { data: { items: { id: string }[] } };
        const items = Array.from({ length: count }, (_, at) => ({
          ...body.data.items[at % body.data.items.length]!,
          id: `${STORE}.many-${at}`,
        }));
        await route.fulfill({ response: answer, json: { ...body, data: { items, next_cursor: null } } });
      });
      await enter(page, language, customer, "/privacy");
      await openInApp(page, `/store/${STORE}`);
      await expect(page.locator("main h1:visible").first()).toBeVisible();
      const cards = page.locator("main [data-slot=product-card]");
      if (count === 0) await expect(cards).toHaveCount(0);
      else await expect(cards.first()).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press("End");
      await page.keyboard.press("Home");
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBeLessThanOrEqual(screen!);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );
}
