import type { Language } from "@talabee/contract";
import type { DocumentAssets, PageKey } from "./types.ts";

/** A page that has been rendered, and what the browser loads to take it over. */
export interface RenderedRoot {
  readonly html: string;
  /** Attributes of the root element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Rules that the page uses; null for the whole sheet. */
  readonly styles: string | null;
  readonly dataAddress: string;
}

export interface DocumentParts extends Pick<PageKey, "language"> {
  /** Title, metadata and preloads of the page, as HTML. */
  readonly head: string;
  /** The value of `data-brand` that applies the operator's colors, and the color of the browser's bars. */
  readonly brand: string;
  readonly themeColor: string;
  /** Null for a page that the browser renders. */
  readonly root: RenderedRoot | null;
  /** The loading screen of such a page, as HTML. */
  readonly loading: string;
  /** Addresses of scripts that the page needs besides the entry. */
  readonly scripts: readonly string[];
  /** Texts for a customer who waits for the app. */
  readonly waitingTexts: Readonly<Record<"slow" | "offline", Readonly<Record<Language, string>>>>;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const attributes = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join("");

/**
 * The document of a page. A rendered one comes with the rules that it uses: start.js loads the whole sheet, the data and the
 * scripts after the first view. A page that the browser renders asks for its sheet and scripts at once. All themes have one
 * document: first-paint.js sets the stored one.
 */
export function documentHtml(
  parts: DocumentParts,
  { app, sheet, fontFaces, scripts }: DocumentAssets,
): string {
  const { language, brand, root } = parts;
  const direction = language === "ar" ? "rtl" : "ltr";
  const link = `<link rel="stylesheet" crossorigin href="${sheet}">`;
  const preloads = [app, ...parts.scripts].map((script) => `<link rel="modulepreload" href="${script}">`);
  const toLoad =
    root === null
      ? link + preloads.join("")
      : root.styles === null
        ? link
        : // Browsers without scripts load the whole sheet.
          `<style>${root.styles}</style><noscript>${link}</noscript>`;
  const pageData =
    root === null
      ? ""
      : `<script type="application/json" id="page-data" data-language="${language}" data-scripts="${parts.scripts.join(" ")}" data-source="${attribute(root.dataAddress)}"></script>`;
  return `<!doctype html>
<html${root === null ? "" : " data-rendered"} lang="${language}" dir="${direction}" data-theme="light" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.head}
<meta name="theme-color" content="${parts.themeColor}" media="(prefers-color-scheme: light)">
<link rel="icon" href="/icons/favicon-48.png" sizes="48x48">
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<style>${fontFaces}</style>
<script>${scripts.firstPaint}</script><script>${scripts.connection}</script>
${toLoad}</head>
<body>
<div id="start-note" role="status" class="pointer-events-none fixed inset-x-0 bottom-24 z-toast flex justify-center px-gutter desktop:bottom-6 print:hidden"><p hidden class="rounded-button bg-ink px-4 py-2.5 text-small font-medium text-on-ink shadow-search" data-texts="${attribute(JSON.stringify(parts.waitingTexts))}"></p></div>
<div id="root"${attributes(root?.attributes ?? {})}>${root?.html ?? parts.loading}</div>${pageData}
<script>${scripts.firstView}</script><script data-app="${app}" data-sheet="${sheet}">${scripts.start}</script></body>
</html>
`;
}
