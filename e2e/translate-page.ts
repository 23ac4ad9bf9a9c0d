import type { Page } from "@playwright/test";

/**
 * Translates every page from its next load on as Chrome does: each text becomes two `font` elements, also what changes
 * later. The words stay, so that tests find them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = "script, style, noscript, textarea, font, [translate=no]";
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== "" && !text.parentElement!.closest(skipped)) texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.classList.add("translated-ltr");
      translate();
      let timer = 0;
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = window.setTimeout(translate, 60);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}
