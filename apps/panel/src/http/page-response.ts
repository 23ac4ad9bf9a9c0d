import { type Language, LANGUAGES } from "@talabee/contract";
import {
  type Begin,
  createCheckedPages,
  movedAddress,
  type PageBrand,
  type PageKey,
  readLanguagePath,
  shellPage,
  type StorefrontServer,
} from "@talabee/shop-ssr/host";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LOOPBACK } from "../config.js";
import type { Panel } from "../panel.js";
import type { AppEnv } from "./app-env.js";
import type { EncodedText, StreamedText } from "./compressed-text.js";
import { createPageCache, type FilledPage } from "./page-cache.js";
import { identifyRequest, isInternal } from "./request-context.js";

/** A page with a longer parameter is rendered by the browser. */
const MAX_PARAM = 512;

/**
 * What caches between the shop and its visitors may do with a page whose address names its language: keep it for a second, for
 * which pages may be outdated anyway, and send it for a minute longer while the shop cannot be reached. Browsers always ask.
 */
const PUBLIC = {
  "Cache-Control": "public, max-age=0, s-maxage=1, stale-if-error=60",
  Vary: "Accept-Encoding",
};
/** Any other page is for the visitor who asked: its language is that of the cookie. */
const PRIVATE = { "Cache-Control": "private, no-cache", Vary: "Accept-Encoding, Cookie" };

/** A page that nobody has asked for yet, which is sent while it is rendered: no cache may keep it, and no proxy hold it back. */
const BEGUN = {
  "Content-Type": "text/html; charset=utf-8",
  ...PRIVATE,
  "X-Accel-Buffering": "no",
};

/** A page as it is sent; without an ETag where it is not known yet. */
export type SentPage = FilledPage | (StreamedText & { status: 200; headers: typeof BEGUN; etag: null });

/** What pages are made with. */
interface PageSources {
  readonly server: StorefrontServer;
  readonly fetch: typeof fetch;
  readonly readBrand: (language: Language) => Promise<PageBrand>;
}

/** The storefront's pages, and the data that they were rendered from. */
export interface Pages {
  /** Where the requested page has moved; null if it has not. */
  readonly moved: (context: Context<AppEnv>) => string | null;
  /** The page for the requested path. */
  readonly fill: (context: Context<AppEnv>) => Promise<SentPage>;
  /** The data at an address that a page names; null if it has been replaced. */
  readonly data: (context: Context<AppEnv>) => Promise<EncodedText | null>;
}

/**
 * Serves the storefront's pages from a cache, by path, language and the parameters that the page reads: all visitors of an
 * advertisement share one page, whatever their addresses are marked with. The language is that which the path names, or else
 * that of the storefront's cookie. Pages have a limit per client address, since any new address makes the server render.
 */
export function createPages(
  panel: Pick<Panel, "config" | "limits" | "log" | "changes" | "bus">,
  { server, ...sources }: PageSources,
): Pages {
  const cache = createPageCache({ changes: panel.changes, isConnected: () => panel.bus.isConnected() });
  // The same for all of these addresses.
  const shell = { ...shellPage(server), isPage: true };
  const make = createCheckedPages({ server, ...sources, origin: publicOrigin(panel), log: panel.log });

  /** Null for an address that the server does not render. */
  const keyOf = (pathname: string, search: URLSearchParams, language: Language): PageKey | null => {
    const query = readQuery(search, server.pageParams(pathname));
    return query === null ? null : { url: pathname + query, language };
  };
  const nameOf = (key: PageKey) => `${key.language} ${key.url}`;
  const maker = (key: PageKey) => (begin?: Begin) => make(key, begin);
  const pageOf = (key: PageKey | null, accepted: string) =>
    key === null
      ? cache.page("", accepted, async () => shell)
      : cache.page(nameOf(key), accepted, maker(key));
  const accepted = ({ req }: Context<AppEnv>) => req.header("Accept-Encoding") ?? "";

  return {
    moved: ({ req }) => movedAddress(new URL(req.url)),

    async fill(context) {
      await countPage(panel, context);
      const address = new URL(context.req.url);
      const { language, pathname } = readLanguagePath(address.pathname);
      const key = keyOf(pathname, address.searchParams, language ?? storedLanguage(context));
      const encodings = accepted(context);
      const begun =
        key !== null && canBegin(context) ? await cache.begun(nameOf(key), encodings, maker(key)) : null;
      if (begun !== null) return { ...begun, status: 200, headers: BEGUN, etag: null };
      const page = await pageOf(key, encodings);
      const caching = language !== null && page.isPublic ? PUBLIC : PRIVATE;
      return { ...page, headers: { ...page.headers, ...caching } };
    },

    async data(context) {
      const digest = context.req.param("digest") ?? "";
      const kept = await cache.data(digest, accepted(context));
      if (kept !== null) return kept;
      // The page came from another server, or long ago. It is rendered again: usually from the same data.
      await countPage(panel, context);
      const page = context.req.query("page") ?? "/";
      if (!URL.canParse(page, context.req.url)) return null;
      const { pathname, searchParams } = new URL(page, context.req.url);
      const key = keyOf(pathname, searchParams, languageOf(context.req.query("lang")));
      if (key === null) return null;
      await pageOf(key, "br");
      return cache.data(digest, accepted(context));
    },
  };
}

/** Counts a page of a client address, after giving the request its id. */
async function countPage(panel: Pick<Panel, "config" | "limits">, context: Context<AppEnv>): Promise<void> {
  if (isInternal(context)) return;
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

/** Whether a page may be sent before it is whole: not to one who knows it, or wants its headers, or renders it ahead. */
const canBegin = (context: Context<AppEnv>) =>
  context.req.method === "GET" && context.req.header("If-None-Match") === undefined && !isInternal(context);

const languageOf = (text: string | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? "en";

/** The mirror of the storefront's choice. */
const storedLanguage = (context: Context<AppEnv>) => languageOf(getCookie(context, "language"));

/** A query with the first values of some parameters; null if one is too long. */
function readQuery(search: URLSearchParams, names: readonly string[]): string | null {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value === null) continue;
    if (value.length > MAX_PARAM) return null;
    kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}

/** Public origin, as configured: the one in links of pages. */
function publicOrigin({ config }: Pick<Panel, "config">): string {
  return config.publicUrl ?? `http://${LOOPBACK}:${config.port}`;
}

/**
 * Public origin of a sitemap or an API document. Only a demo takes it from the request: anybody can send any Host, and those of
 * a shop must not name another one.
 */
export function originOf(panel: Pick<Panel, "config">, context: Context<AppEnv>): string {
  const { publicUrl, demo } = panel.config;
  return publicUrl === null && demo ? new URL(context.req.url).origin : publicOrigin(panel);
}
