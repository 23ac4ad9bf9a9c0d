import type { Page } from "@playwright/test";
import { ROUTES } from "../once/route-table.js";
import {
  address,
  enter,
  expect,
  orderAtPanel,
  quickAdds,
  readyToOrder,
  stored,
  test,
  chooseLanguage,
} from "../journey.js";

/** Damaged values. */
const DAMAGES = {
  "no JSON": '{"count":',
  "wrong type": '[true,{"a":[]},"2"]',
  negative: '{"count":-7,"product-1":-3,"quantities":-1}',
  huge: '{"count":1e308,"product-1":123456789012345678901234567890}',
  "one million characters": `"${"x".repeat(1_000_000)}"`,
  "a prototype": '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"count":2}',
  "unknown version": '{"_persist":"{\\"version\\":99}","auth":"{}","cart":{"items":[{"id":1}]},"v":7}',
} as const;
type Damage = keyof typeof DAMAGES;
const damages = Object.keys(DAMAGES) as Damage[];

const SESSION = ["talabee_TOKEN", "talabee_USER"];
const LOCAL = [
  "talabee_USER_EMAIL",
  "talabee_ATTEMPT",
  "talabee_SEARCHES",
  "cartState",
  "productQuantities",
  "vendorAtCart",
  "fcmToken",
  "theme",
];
const OF_TAB = [
  "talabee_INTENT",
  "talabee_CHECKOUT",
  "talabee_CHECKOUT_ATTEMPT",
  "talabee_CHECKOUT_ATTEMPT_FAMILY",
  "talabee_CHECKOUT_FAMILY",
  "talabee_PAYMENT_REPORTED",
  "talabee_PENDING_QUANTITIES",
  "talabee_PENDING_FAVOURITES",
  "talabee_RESET_EMAIL",
  "notificationsReminded",
  "draft:contact",
  "draft:apply-rider",
];

/** Sets keys before the page's scripts run; ignores quota errors. */
const damage = (page: Page, local: readonly string[], ofTab: readonly string[], text: string) =>
  page.addInitScript(
    ([keys, tabKeys, value]) => {
      const put = (storage: Storage, key: string) => {
        try {
          storage.setItem(key, value);
        } catch {
          // Full.
        }
      };
      for (const key of keys) put(localStorage, key);
      for (const key of tabKeys) put(sessionStorage, key);
    },
    [local, ofTab, text] as const,
  );

/** Not blank, and without texts such as `undefined`. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.locator("main h1:visible").first()).toBeVisible();
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(undefined|NaN|Infinity)\b|\[object|1e\+?308/);
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
}

for (const kind of damages) {
  test(
    `every route renders with ${kind} storage (REQ-UI-01)`,
    { tag: "@nightly" },
    async ({ page, language, customer, consoleErrors: _ }) => {
      test.setTimeout(300_000);
      await readyToOrder(customer);
      const order = await orderAtPanel(customer, { order_type: "pickup" });
      await enter(page, language, customer);
      await damage(page, LOCAL, OF_TAB, DAMAGES[kind]);
      for (const { path } of Object.values(ROUTES)) {
        const where = typeof path === "string" ? path : path({ order });
        await test.step(where, async () => {
          await page.goto(address(where));
          await isWhole(page);
        });
      }
    },
  );

  test(
    `a damaged session makes a guest: ${kind} (REQ-UI-01)`,
    { tag: kind === "wrong type" ? [] : "@nightly" },
    async ({ page, language, consoleErrors: _ }) => {
      await damage(page, [...SESSION, ...LOCAL], OF_TAB, DAMAGES[kind]);
      await chooseLanguage(page, language);
      for (const where of ["/", "/cart", "/checkout", "/contact"]) {
        await page.goto(address(where));
        await isWhole(page);
      }
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    },
  );
}

test(
  "a damaged key resets only itself (REQ-UI-01)",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    test.setTimeout(300_000);
    await enter(page, language, customer, "/store/bayt-al-machboos");
    await quickAdds(page, language).first().click();
    await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":1');
    const keys = [
      "talabee_USER",
      "cartState",
      "productQuantities",
      "vendorAtCart",
      "talabee_SEARCHES",
      "theme",
    ];
    await page.evaluate(() => localStorage.setItem("talabee_SEARCHES", '["karak"]'));
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    const all = () =>
      page.evaluate(
        (wanted) => Object.fromEntries(wanted.map((key) => [key, localStorage.getItem(key)])),
        keys,
      );
    const good = await all();
    expect(Object.values(good)).not.toContain(null);
    for (const key of keys) {
      for (const kind of damages) {
        await test.step(`${key} is ${kind}`, async () => {
          // A page without our scripts, which could write in between.
          await page.goto(address("/health"));
          await page.evaluate(
            ([kept, bad, text]) => {
              for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value!);
              localStorage.setItem(bad, text);
            },
            [good, key, DAMAGES[kind]] as const,
          );
          await page.goto(address("/about"));
          await isWhole(page);
          const others = Object.entries(await all()).filter(([name]) => name !== key);
          expect(others).toEqual(Object.entries(good).filter(([name]) => name !== key));
          if (key === "cartState" || key === "productQuantities" || key === "vendorAtCart")
            await expect.poll(async () => (await all())[key]).toBe(good[key]);
        });
      }
    }
  },
);
