import { directionOf, type Language } from "@talabee/contract";
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
export function documentHtml(parts: DocumentParts, assets: DocumentAssets): string {
  const { root } = parts;
  const link = sheetLink(assets);
  const toLoad =
    root === null
      ? link + modulePreloads(parts, assets)
      : root.styles === null
        ? link
        : // Browsers without scripts load the whole sheet.
          `<style>${root.styles}</style><noscript>${link}</noscript>`;
  return `${opening(parts, root !== null)}
${parts.head}
${frameHead(parts, assets)}
${toLoad}</head>
${bodyHtml(parts, assets)}`;
}

/**
 * The beginning of a document that is sent before its page is rendered. Which rules the page uses is not known yet, so that it
 * loads the whole sheet, while the server renders.
 */
export const documentBeginning = (
  parts: Pick<DocumentParts, "language" | "brand" | "themeColor">,
  assets: DocumentAssets,
): string => `${opening(parts, true)}
${frameHead(parts, assets)}
${sheetLink(assets)}
`;

/** What follows such a beginning: the page, or the loading screen of one that could not be rendered. */
export const documentRest = (parts: DocumentParts, assets: DocumentAssets): string =>
  `${parts.head}
${parts.root === null ? modulePreloads(parts, assets) : ""}</head>
${bodyHtml(parts, assets)}`;

function opening(
  { language, brand }: Pick<DocumentParts, "language" | "brand">,
  isRendered: boolean,
): string {
  const direction = directionOf(language);
  return `<!doctype html>
<html${isRendered ? " data-rendered" : ""} lang="${language}" dir="${direction}" data-theme="light" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`;
}

/** What the head of every document has. */
const frameHead = (
  { themeColor }: Pick<DocumentParts, "themeColor">,
  { fontFaces, scripts }: DocumentAssets,
) =>
  `<meta name="theme-color" content="${themeColor}" media="(prefers-color-scheme: light)">
<link rel="icon" href="/icons/favicon-48.png" sizes="48x48">
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<style>${fontFaces}</style>
<script>${scripts.firstPaint}</script><script>${scripts.connection}</script>`;

const sheetLink = ({ sheet }: DocumentAssets) => `<link rel="stylesheet" crossorigin href="${sheet}">`;

const modulePreloads = ({ scripts }: DocumentParts, { app }: DocumentAssets) =>
  [app, ...scripts].map((script) => `<link rel="modulepreload" href="${script}">`).join("");

function bodyHtml({ language, root, ...parts }: DocumentParts, { app, sheet, scripts }: DocumentAssets) {
  const pageData =
    root === null
      ? ""
      : `<script type="application/json" id="page-data" data-language="${language}" data-scripts="${parts.scripts.join(" ")}" data-source="${attribute(root.dataAddress)}"></script>`;
  return `<body>
<div id="start-note" role="status" class="pointer-events-none fixed inset-x-0 bottom-24 z-toast flex justify-center px-gutter desktop:bottom-6 print:hidden"><p hidden class="rounded-button bg-ink px-4 py-2.5 text-small font-medium text-on-ink shadow-search" data-texts="${attribute(JSON.stringify(parts.waitingTexts))}"></p></div>
<div id="root"${attributes(root?.attributes ?? {})}>${root?.html ?? parts.loading}</div>${pageData}
<script>${scripts.firstView}</script><script data-app="${app}" data-sheet="${sheet}">${scripts.start}</script></body>
</html>
`;
}
