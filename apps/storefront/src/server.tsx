import {
  DEFAULT_PRIMARY_COLOR,
  type PageParams,
  type RenderPage,
  SHARE_PICTURE_SIZE,
  sharePicture,
} from "@talabee/contract";
import { dehydrateReads, loadReads, missedReads, settleReads } from "@talabee/contract/react";
import { memoryStorage, STORAGE_KEYS } from "@talabee/domain";
import { describePage, HeadContext, HeadTags, type PageAbout } from "@talabee/ui/app";
import { LocaleProvider } from "@talabee/ui/locale";
import { copyScreenAttributesInMarkup } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { BrandProvider, type DefinedBrand, operatorBrand, ownColors } from "@talabee/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { createShop, paths, readFulfilment } from "./platform/index.js";
import { App } from "./routes/app.js";
import { frameReads } from "./routes/route-reads.js";
import { loadScreens, pageAt, readsOf } from "./routes/match-route.js";
import { readManifest } from "./read-manifest.js";
import { scriptsOfScreens } from "./scripts-of-screens.js";
import { Providers } from "./shell/index.js";

/** Names of the query parameters that the page at a path depends on. */
export const pageParams: PageParams = (pathname) => pageAt(pathname).route.search;

const headPaths = { ...paths, picture: sharePicture };

/** The manifest of the browser build, which lies beside this one. */
const MANIFEST = new URL("../dist/.vite/manifest.json", import.meta.url);
const manifest = readManifest(MANIFEST, import.meta.env.PROD);

/** Renders a page as a guest sees it. */
export const renderPage: RenderPage = async ({ url, language, theme, origin, brand, fetch }) => {
  const [pathname = "", search = ""] = url.split("?");
  const matched = pageAt(pathname);
  const { audience, file } = matched.route;
  const own = colorsOf(brand.primaryColor);
  const headOf = (pages: readonly (PageAbout | undefined)[]) => {
    const { name, market } = brand;
    const isLaterPage = /[?&]after=/.test(url);
    const page = describePage(pages, { language, brand: name, paths: headPaths, market, isLaterPage });
    const tags = <HeadTags {...{ page, language, origin }} brand={name} pictureSize={SHARE_PICTURE_SIZE} />;
    const style = own === null ? "" : `<style>${own.css}</style>`;
    return {
      status: page.status,
      head: renderToStaticMarkup(tags) + style,
      colors: own && { brand: own.name, themeColor: own.colors.light.bg },
    };
  };
  const loading = renderToStaticMarkup(
    <BrandProvider brand={operatorBrand(brand)}>
      <LocaleProvider language={language}>
        <RouteLoading />
      </LocaleProvider>
    </BrandProvider>,
  );
  const scripts = manifest === null ? [] : scriptsOfScreens(manifest, [file]);
  if (audience === "customer")
    return { ...headOf([]), html: null, loading, data: "", scripts, missedReads: [] };

  const shop = createShop({
    target: "server",
    localStorage: () => memoryStorage({ [STORAGE_KEYS.language]: language, [STORAGE_KEYS.theme]: theme }),
    sessionStorage: memoryStorage,
    fetch,
  });
  const [screens] = await Promise.all([
    loadScreens(pathname),
    loadReads(shop, [
      ...frameReads,
      // The head of a form depends on nothing else.
      ...(audience === "guest" ? await readsOf(matched, readFulfilment(shop), search) : []),
    ]),
  ]);
  settleReads(shop);
  const pages: (PageAbout | undefined)[] = [];
  const tree = (
    <StaticRouter location={url}>
      <HeadContext value={(about) => void pages.push(about)}>
        <Providers shop={shop}>
          <App loaded={screens} />
        </Providers>
      </HeadContext>
    </StaticRouter>
  );
  // Each boundary in its place: one that is streamed later needs an inline script.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity });
  const markup = await new Response(prelude).text();
  const data = dehydrateReads(shop);
  const missed = audience === "guest" ? missedReads(shop).map(({ queryHash }) => queryHash) : [];
  shop.queryClient.clear();
  const { head, ...document } = headOf(pages);
  // React writes the preloads of the first view before the markup.
  const [preloads] = /^(?:<link[^>]*>)*/.exec(markup)!;
  const html = audience === "guest" ? copyScreenAttributesInMarkup(markup.slice(preloads.length)) : null;
  return { ...document, head: preloads + head, html, loading, data, scripts, missedReads: missed };
};

const colorsByPrimary = new Map<string, DefinedBrand>();

/** The tones of an operator's own color, computed once; null for the default color. */
function colorsOf(primary: string): DefinedBrand | null {
  if (primary.toLowerCase() === DEFAULT_PRIMARY_COLOR) return null;
  if (!colorsByPrimary.has(primary)) {
    // One color at a time: the previous one has been replaced.
    colorsByPrimary.clear();
    colorsByPrimary.set(primary, ownColors(primary));
  }
  return colorsByPrimary.get(primary)!;
}
