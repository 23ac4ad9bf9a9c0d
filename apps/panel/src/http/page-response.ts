import type { Language, PageKey, RenderedPage } from "@talabee/contract";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LOOPBACK } from "../config.js";
import type { Panel } from "../panel.js";
import type { AppEnv } from "./app-env.js";
import { createPageCache, type PageText } from "./page-cache.js";
import { type CriticalStyles, insertPage } from "./rendered-pages.js";
import { identifyRequest } from "./request-context.js";
import type { FilledPage } from "./static-files.js";

/** Where the parts of a page come from. */
export interface PageSources {
  readonly render: (key: PageKey) => Promise<RenderedPage | null>;
  readonly criticalStyles: CriticalStyles;
}

/**
 * Fills the storefront's page with what the server has rendered for the requested path, in the language of `?lang=` or
 * the storefront's cookie. On failure it serves the page unchanged, because the storefront works without. Pages have a
 * limit per client address, since any new address makes the server render.
 */
export function fillPages(panel: Pick<Panel, "config" | "limits">, { render, criticalStyles }: PageSources) {
  const cache = createPageCache();

  const make = async (page: string, key: PageKey): Promise<PageText> => {
    const rendered = await render(key);
    if (rendered === null) return { status: 200, html: page };
    return { status: rendered.status, html: insertPage(page, rendered, key, criticalStyles) };
  };

  return async (context: Context<AppEnv>, page: string): Promise<FilledPage> => {
    await usePage(panel, context);
    const key = {
      url: pathAndQuery(context),
      language: languageOf(context),
      theme: themeOf(context),
      origin: originOf(panel, context),
    };
    const name = `${key.language} ${key.theme} ${key.origin} ${key.url}`;
    return cache(name, context.req.header("Accept-Encoding") ?? "", () => make(page, key));
  };
}

/** Counts a page of a client address, after giving the request its id. */
async function usePage(panel: Pick<Panel, "config" | "limits">, context: Context<AppEnv>): Promise<void> {
  identifyRequest(context, panel.config);
  await panel.limits.use("pages", context.get("ip"));
}

/** Middleware that limits what is made for other sites and search engines like pages. */
export function limitPages(panel: Pick<Panel, "config" | "limits">): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await usePage(panel, context);
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

/** Without the parameter that the language has already been read from. */
function pathAndQuery(context: Context<AppEnv>): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete("lang");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/**
 * Public origin, as configured. Only a demo takes it from the request: anybody can send any Host, and canonical addresses,
 * sitemaps and API documents of a shop must not name another one.
 */
export function originOf({ config }: Pick<Panel, "config">, context: Context<AppEnv>): string {
  if (config.publicUrl !== null) return config.publicUrl;
  return config.demo ? new URL(context.req.url).origin : `http://${LOOPBACK}:${config.port}`;
}
