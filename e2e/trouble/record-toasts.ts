import type { Page } from "@playwright/test";

/**
 * Records the texts of a page's toasts from its next load on, in order. Each is visible for seconds only, which a
 * busy machine may miss.
 */
export async function recordToasts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction("shown", (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const { shown } = window as unknown as { shown: (text: string) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches("[data-slot=toast]")) shown(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}
