import type { Page } from "@playwright/test";

/**
 * What a page says in toasts from its next load on, in the order said. Each stands for a few seconds alone, for which a
 * busy machine may look away.
 */
export async function recordToasts(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction("said", (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { said } = window as unknown as { said: (text: string) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches("[data-slot=toast]")) said(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return said;
}
