import type { DefinedBrand } from "./define-brand.js";

/**
 * Puts a brand on the page at run time, for instance from app settings. It is a constructed style sheet, which a strict
 * content security policy allows: no `<style>`, no style attribute.
 *
 * @param root Element that wears the brand; the whole page otherwise.
 * @returns Takes the brand off again, and gives back the one that was there.
 */
export function applyBrand(
  brand: Pick<DefinedBrand, "name" | "css">,
  root: HTMLElement = document.documentElement,
): () => void {
  const page = root.ownerDocument;
  // A sheet belongs to the window that made it: the page may stand in a frame.
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
