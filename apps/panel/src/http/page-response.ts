import { type Language, LANGUAGES } from "@talabee/contract";
import {
  createCheckedPages,
  type PageBrand,
  type PageKey,
  shellPage,
  type StorefrontServer,
} from "@talabee/shop-ssr/host";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LOOPBACK } from "../config.js";
import type { Panel } from "../panel.js";
import type { AppEnv } from "./app-env.js";
import type { EncodedText } from "./compressed-text.js";
import { createPageCache, type FilledPage } from "./page-cache.js";
import { identifyRequest } from "./request-context.js";

/** A page with a longer parameter is rendered by the browser. */
const MAX_PARAM = 512;

/** What pages are made with. */
interface PageSources {
  readonly server: StorefrontServer;
  readonly fetch: typeof fetch;
  readonly readBrand: (language: Language) => Promise<PageBrand>;
}

/** The storefront's pages, and the data that they were rendered from. */
export interface Pages {
  /** The page for the requested path. */
  readonly fill: (context: Context<AppEnv>) => Promise<FilledPage>;
  /** The data at an address that a page names; null if it has been replaced. */
  readonly data: (context: Context<AppEnv>) => Promise<EncodedText | null>;
}

/**
 * Serves the storefront's pages from a cache, by address, language, theme and origin. The language is that of `?lang=` or the
 * storefront's cookie. Pages have a limit per client address, since any new address makes the server render. Of the query
 * only what the page reads counts: all visitors of an advertisement share one page, whatever their addresses are marked with.
 */
export function createPages(
  panel: Pick<Panel, "config" | "limits" | "log">,
  { server, ...sources }: PageSources,
): Pages {
  const cache = createPageCache();
  const make = createCheckedPages({ server, ...sources, log: panel.log });

  /** Null for an address that the server does not render. */
  const keyOf = (context: Context<AppEnv>, address: URL): PageKey | null => {
    const url = readUrl(address, server.pageParams(address.pathname));
    const [language, theme] = [languageOf(context), themeOf(context)];
    return url === null ? null : { url, language, theme, origin: originOf(panel, context) };
  };
  const pageOf = (key: PageKey | null, accepted: string) =>
    key === null
      ? cache.page("", accepted, async () => shellPage(server))
      : cache.page(`${key.language} ${key.theme} ${key.origin} ${key.url}`, accepted, () => make(key));
  const accepted = ({ req }: Context<AppEnv>) => req.header("Accept-Encoding") ?? "";

  return {
    async fill(context) {
      await countPage(panel, context);
      return pageOf(keyOf(context, new URL(context.req.url)), accepted(context));
    },

    async data(context) {
      const digest = context.req.param("digest") ?? "";
      const kept = await cache.data(digest, accepted(context));
      if (kept !== null) return kept;
      // The page came from another server, or long ago. It is rendered again: usually from the same data.
      await countPage(panel, context);
      const key = keyOf(context, new URL(context.req.query("page") ?? "/", context.req.url));
      if (key === null) return null;
      await pageOf({ ...key, theme: "light" }, "br");
      return cache.data(digest, accepted(context));
    },
  };
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
