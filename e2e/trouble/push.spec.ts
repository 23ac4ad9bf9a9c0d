import { enter, expect, orderAtPanel, readPanel, readyToOrder, test, toast, messagesIn } from "../journey.js";
import { recordToasts } from "./record-toasts.js";

test.use({ serviceWorkers: "allow" });

interface News {
  items: { title: string; body: string; link: string | null }[];
}

test("without Firebase one event stream serves all tabs; the visible one shows the toast (REQ-UI-10)", async ({
  page,
  context,
  language,
  customer,
  consoleErrors: _,
}) => {
  // REQ-PUSH-03
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
});

test("denied permission shows the reminder once per session (REQ-UI-10)", async ({ browser, language }) => {
  // REQ-PUSH-05, REQ-PUSH-08, REQ-PUSH-09, REQ-MESSAGE-21, REQ-MESSAGE-44
  const { message } = messagesIn(language);
  const context = await browser.newContext({ permissions: [] });
  await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
  const page = await context.newPage();
  const said = await recordToasts(page);
  const reminders = () => said.filter((text) => text.includes(message("allow_notifications")));
  await page.clock.install();
  await page.goto(`${process.env["JOURNEY_URL"]}/`);
  // A guest's first visit starts such services after an action.
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.keyboard.press("Tab");
  await expect.poll(reminders).toHaveLength(1);
  // Two seconds (REQ-MESSAGE-44) by the page's own clock, which is then stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await expect(toast(page, message("allow_notifications"))).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await page.waitForLoadState("load");
  await page.waitForTimeout(2500);
  expect(reminders()).toHaveLength(1);
  await context.close();
});
