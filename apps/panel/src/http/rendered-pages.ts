import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageKey, RenderedPage, RenderPage } from "@talabee/contract";
import type { Log } from "../log.js";

/** For how long a rendered page is served again: a store that closes is shown as open no longer than this. */
const FRESH_MS = 1000;
/** A page that takes longer is rendered by the browser. */
const TIMEOUT_MS = 2000;
const MAX_PAGES = 500;

/**
 * Renders pages with the storefront's server build and keeps them for a second, so that any number of visitors of one
 * page cost one rendering a second. Returns null for pages that the browser has to render: those of a customer, those
 * that fail or are too slow, and all of them without a server build.
 */
export async function createPageRenderer(
  storefrontDir: string,
  { fetch, log }: { fetch: typeof globalThis.fetch; log: Log },
): Promise<(key: PageKey) => Promise<RenderedPage | null>> {
  const file = join(storefrontDir, "..", "dist-server", "server.js");
  if (!existsSync(file)) return async () => null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  const pages = new Map<string, Promise<RenderedPage | null>>();

  const render = async (key: PageKey) => {
    try {
      return await Promise.race([renderPage({ ...key, fetch }), timeout()]);
    } catch (error) {
      log.error("page rendering failed", error, { route: key.url });
      return null;
    }
  };

  return (key) => {
    const name = `${key.language} ${key.theme} ${key.url}`;
    const kept = pages.get(name);
    if (kept !== undefined) return kept;
    const page = render(key);
    pages.set(name, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    void page.then(() => setTimeout(() => pages.delete(name), FRESH_MS).unref());
    return page;
  };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`rendering took longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
}

/** Puts a rendered page in the place of the loading screen. `<` is escaped so that no text can close the script. */
export function insertPage(
  document: string,
  { html, head, data }: RenderedPage,
  { language, theme }: PageKey,
): string {
  const json = data.replaceAll("<", "\\u003c");
  return document
    .replace(
      /<div id="root">.*?<!--\/first-view--><\/div>/s,
      () =>
        `<div id="root">${html}</div><script type="application/json" id="page-data" data-language="${language}" data-theme="${theme}">${json}</script>`,
    )
    .replace("</head>", () => `${preloadsOf(head)}</head>`)
    .replace('data-theme="light"', `data-theme="${theme}"`);
}

/** The pictures that the first view needs; title and metadata come from elsewhere. */
function preloadsOf(head: string): string {
  return (head.match(/<link rel="preload"[^>]*>/g) ?? []).join("");
}
