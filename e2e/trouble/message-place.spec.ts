import type { Page } from "@playwright/test";
import { enter, expect, fillAddressForm, messagesIn, addDish, placeOrder, test, toast } from "../journey.js";
import { recordToasts } from "./record-toasts.js";

/** Bars, primary actions and what has the focus: a message must never cover them (WCAG 2.4.11). */
const KEPT_CLEAR = [
  "[data-slot=site-header]",
  "[data-slot=screen-head]",
  "[data-slot=sticky-action-bar]",
  "[data-slot=checkout-summary] button",
  "[data-slot=shell-tab-bar]",
  "[data-slot=dialog-bar]",
  "[data-slot=sheet-bar]",
  "[data-slot=sheet-footer]",
  "[data-slot=tracking-map] a",
];

/** Number of visible toasts, and which of those elements they cover. */
function coveredByToasts(page: Page): Promise<{ toasts: number; covered: string[] }> {
  return page.evaluate((selectors) => {
    const toasts = [...document.querySelectorAll("[data-slot=toast]")];
    const active = document.activeElement;
    const focused =
      active instanceof HTMLElement && active.tabIndex >= 0 && active.closest("[data-slot=toaster]") === null
        ? [active]
        : [];
    const modal = document.querySelector("[aria-modal=true]") ?? document;
    const kept = [...selectors.flatMap((selector) => [...modal.querySelectorAll(selector)]), ...focused];
    const covered = kept.filter((element) => {
      const box = element.getBoundingClientRect();
      return toasts.some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
    });
    return {
      toasts: toasts.length,
      covered: covered.map((one) => one.getAttribute("data-slot") ?? one.outerHTML.slice(0, 80)),
    };
  }, KEPT_CLEAR);
}

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
])
  test(`${size.width} px: a message covers neither bars nor actions nor the focus on checkout (REQ-A11Y-04)`, async ({
    page,
    language,
    customer,
    consoleErrors: _,
  }) => {
    const { message } = messagesIn(language);
    await page.setViewportSize(size);
    // A busy machine needs more than a toast's five seconds to measure it. When the focus leaves a paused toast, its timer
    // continues with the time that was left.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms?: number) =>
        later(run, ms !== undefined && ms > 1000 && ms <= 5000 ? 100_000 : ms)) as typeof window.setTimeout;
    });
    await addDish(customer);
    await enter(page, language, customer, "/checkout");
    await fillAddressForm(page, language);
    const saved = toast(page, message("updated"));
    await expect(saved).toBeVisible();
    const clear = { toasts: 1, covered: [] };
    await expect.poll(() => coveredByToasts(page)).toEqual(clear);
    const box = (await saved.boundingBox())!;
    expect(box.height, "a slim pill").toBeLessThanOrEqual(56);
    if (size.width < 1024) expect(box.y, "at the bottom, near the thumb").toBeGreaterThan(size.height / 2);
    else expect(size.width - box.x - box.width, "top right").toBeLessThan(64);

    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredByToasts(page), `focus ${presses}`).toEqual(clear);
    }
  });

test("one message is shown when an order is placed (REQ-A11Y-04)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { message } = messagesIn(language);
  const shown = await recordToasts(page);
  await addDish(customer);
  await enter(page, language, customer, "/checkout");
  await fillAddressForm(page, language);
  await placeOrder(page, language);
  await expect.poll(() => coveredByToasts(page)).toEqual({ toasts: 1, covered: [] });
  await expect(toast(page, message("order_created"))).toBeHidden();
  expect(shown.filter((text) => !text.includes(message("updated")))).toEqual([message("order_created")]);
});
