import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type {
  Language,
  PageBrand,
  PageKey,
  PageParams,
  RenderedPage,
  RenderPage,
  StyleIndex,
} from "@talabee/contract";
import type { Log } from "../log.js";
import { digestOf } from "./compressed-text.js";
import { createCriticalStyles } from "./critical-styles.js";

type Fetch = typeof globalThis.fetch;

/** A page that takes longer is rendered by the browser, and one whose check takes longer is rendered again. */
const TIMEOUT_MS = 2000;

/** A page that was rendered, and whether it would still be rendered the same. */
export interface PageWithReads {
  readonly page: RenderedPage;
  readonly isCurrent: () => Promise<boolean>;
}

/** The storefront's server build. */
export interface PageRenderer {
  /** Null for a page that fails or is too slow, and for all without a server build: the browser renders them. */
  readonly render: (key: PageKey) => Promise<PageWithReads | null>;
  readonly pageParams: PageParams;
}

/** Renders pages with the storefront's server build. `readBrand` reads the operator's brand. */
export async function createPageRenderer(
  storefrontDir: string,
  {
    fetch,
    readBrand,
    log,
  }: { fetch: Fetch; readBrand: (language: Language) => Promise<PageBrand>; log: Log },
): Promise<PageRenderer> {
  const file = join(storefrontDir, "..", "dist-server", "server.js");
  if (!existsSync(file)) return { render: async () => null, pageParams: () => [] };
  const { renderPage, pageParams } = (await import(pathToFileURL(file).href)) as {
    renderPage: RenderPage;
    pageParams: PageParams;
  };
  const renderOne = async (key: PageKey) => {
    const render = async (): Promise<PageWithReads> => {
      const since = hourQuarter();
      const brand = await readBrand(key.language);
      const reads = recordReads(fetch);
      const page = await renderPage({ ...key, brand, fetch: reads.fetch });
      if (page.missedReads.length > 0)
        log.warn("a route does not name all of its reads", { route: key.url, missed: page.missedReads });
      const isUnchanged = async () =>
        hourQuarter() === since &&
        isDeepStrictEqual(await readBrand(key.language), brand) &&
        (await reads.areUnchanged());
      // Visitors of the page wait for its check.
      return { page, isCurrent: () => Promise.race([isUnchanged(), timeout()]) };
    };
    try {
      return await Promise.race([render(), timeout()]);
    } catch (error) {
      log.error("page rendering failed", error, { route: key.url });
      return null;
    }
  };
  return { render: renderOne, pageParams };
}

/** Texts of pages depend on the time by quarters of an hour (`useCurrentTime`). */
const hourQuarter = () => Math.floor(Date.now() / 900_000);

/** Remembers the reads that pass through `fetch`, to find out later whether their responses are the same. */
function recordReads(fetch: Fetch) {
  const reads: { address: string; init: RequestInit; digest: string }[] = [];
  const send = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init);
    const text = await response.text();
    return { response, text, digest: digestOf(`${response.status} ${text}`) };
  };
  return {
    fetch: (async (input, { method = "GET", headers = {} } = {}) => {
      const [address, init] = [input as string, { method, headers }];
      const { response, text, digest } = await send(address, init);
      reads.push({ address, init, digest });
      return new Response(text, response);
    }) satisfies Fetch,
    async areUnchanged(): Promise<boolean> {
      const now = await Promise.all(reads.map(({ address, init }) => send(address, init)));
      return now.every(({ digest }, at) => digest === reads[at]!.digest);
    },
  };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`rendering took longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
}

/** Picks the rules that a document uses; null without a server build, whose pages load the whole sheet. */
export type CriticalStyles = ((html: string) => string) | null;

/** Reads the index of the style sheet, written by the storefront's build. */
export async function readCriticalStyles(storefrontDir: string): Promise<CriticalStyles> {
  const file = join(storefrontDir, "..", "dist-server", "style-index.json");
  return existsSync(file)
    ? createCriticalStyles(JSON.parse(await readFile(file, "utf8")) as StyleIndex)
    : null;
}

const LOADING_SCREEN = /(?<=<!--first-view-->).*?(?=<!--\/first-view-->)/s;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/;
const NOSCRIPT = /<noscript.*?<\/noscript>/gs;
/** The app's address, in start.js. */
const APP = /(?<=\bimport\([`"'])[^`"']+/;

/** What a page is put together from. */
type InsertedPage = Omit<RenderedPage, "status" | "data" | "missedReads"> & { readonly dataAddress: string };

/**
 * Puts a rendered page in the place of the loading screen, its head in the place of the default one, and the rules that
 * it uses in the place of the style sheet. That sheet, `scripts` and the data at `dataAddress` are loaded by start.js after
 * the first view; a page that the browser renders asks for its scripts at once. Sets language, direction, theme and the
 * operator's colors, and `data-rendered`, so that the page can be asked for again in another language or theme
 * (first-paint.js).
 */
export function insertPage(
  document: string,
  { html, head, dataAddress, colors, loading, scripts }: InsertedPage,
  { language, theme }: Pick<PageKey, "language" | "theme">,
  criticalStyles: CriticalStyles,
): string {
  const direction = language === "ar" ? "rtl" : "ltr";
  const shell = document
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(/<html lang="\w*" dir="\w*"/, `<html lang="${language}" dir="${direction}"`)
    .replace('data-theme="light"', `data-theme="${theme}"`)
    .replace(/data-brand="[^"]*"/, (own) => (colors === null ? own : `data-brand="${colors.brand}"`))
    .replace(/(<meta name="theme-color" content=")[^"]*/, (own, start: string) =>
      colors === null ? own : start + colors.themeColor,
    );
  if (html === null) {
    // start.js waits for the style sheet. The app is most of what loads, and needed first.
    const needed = [...(APP.exec(document) ?? []), ...scripts];
    const preloads = needed.map((script) => `<link rel="modulepreload" href="${script}">`).join("");
    const page = shell.replace("</head>", () => `${preloads}</head>`);
    return loading === null ? page : page.replace(LOADING_SCREEN, () => loading);
  }
  const [beforeRoot = "", afterRoot = ""] = shell
    .replace("<html", "<html data-rendered")
    .split(/<div id="root">.*?<!--\/first-view--><\/div>/s);
  // Browsers without scripts load the whole sheet.
  const styles = criticalStyles?.(beforeRoot + html.replaceAll(NOSCRIPT, ""));
  const start =
    styles === undefined
      ? beforeRoot
      : beforeRoot.replace(STYLE_SHEET, (sheet) => `<style>${styles}</style><noscript>${sheet}</noscript>`);
  return `${start}<div id="root">${html}</div><script type="application/json" id="page-data" data-language="${language}" data-theme="${theme}" data-scripts="${scripts.join(" ")}" data-source="${dataAddress.replaceAll("&", "&amp;")}"></script>${afterRoot}`;
}
