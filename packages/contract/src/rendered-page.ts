import type { Language } from "./language.js";

/** What a page that is rendered on the server depends on, besides the data. */
export interface PageKey {
  /** Path and query. */
  readonly url: string;
  readonly language: Language;
  readonly theme: "light" | "dark";
  /** The address of the shop in links of the head, such as `https://shop.example`. */
  readonly origin: string;
}

/** A page that a storefront rendered on the server. */
export interface RenderedPage {
  /** That of the screen: 404 for what does not exist, 403 for a store that is not active. */
  readonly status: 200 | 403 | 404;
  /** Elements for the document's head: title, metadata and preloads. */
  readonly head: string;
  /** Markup of the app; null for a page that the browser has to render. */
  readonly html: string | null;
  /** The API responses it was rendered from, as JSON. */
  readonly data: string;
  /** Addresses of the scripts that the app loads for this page, besides its entry. */
  readonly scripts: readonly string[];
}

/** Renders a page as a guest sees it. `fetch` sends the calls of the API, `brand` is the shop's name in the language. */
export type RenderPage = (
  page: PageKey & { readonly brand: string; readonly fetch: typeof fetch },
) => Promise<RenderedPage>;
