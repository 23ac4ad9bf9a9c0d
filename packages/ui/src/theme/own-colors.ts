import { applyBrand } from "./apply-brand.js";
import { defineBrand, type DefinedBrand } from "./define-brand.js";
import { ownBrandName } from "./own-brand-name.js";

/** The accessible colors of an operator's own primary color, `#rrggbb` (REQ-LANG-15). */
export function ownColors(primary: string): DefinedBrand {
  return defineBrand({ name: ownBrandName(primary), primary });
}

let removePrevious = () => undefined as void;

/** Shows the page in the colors of an operator's own primary color, in place of the previous one (REQ-LANG-15). */
export function applyOwnColors(primary: string): void {
  removePrevious();
  const brand = ownColors(primary);
  removePrevious = applyBrand(brand);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", brand.colors.light.bg);
}
