import { addDish, address, enter, expect, messagesIn, orderAtPanel, readyToOrder, test } from "../journey.js";

test("a running order shows on every page, moves on by itself and leads to its tracking", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await readyToOrder(customer);
  const stream = page.waitForRequest(/\/api\/events/);
  await enter(page, language, customer);
  const bar = page.locator("[data-slot=running-order-bar]");
  await expect(page.locator("[data-slot=bottom-tab-bar]")).toBeVisible();
  await expect(bar).toHaveCount(0);
  const room = page.locator("[data-slot=shell-activity-room]");
  await expect(room).toBeHidden();
  await stream;

  const id = await orderAtPanel(customer);
  await expect(bar).toContainText(t("orders.arrivesAround", { time: "" }).trim());
  const tabs = (await page.locator("[data-slot=bottom-tab-bar]").boundingBox())!;
  const box = (await bar.boundingBox())!;
  expect(box.y + box.height, "above the tabs").toBeLessThanOrEqual(tabs.y + 1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = (await room.boundingBox())!;
  expect(end.height, "room for the bar at the end of the page").toBeGreaterThanOrEqual(box.height);
  expect(end.y + end.height, "before the tabs").toBeLessThanOrEqual(tabs.y + 1);
  await bar.getByRole("link").click();
  await expect(page).toHaveURL(address(`/orders/${id}/track`));
  await expect(bar).toHaveCount(0);

  await page.goBack();
  await addDish(customer);
  const texts: string[] = [];
  await page.exposeFunction("shown", (text: string) => texts.push(text));
  await page.evaluate(() => {
    const { shown } = window as unknown as { shown: (text: string) => void };
    new MutationObserver(() =>
      shown(document.querySelector("[data-slot=running-order-bar]")?.textContent ?? "none"),
    ).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await orderAtPanel(customer);
  const hasShown = (step: "orders.stepPreparing" | "orders.stepDelivering") =>
    texts.some((text) => text.includes(t(step)));
  await expect.poll(() => hasShown("orders.stepPreparing"), { timeout: 40_000 }).toBe(true);
  await expect.poll(() => hasShown("orders.stepDelivering"), { timeout: 40_000 }).toBe(true);
  // Delivered: nothing runs any more.
  await expect(bar).toHaveCount(0, { timeout: 40_000 });
});

test("a guest's page loads nothing for running orders", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address("/"));
  await page.keyboard.press("Tab");
  await page.waitForTimeout(2500);
  expect(requests.filter((path) => /running-order|\/api\/orders/.test(path))).toEqual([]);
});
