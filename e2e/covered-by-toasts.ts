import type { Page } from "@playwright/test";

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
  "[data-slot=product-bar]",
  "[data-slot=preorder-bar]",
  "[data-slot=language-offer]",
];

/** Number of visible toasts, and which of those elements they cover. */
export function coveredByToasts(page: Page): Promise<{ toasts: number; covered: string[] }> {
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

/**
 * Keeps toasts: a busy machine needs more than their five seconds to measure them. When the focus leaves a paused
 * toast, its timer continues with the time that was left.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, ms !== undefined && ms > 1000 && ms <= 5000 ? 100_000 : ms)) as typeof window.setTimeout;
  });
}
