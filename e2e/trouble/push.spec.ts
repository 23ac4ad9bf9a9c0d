import {
  chooseLanguage,
  address,
  enter,
  expect,
  messagesIn,
  orderAtPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  setLanguageCookie,
} from "../journey.js";
import { recordToasts } from "./record-toasts.js";

test.use({ serviceWorkers: "allow" });

interface News {
  items: { title: string; body: string; link: string | null }[];
}

test(
  "without Firebase one event stream serves all tabs; the visible one shows the toast (REQ-UI-10)",
  { tag: ["@REQ-PUSH-03"] },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    const { message } = messagesIn(language);
    await readyToOrder(customer);
    await enter(page, language, customer);
    const other = await context.newPage();
    await enter(other, language, customer);
    const locks = () =>
      other.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [held.length, pending.length];
      });
    await expect.poll(locks).toEqual([1, 1]);

    const orderId = await orderAtPanel(customer);
    const news = other.locator("[data-slot=toast]").filter({ hasText: message("view") });
    // Hovering pauses them.
    await news.first().hover();
    const shown = await news.first().locator("[data-slot=toast-title]").innerText();
    const { items } = await readPanel<News>("/api/notifications", language, customer.token);
    expect(items.map(({ title }) => title)).toContain(shown);
    expect(items.every(({ link }) => link === null || link.startsWith("/"))).toBe(true);
    await news
      .first()
      .getByRole("button", { name: message("view") })
      .click();
    await expect(other).toHaveURL(new RegExp(`/orders/${orderId}`));

    // The tab with the stream closes: the other takes over.
    await page.close();
    await expect.poll(locks).toEqual([1, 0]);
  },
);

for (const [permission, isAsked, reminders] of [
  ["default", true, 1],
  ["granted", false, 0],
  ["denied", false, 1],
] as const)
  test(
    `on start a permission that is ${permission} is ${isAsked ? "" : "not "}asked for, with ${reminders} reminders`,
    { tag: ["@REQ-PUSH-05", "@REQ-PUSH-09"] },
    async ({ browser, language }) => {
      const { message } = messagesIn(language);
      const context = await browser.newContext();
      await setLanguageCookie(context, language);
      // A headless browser cannot show the question: permission and answer are set, and what the app asks is noted.
      await context.addInitScript(
        ([chosen, state]) => {
          localStorage.setItem("language", chosen!);
          Object.defineProperty(Notification, "permission", { get: () => state });
          Notification.requestPermission = () => {
            document.documentElement.dataset["asked"] = "true";
            return Promise.resolve("denied");
          };
        },
        [language, permission],
      );
      const page = await context.newPage();
      const said = await recordToasts(page);
      await page.goto(address("/"));
      // Without any action of the customer: once the page is idle.
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      const shown = () => said.filter((text) => text.includes(message("allow_notifications")));
      if (reminders > 0) await expect.poll(shown).toHaveLength(reminders);
      // A second reminder would have come by now.
      await page.waitForTimeout(1000);
      expect(shown()).toHaveLength(reminders);
      expect(await page.evaluate(() => document.documentElement.dataset["asked"] === "true")).toBe(isAsked);
      await context.close();
    },
  );

test(
  "denied permission shows the reminder once per session (REQ-UI-10)",
  { tag: ["@REQ-MESSAGE-21", "@REQ-MESSAGE-44", "@REQ-PUSH-08"] },
  async ({ browser, language }) => {
    const { message } = messagesIn(language);
    const context = await browser.newContext({ permissions: [] });
    await chooseLanguage(context, language);
    const page = await context.newPage();
    const said = await recordToasts(page);
    const reminders = () => said.filter((text) => text.includes(message("allow_notifications")));
    await page.clock.install();
    await page.goto(`${process.env["JOURNEY_URL"]}/`);
    await expect.poll(reminders).toHaveLength(1);
    // Two seconds (REQ-MESSAGE-44) by the page's own clock, which is then stopped.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    await expect(toast(page, message("allow_notifications"))).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await page.waitForLoadState("load");
    await page.waitForTimeout(2500);
    expect(reminders()).toHaveLength(1);
    // The next session.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect.poll(reminders).toHaveLength(2);
    await context.close();
  },
);
