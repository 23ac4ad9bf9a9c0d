import { type Language, LANGUAGES, type PageKey } from "@talabee/contract";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LOOPBACK } from "../config.js";
import type { Panel } from "../panel.js";
import type { AppEnv } from "./app-env.js";
import { digestOf, type EncodedText } from "./compressed-text.js";
import { createPageCache, type FilledPage, type PageText } from "./page-cache.js";
import { type CriticalStyles, insertPage, type PageRenderer } from "./rendered-pages.js";
import { identifyRequest } from "./request-context.js";

/** A page with a longer parameter is rendered by the browser. */
const MAX_PARAM = 512;

/** Where the parts of a page come from. */
export interface PageSources extends PageRenderer {
  readonly criticalStyles: CriticalStyles;
}

/** The storefront's pages, and the data that they were rendered from. */
export interface Pages {
  /** The page for the requested path; `document` is the one of the build. */
  readonly fill: (context: Context<AppEnv>, document: string) => Promise<FilledPage>;
  /** The data at an address that a page names; null if it has been replaced. */
  readonly data: (context: Context<AppEnv>, document: string) => Promise<EncodedText | null>;
}

/**
 * Fills the storefront's page with what the server has rendered for the requested path, in the language of `?lang=` or
 * the storefront's cookie. On failure it serves the page unchanged, because the storefront works without. Pages have a
 * limit per client address, since any new address makes the server render. Of the query only what the page reads counts:
 * all visitors of an advertisement share one page, whatever their addresses are marked with.
 *
 * The data of a page has an address of its own, with its digest: the first view does not wait for what only the app needs.
 */
export function createPages(panel: Pick<Panel, "config" | "limits" | "log">, sources: PageSources): Pages {
  const cache = createPageCache();

  const make = async (document: string, key: PageKey): Promise<PageText> => {
    const rendered = await sources.render(key);
    const unchanged = { ...unrendered, html: document };
    if (rendered === null) return unchanged;
    const { page, isCurrent } = rendered;
    try {
      const inserted = { ...page, dataAddress: dataAddress(page.data, key) };
      const html = insertPage(document, inserted, key, sources.criticalStyles);
      return { status: page.status, html, data: page.html === null ? null : page.data, isCurrent };
    } catch (error) {
      panel.log.error("page insertion failed", error, { route: key.url });
      return unchanged;
    }
  };
  const pageOf = (document: string, key: PageKey, accepted: string) =>
    cache.page(`${key.language} ${key.theme} ${key.origin} ${key.url}`, accepted, () => make(document, key));
  const accepted = ({ req }: Context<AppEnv>) => req.header("Accept-Encoding") ?? "";

  /** Null for an address that the server does not render. */
  const urlOf = (address: URL) => readUrl(address, sources.pageParams(address.pathname));

  return {
    async fill(context, document) {
      await countPage(panel, context);
      const url = urlOf(new URL(context.req.url));
      if (url === null)
        return cache.page("", accepted(context), async () => ({ ...unrendered, html: document }));
      const key = {
        url,
        language: languageOf(context),
        theme: themeOf(context),
        origin: originOf(panel, context),
      };
      return pageOf(document, key, accepted(context));
    },

    async data(context, document) {
      const digest = context.req.param("digest") ?? "";
      const kept = await cache.data(digest, accepted(context));
      if (kept !== null) return kept;
      // The page came from another server, or long ago. It is rendered again: usually from the same data.
      await countPage(panel, context);
      const url = urlOf(new URL(context.req.query("page") ?? "/", context.req.url));
      if (url === null) return null;
      const language = languageOf(context);
      await pageOf(document, { url, language, theme: "light", origin: originOf(panel, context) }, "br");
      return cache.data(digest, accepted(context));
    },
  };
}

/** A page as the browser renders it, without its document. */
const unrendered = { status: 200, data: null, isCurrent: async () => false } as const;

/** The path of the data of pages. */
export const PAGE_DATA_PATH = "/page-data/:digest";

function dataAddress(data: string, { url, language }: PageKey): string {
  const query = new URLSearchParams({ lang: language, page: url });
  return `${PAGE_DATA_PATH.replace(":digest", digestOf(data))}?${query}`;
}

/** Counts a page of a client address, after giving the request its id. */
async function countPage(panel: Pick<Panel, "config" | "limits">, context: Context<AppEnv>): Promise<void> {
  identifyRequest(context, panel.config);
  await panel.limits.use("pages", context.get("ip"));
}

/** Middleware that limits what is made for other sites and search engines like pages. */
export function limitPages(panel: Pick<Panel, "config" | "limits">): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await countPage(panel, context);
    await next();
  };
}

function languageOf(context: Context<AppEnv>): Language {
  const requested = context.req.query("lang") ?? getCookie(context, "language");
  return requested === "ar" ? "ar" : "en";
}

function themeOf(context: Context<AppEnv>): "light" | "dark" {
  return getCookie(context, "theme") === "dark" ? "dark" : "light";
}

/**
 * Path and query with the first values of some parameters and `lang`, which links to the same page with another query keep.
 * Null if a value is too long.
 */
function readUrl({ pathname, searchParams }: URL, names: readonly string[]): string | null {
  const kept = new URLSearchParams();
  for (const name of ["lang", ...names]) {
    const value = searchParams.get(name);
    if (value === null || (name === "lang" && !isLanguage(value))) continue;
    if (value.length > MAX_PARAM) return null;
    kept.set(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

const isLanguage = (text: string) => (LANGUAGES as readonly string[]).includes(text);

/**
 * Public origin, as configured. Only a demo takes it from the request: anybody can send any Host, and canonical addresses,
 * sitemaps and API documents of a shop must not name another one.
 */
export function originOf({ config }: Pick<Panel, "config">, context: Context<AppEnv>): string {
  if (config.publicUrl !== null) return config.publicUrl;
  return config.demo ? new URL(context.req.url).origin : `http://${LOOPBACK}:${config.port}`;
}
