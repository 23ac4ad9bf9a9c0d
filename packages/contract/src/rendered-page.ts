import type { Language } from "./language.js";
import type { AppSettings } from "./schemas/settings.js";

/** What a page that is rendered on the server depends on, besides the data. */
export interface PageKey {
  /** Path and query, with those parameters only on which the page depends. */
  readonly url: string;
  readonly language: Language;
  readonly theme: "light" | "dark";
  /** The address of the shop in links of the head, such as `https://shop.example`. */
  readonly origin: string;
}

/** A page that a storefront rendered on the server. */
export interface RenderedPage {
  /** That of the screen: 404 for what does not exist, 403 for a store that is not active. */
  readonly status: 200 | 403 | 404 | 410;
  /** Elements for the document's head: title, metadata, preloads, and the operator's own colors. */
  readonly head: string;
  /** The operator's own colors: the value of `data-brand` that applies them, and the color of the browser's bars. */
  readonly colors: { readonly brand: string; readonly themeColor: string } | null;
  /** Markup of the app; null for a page that the browser has to render. */
  readonly html: string | null;
  /** Markup of the loading screen that such a page starts with; null for the document's own. */
  readonly loading: string | null;
  /** The API responses it was rendered from, as JSON. */
  readonly data: string;
  /** Addresses of the scripts that the app loads for this page, besides its entry. */
  readonly scripts: readonly string[];
  /** Keys of reads that the screen asked for and its route does not name: the page shows their loading states. */
  readonly missedReads: readonly string[];
}

/** The operator's brand. */
export interface PageBrand {
  /** The shop's name in the language of the page. */
  readonly name: string;
  readonly logo: AppSettings["logo"];
  readonly primaryColor: string;
  readonly market: Pick<NonNullable<AppSettings["market"]>, "id" | "currency" | "place">;
}

/** Renders a page as a guest sees it. `fetch` sends the calls of the API. */
export type RenderPage = (
  page: PageKey & { readonly brand: PageBrand; readonly fetch: typeof fetch },
) => Promise<RenderedPage>;

/** Names of the query parameters that the page at a path depends on, besides `lang`. */
export type PageParams = (pathname: string) => readonly string[];
