import type { DefinedBrand } from "./define-brand.js";

/**
 * Applies a brand to the page at run time, for example from app settings. Uses a constructed style sheet, which a strict
 * content security policy allows: no `<style>` and no style attribute.
 *
 * @param root Element to apply the brand to; the whole page by default.
 * @returns Function that removes the brand and restores the previous one.
 */
export function applyBrand(
  brand: Pick<DefinedBrand, "name" | "css">,
  root: HTMLElement = document.documentElement,
): () => void {
  const page = root.ownerDocument;
  // A constructed style sheet belongs to the window that created it: the page may be in a frame.
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(brand.css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const before = root.dataset["brand"];
  root.dataset["brand"] = brand.name;
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((s) => s !== sheet);
    if (before === undefined) delete root.dataset["brand"];
    else root.dataset["brand"] = before;
  };
}
