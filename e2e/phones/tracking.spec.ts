import type { Page } from "@playwright/test";
import { enter, expect, messagesIn, orderAtPanel, readPanel, readyToOrder, test, toast } from "../journey.js";

/** Records the layout shifts of the page from its next load on. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: { shift: number } }).layoutShift.shift);
}

test(
  "tracking names the rider without a shift, and the delivery is rated and ordered again",
  { tag: ["@REQ-ORDER-02", "@REQ-ORDER-03"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    const shift = await recordShifts(page);
    // The app is open before the order runs: it takes seconds only.
    const stream = page.waitForRequest(/\/api\/events/);
    await enter(page, language, customer, "/orders");
    await stream;
    const id = await orderAtPanel(customer);
    await page
      .getByRole("link", { name: new RegExp(t("orders.trackOf", { code: "" }).trim()) })
      .first()
      .click();
    const rider = page.locator("[data-slot=tracking-rider]");
    await expect(rider).toContainText(t("orders.riderSoon"));
    const opened = await shift();

    // The label over the arrival follows the step.
    const label = page.locator("[data-slot=tracking-sheet] section p").first();
    await expect(label).toHaveText(t("orders.stepPreparing"));
    const call = rider.getByRole("link").first();
    await expect(call).toHaveAttribute("href", /^tel:\+974\d+$/);
    await expect(rider.getByRole("link").nth(1)).toHaveAttribute("href", /^sms:\+974\d+$/);
    const name = await rider.locator("bdi").innerText();
    expect(name).toMatch(language === "ar" ? /^[\u0600-\u06ff ]+$/ : /^[A-Za-z ]+$/);
    await expect(label).toHaveText(t("orders.stepDelivering"));
    const left = page.locator("[data-slot=map-way-left]");
    await expect
      .poll(async () => -Number(await left.getAttribute("stroke-dashoffset")), "the travelled part fades")
      .toBeGreaterThan(0);

    const delivered = page.locator("[data-slot=tracking-delivered]");
    await expect(delivered.getByRole("radio")).toHaveCount(5);
    await expect(label).toHaveText(t("orders.stepDelivered"));
    await expect(delivered.locator("[data-slot=empty-plate]")).toBeVisible();
    await page.waitForTimeout(500);
    expect((await shift()) - opened, "layout shift from the first view to the delivery").toBeLessThanOrEqual(
      0.01,
    );

    await delivered.getByRole("radio").nth(4).check({ force: true });
    await delivered.getByRole("button", { name: t("orders.sendRating") }).click();
    await expect(toast(page, message("review_sent"))).toBeVisible();
    await expect(delivered.getByRole("radio")).toHaveCount(0);
    const order = await readPanel<{ can_review: boolean }>(`/api/orders/${id}`, language, customer.token);
    expect(order.can_review).toBe(false);

    await page.getByRole("button", { name: t("orders.reorder") }).click();
    await expect(page.getByRole("dialog", { name: t("cart.title") })).toBeVisible();
  },
);

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`the lines of done steps draw in, or stand there at once: motion ${reducedMotion}`, async ({
    page,
    language,
    customer,
    consoleErrors: _,
  }) => {
    // REQ-ORDER-44
    await page.emulateMedia({ reducedMotion });
    await readyToOrder(customer);
    const id = await orderAtPanel(customer);
    await enter(page, language, customer, `/orders/${id}/track`);
    const done = page.locator("[data-slot=order-step][data-state=done]").first();
    await expect(done).toBeVisible();
    const drawing = await done.evaluate((step) => getComputedStyle(step, "::after").animationName);
    expect(drawing).toBe(reducedMotion === "reduce" ? "none" : "ui-draw-line");
  });
