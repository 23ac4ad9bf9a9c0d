import type { Page } from "@playwright/test";

/** Bars, side panels, primary actions and what has the focus: a message must never cover them (WCAG 2.4.11). */
const KEPT_CLEAR = [
  "[data-slot=site-header]",
  "[data-slot=screen-head]",
  "[data-slot=sticky-action-bar]",
  "[data-slot=checkout-summary]",
  "[data-slot=store-cart]",
  "button[type=submit]",
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
      if (box.width === 0 || box.height === 0) return false;
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

/** What floats over a page. */
const FLOATING = "[data-slot=toast], [data-slot=running-order-bar], [data-slot=language-offer] > *";

/** Focuses each control of a page in turn: those that something floating lies over (WCAG 2.4.11). */
export function focusUnderFloating(page: Page): Promise<string[]> {
  return page.evaluate(async (floating) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const controls = [
      ...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']"),
    ];
    const faults: string[] = [];
    for (const control of controls) {
      if (!(control instanceof HTMLElement) || control.tabIndex < 0 || control.closest(floating)) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const covering = () => {
        const box = control.getBoundingClientRect();
        return [...document.querySelectorAll(floating)].filter((over) => {
          const { left, right, top, bottom } = over.getBoundingClientRect();
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        });
      };
      // A toast moves away in the frame after the focus, the page may still be scrolling, and panels follow the window's size.
      const latest = performance.now() + 2000;
      while (covering().length > 0 && performance.now() < latest) await frame();
      if (control.offsetHeight > 200) continue;
      for (const over of covering())
        faults.push(`${over.getAttribute("data-slot")} over ${control.outerHTML.slice(0, 120)}`);
    }
    return faults;
  }, FLOATING);
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
