import type { AppSettings, Language } from "@talabee/contract";
import type { StyleIndex } from "./styles/index-types.ts";

/** What a page depends on, besides its data: the key of the host's cache. */
export interface PageKey {
  /** Path in the table of routes, and query, with those parameters only on which the page depends. */
  readonly url: string;
  readonly language: Language;
}

/** The operator's brand. */
export interface PageBrand {
  /** The shop's name in the language of the page. */
  readonly name: string;
  readonly logo: AppSettings["logo"];
  readonly primaryColor: string;
  readonly market: Pick<NonNullable<AppSettings["market"]>, "id" | "currency" | "place">;
}

export interface DocumentRequest extends PageKey {
  /** The address of the shop in links of the head, such as `https://shop.example`. */
  readonly origin: string;
  readonly brand: PageBrand;
  /** Sends the calls of the API. */
  readonly fetch: typeof fetch;
  /**
   * Takes the beginning of the document as soon as it is known that the page exists, before it is rendered: the browser loads the
   * style sheet meanwhile. `rest` follows it. Not called for a page that has another status than 200, or that is not rendered.
   */
  readonly begin?: ((html: string) => void) | undefined;
}

/** A whole page, as a guest sees it. */
export interface RenderedDocument {
  /** Whether it is the page of any guest, which caches between the shop and its visitors may keep. */
  readonly isPublic: boolean;
  /** HTTP status: 404 for what does not exist, 403 for a store that is not active. */
  readonly status: 200 | 403 | 404 | 410;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** What follows the beginning of the document; null if it was not begun. */
  readonly rest: string | null;
  /** The API responses that it was rendered from, as JSON; null for a page that the browser renders. */
  readonly data: string | null;
  /** Keys of reads that the screen asked for and its route does not name: the page shows their loading states. */
  readonly missedReads: readonly string[];
}

/** What a storefront's server build exports. */
export interface StorefrontServer {
  readonly renderDocument: (request: DocumentRequest) => Promise<RenderedDocument>;
  /** Names of the query parameters that the page at a path depends on. */
  readonly pageParams: (pathname: string) => readonly string[];
  /** The document that shows the loading screen, for a page that cannot be rendered and for the service worker. */
  readonly shell: () => string;
  /** What follows the beginning of a document whose page could not be rendered after all: the loading screen. */
  readonly restOfShell: () => string;
  /** Hashes of the document's inline scripts, for a content security policy. */
  readonly scriptHashes: readonly string[];
}

/** What a document takes from the build for browsers; `virtual:document-assets` of the plugin for Vite. */
export interface DocumentAssets {
  /** Addresses of the app's entry and of its style sheet. */
  readonly app: string;
  readonly sheet: string;
  /** Addresses of the scripts of a screen that the entry does not load, by source file of the screen; null in development. */
  readonly screens: Readonly<Record<string, readonly string[]>> | null;
  /** Faces of the system's fonts, as CSS. */
  readonly fontFaces: string;
  /** Small scripts that stand in the document, in the order in which they run: two in its head, two at its end. */
  readonly scripts: Readonly<Record<"firstPaint" | "connection" | "firstView" | "start", string>>;
  readonly scriptHashes: readonly string[];
  /** Rules of the style sheet; null in development, where pages load the whole sheet. */
  readonly styles: StyleIndex | null;
}
