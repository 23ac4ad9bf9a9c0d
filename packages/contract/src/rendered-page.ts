import type { Language } from "./language.js";

/** What a page that is rendered on the server depends on, besides the data. */
export interface PageKey {
  /** Path and query. */
  readonly url: string;
  readonly language: Language;
  readonly theme: "light" | "dark";
}

/** A page that a storefront rendered on the server. */
export interface RenderedPage {
  /** Markup of the app. */
  readonly html: string;
  /** Elements for the document's head. */
  readonly head: string;
  /** The API responses it was rendered from, as JSON. */
  readonly data: string;
}

/** Renders a page as a guest sees it; null when the browser has to render it. `fetch` sends the calls of the API. */
export type RenderPage = (page: PageKey & { readonly fetch: typeof fetch }) => Promise<RenderedPage | null>;
