import { DEFAULT_PRIMARY_COLOR, type RenderPage, SHARE_PICTURE_SIZE, sharePicture } from "@talabee/contract";
import { renderWithData } from "@talabee/contract/react";
import { memoryStorage, STORAGE_KEYS } from "@talabee/domain";
import { describePage, HeadContext, HeadTags, type PageAbout } from "@talabee/ui/app";
import { LocaleProvider } from "@talabee/ui/locale";
import { copyScreenAttributesInMarkup } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { BrandProvider, type DefinedBrand, operatorBrand, ownColors } from "@talabee/ui/theme";
import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { Manifest } from "vite";
import { createShop, paths } from "./platform/index.js";
import { App } from "./routes/app.js";
import { filesOf, isPersonal, isStoredForm, loadScreens } from "./routes/route-table.js";
import { scriptsOfScreens } from "./scripts-of-screens.js";
import { Providers } from "./shell/index.js";

export { pageParams } from "./routes/page-params.js";

const headPaths = { ...paths, picture: sharePicture };

/** The manifest of the browser build, which lies beside this one. */
const MANIFEST = new URL("../dist/.vite/manifest.json", import.meta.url);
/** Null from sources, as in tests: pages name no scripts. */
const manifest = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest) : null;

/** Renders a page as a guest sees it. */
export const renderPage: RenderPage = async ({ url, language, theme, origin, brand, fetch }) => {
  const pathname = url.split("?")[0]!;
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
  const scripts = manifest === null ? [] : scriptsOfScreens(manifest, filesOf(pathname));
  if (isPersonal(pathname)) return { ...headOf([]), html: null, loading, data: "", scripts };

  const hasMarkup = !isStoredForm(pathname);
  if (hasMarkup) await loadScreens(pathname);
  const shop = createShop({
    target: "server",
    localStorage: () => memoryStorage({ [STORAGE_KEYS.language]: language, [STORAGE_KEYS.theme]: theme }),
    sessionStorage: memoryStorage,
    fetch,
  });
  let pages: (PageAbout | undefined)[] = [];
  const tree = (
    <StaticRouter location={url}>
      <HeadContext value={(about) => void pages.push(about)}>
        <Providers shop={shop}>
          <App />
        </Providers>
      </HeadContext>
    </StaticRouter>
  );
  const { markup, data } = await renderWithData(shop, async () => {
    pages = [];
    // Each boundary in its place: one that is streamed later needs an inline script.
    const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity });
    return new Response(prelude).text();
  });
  const { head, ...document } = headOf(pages);
  // React writes the preloads of the first view before the markup.
  const [preloads] = /^(?:<link[^>]*>)*/.exec(markup)!;
  const html = hasMarkup ? copyScreenAttributesInMarkup(markup.slice(preloads.length)) : null;
  return { ...document, head: preloads + head, html, loading, data, scripts };
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
