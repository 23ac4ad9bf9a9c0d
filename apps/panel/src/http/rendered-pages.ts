import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language, PageBrand, PageKey, RenderedPage, RenderPage, StyleIndex } from "@talabee/contract";
import type { Log } from "../log.js";
import { createCriticalStyles } from "./critical-styles.js";

/** A page that takes longer is rendered by the browser. */
const TIMEOUT_MS = 2000;

/**
 * Renders pages with the storefront's server build. Returns null for pages that fail or are too slow, and for all without
 * a server build: the browser renders them. `readBrand` reads the operator's brand.
 */
export async function createPageRenderer(
  storefrontDir: string,
  {
    fetch,
    readBrand,
    log,
  }: { fetch: typeof globalThis.fetch; readBrand: (language: Language) => Promise<PageBrand>; log: Log },
): Promise<(key: PageKey) => Promise<RenderedPage | null>> {
  const file = join(storefrontDir, "..", "dist-server", "server.js");
  if (!existsSync(file)) return async () => null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return async (key) => {
    try {
      const brand = await readBrand(key.language);
      return await Promise.race([renderPage({ ...key, brand, fetch }), timeout()]);
    } catch (error) {
      log.error("page rendering failed", error, { route: key.url });
      return null;
    }
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

/**
 * Puts a rendered page in the place of the loading screen, its head in the place of the default one, and the rules that
 * it uses in the place of the style sheet, which start.js loads later, as it does `scripts`. Sets language, direction,
 * theme and the operator's colors. `<` is escaped
 * so that no text can close the script.
 */
export function insertPage(
  document: string,
  { html, head, data, colors, loading, scripts }: Omit<RenderedPage, "status">,
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
  if (html === null) return loading === null ? shell : shell.replace(LOADING_SCREEN, () => loading);
  const json = data.replaceAll("<", "\\u003c");
  const [beforeRoot = "", afterRoot = ""] = shell.split(/<div id="root">.*?<!--\/first-view--><\/div>/s);
  const styles = criticalStyles?.(beforeRoot + html);
  const start =
    styles === undefined
      ? beforeRoot
      : beforeRoot.replace(STYLE_SHEET, (sheet) => `<style>${styles}</style><noscript>${sheet}</noscript>`);
  return `${start}<div id="root">${html}</div><script type="application/json" id="page-data" data-language="${language}" data-theme="${theme}" data-scripts="${scripts.join(" ")}">${json}</script>${afterRoot}`;
}
