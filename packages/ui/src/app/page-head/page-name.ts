import { headMessages, type Messages } from "../../locale/index.js";
import type { PageAbout } from "./page-about.js";

/** Title of a page: its name and the brand's. */
export function pageTitle(about: PageAbout, t: Messages["t"], brand: string): string {
  const name = pageName(about, t, brand);
  return name === null ? brand : about.kind === "home" ? name : `${name} · ${brand}`;
}

/** Name of a page in its title; null when it has none of its own. */
export function pageName(about: PageAbout, t: Messages["t"], brand: string): string | null {
  switch (about.kind) {
    case "home":
      return t(headMessages.homeTitle, { brand });
    case "category":
      return t(headMessages.storesOf, { name: about.category.name });
    case "collection":
      return about.collection.name;
    case "store":
      return about.store.name;
    case "reviews":
      return t(headMessages.reviewsOf, { name: about.store.name });
    case "section":
      return t(headMessages.sectionOf, { section: about.section.name, name: about.store.name });
    case "product":
      return `${about.product.name} · ${about.product.vendor.name}`;
    default:
      return typeof about.name === "object" && about.name !== null ? t(about.name) : about.name;
  }
}
