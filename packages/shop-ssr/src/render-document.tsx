import type { Language } from "@talabee/contract";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { documentBeginning, documentHtml, type DocumentParts, documentRest } from "./document.ts";
import { dataAddress } from "./data-address.ts";
import { createCriticalStyles } from "./styles/critical-styles.ts";
import type { DocumentAssets, DocumentRequest, RenderedDocument, StorefrontServer } from "./types.ts";

/** A row of the storefront's table of routes, as far as a server needs it. */
export interface ServedRoute {
  /** Source of the screen. */
  readonly file: string;
  /** Guests' pages are rendered, forms for their head alone, and customers' pages not at all. */
  readonly audience: "guest" | "customer" | "form";
  /** Query parameters that the page's markup depends on. */
  readonly search: readonly string[];
}

/** A page whose reads have been loaded. */
export interface LoadedView {
  readonly tree: ReactNode;
  /** Called once the tree has been rendered. */
  readonly result: () => PageHead & { readonly data: string; readonly missedReads: readonly string[] };
}

/** Status and head of a page. */
export interface PageHead {
  readonly status: RenderedDocument["status"];
  /** Elements of the document's head. */
  readonly head: ReactNode;
}

/** What the renderer asks of the storefront. */
export interface Storefront {
  readonly assets: DocumentAssets;
  readonly routeAt: (pathname: string) => ServedRoute;
  /** Loads what the page of a request needs, and makes its tree. Calls `found` once it is known that the page exists. */
  readonly load: (request: DocumentRequest, found: () => void) => Promise<LoadedView>;
  /** Attributes of the app's root element: what the frame must know of its screen, which is rendered after it. */
  readonly rootAttributes: (markup: string) => Readonly<Record<string, string>>;
  /** The head of a page that only the browser renders. */
  readonly headOf: (request: DocumentRequest) => PageHead;
  /** The operator's colors: the value of `data-brand`, their style, and the color of the browser's bars. */
  readonly colorsOf: (brand: DocumentRequest["brand"] | null) => {
    brand: string;
    css: string;
    themeColor: string;
  };
  /** The screen that is shown until the scripts have come; `brand` is null for the default one. */
  readonly loadingScreen: (language: Language, brand: DocumentRequest["brand"] | null) => ReactNode;
  /** The head of the shell, the same for every page. */
  readonly shellHead: ReactNode;
  readonly waitingTexts: DocumentParts["waitingTexts"];
}

const HEADERS = { "Content-Type": "text/html; charset=utf-8" };
/** Opens the element that the browser hydrates. React writes the preloads of the first view before it. */
const ROOT = '<div id="root">';

/** Renders the pages of a storefront: each once, with the reads that its route names. */
export function createStorefrontServer(storefront: Storefront): StorefrontServer {
  const { assets, routeAt, waitingTexts } = storefront;
  const criticalStyles = assets.styles && createCriticalStyles(assets.styles);

  const scriptsOf = (file: string) => {
    const scripts = assets.screens?.[file];
    if (scripts === undefined && assets.screens !== null) throw new Error(`the browser build has no ${file}`);
    return scripts ?? [];
  };

  async function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
    const { url, language, brand } = request;
    const { audience, file } = routeAt(url.split("?")[0]!);
    const { css, ...colors } = storefront.colorsOf(brand);
    const parts = { language, waitingTexts, ...colors, scripts: scriptsOf(file) };
    const common = { isPublic: audience !== "customer", headers: HEADERS };
    const headHtml = (head: ReactNode) =>
      renderToStaticMarkup(head) + (css === "" ? "" : `<style>${css}</style>`);
    const fromBrowser = ({ status, head }: PageHead) => {
      const loading = renderToStaticMarkup(storefront.loadingScreen(language, brand));
      const html = documentHtml({ ...parts, head: headHtml(head), root: null, loading }, assets);
      return { ...common, status, html, rest: null, data: null, missedReads: [] };
    };
    if (audience === "customer") return fromBrowser(storefront.headOf(request));

    let isBegun = false;
    const view = await storefront.load(request, () => {
      if (audience !== "guest" || request.begin === undefined) return;
      isBegun = true;
      request.begin(documentBeginning(parts, assets));
    });
    // Renders each Suspense boundary in its place: one that is streamed later needs an inline script.
    const { prelude } = await prerender(<div id="root">{view.tree}</div>, { progressiveChunkSize: Infinity });
    const markup = await new Response(prelude).text();
    const { status, head, data, missedReads } = view.result();
    if (audience === "form") return fromBrowser({ status, head });

    const at = markup.indexOf(ROOT);
    const content = markup.slice(at + ROOT.length, -"</div>".length);
    const root = {
      html: content,
      attributes: storefront.rootAttributes(content),
      styles: null,
      dataAddress: dataAddress(data, request),
    };
    const page = { ...parts, head: markup.slice(0, at) + headHtml(head), root, loading: "" };
    const rest = isBegun ? documentRest(page, assets) : null;
    const styles = criticalStyles?.(documentHtml(page, assets)) ?? null;
    const html = documentHtml({ ...page, root: { ...root, styles } }, assets);
    return { ...common, status, html, rest, data, missedReads };
  }

  function shellParts(): DocumentParts {
    const { brand, themeColor } = storefront.colorsOf(null);
    const loading = renderToStaticMarkup(storefront.loadingScreen("en", null));
    const head = renderToStaticMarkup(storefront.shellHead);
    return { language: "en", root: null, scripts: [], brand, themeColor, head, loading, waitingTexts };
  }

  return {
    renderDocument,
    pageParams: (pathname) => routeAt(pathname).search,
    shell: () => documentHtml(shellParts(), assets),
    restOfShell: () => documentRest(shellParts(), assets),
    scriptHashes: assets.scriptHashes,
  };
}
