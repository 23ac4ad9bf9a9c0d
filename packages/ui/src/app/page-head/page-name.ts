import { headMessages, type Messages } from "../../locale/index.js";
import type { PageAbout } from "./page-about.js";

/** The shop in its titles: its name, and where it delivers, in the language of the page. */
export interface ShopNames {
  readonly brand: string;
  readonly place: string | undefined;
}

/** Title of a page: its name and the brand's. */
export function pageTitle(about: PageAbout, t: Messages["t"], shop: ShopNames): string {
  const name = pageName(about, t, shop);
  const { brand } = shop;
  return name === null ? brand : about.kind === "home" ? name : `${name} · ${brand}`;
}

/** Name of a page in its title; null when it has none of its own. */
export function pageName(about: PageAbout, t: Messages["t"], { brand, place }: ShopNames): string | null {
  switch (about.kind) {
    case "home":
      return place === undefined ? null : t(headMessages.homeTitle, { brand, place });
    case "category": {
      const { name } = about.category;
      return place === undefined ? name : t(headMessages.storesOf, { name, place });
    }
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
