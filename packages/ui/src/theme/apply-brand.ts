import type { DefinedBrand } from "./define-brand.js";

/**
 * Applies a brand to the page at run time, for example from app settings. Uses a constructed style sheet, which a strict
 * content security policy allows: no `<style>` and no style attribute.
 *
 * @param root Element or shadow root to apply the brand to; the whole page by default. The style sheet is adopted where the
 * element lives: that of the page does not reach into a shadow root.
 * @returns Function that removes the brand and restores the previous one.
 */
export function applyBrand(
  brand: Pick<DefinedBrand, "name" | "css">,
  root: HTMLElement | ShadowRoot = document.documentElement,
): () => void {
  const tree = root.getRootNode();
  const holder = "host" in root ? (root.host as HTMLElement) : root;
  const page = root.ownerDocument;
  const scope = tree instanceof (page.defaultView?.ShadowRoot ?? ShadowRoot) ? tree : page;
  // A constructed style sheet belongs to the window that created it: the page may be in a frame.
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(brand.css);
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
  const before = holder.dataset["brand"];
  holder.dataset["brand"] = brand.name;
  return () => {
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((s) => s !== sheet);
    if (before === undefined) delete holder.dataset["brand"];
    else holder.dataset["brand"] = before;
  };
}
