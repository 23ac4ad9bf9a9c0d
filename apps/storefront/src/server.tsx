import { clientMessages, DEFAULT_PRIMARY_COLOR, SHARE_PICTURE_SIZE, sharePicture } from "@talabee/contract";
import { dehydrateReads, hasRefusals, loadReads, missedReads, settleReads } from "@talabee/contract/react";
import { memoryStorage, STORAGE_KEYS } from "@talabee/domain";
import {
  createStorefrontServer,
  type DocumentRequest,
  type LoadedView,
  type PageHead,
} from "@talabee/shop-ssr";
import { describePage, HeadContext, HeadTags, type PageAbout } from "@talabee/ui/app";
import { LocaleProvider } from "@talabee/ui/locale";
import { screenAttributesOf } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { BrandProvider, type DefinedBrand, operatorBrand, ownColors } from "@talabee/ui/theme";
import { StaticRouter } from "react-router";
import assets from "virtual:document-assets";
import { createShop, paths, readFulfilment } from "./platform/index.js";
import { App } from "./routes/app.js";
import { loadScreens, pageAt, readsOf } from "./routes/match-route.js";
import { decidingReadsAt } from "./routes/deciding-reads.js";
import { frameReads } from "./routes/route-reads.js";
import { Providers } from "./shell/index.js";

const headPaths = { ...paths, picture: sharePicture };

function headOf(request: DocumentRequest, pages: readonly (PageAbout | undefined)[] = []): PageHead {
  const { url, language, origin, brand } = request;
  const { name, market } = brand;
  const isLaterPage = /[?&]after=/.test(url);
  const page = describePage(pages, { language, brand: name, paths: headPaths, market, isLaterPage });
  const head = <HeadTags {...{ page, language, origin }} brand={name} pictureSize={SHARE_PICTURE_SIZE} />;
  return { status: page.status, head };
}

/** Loads what the page of a request reads, for a guest. */
async function load(request: DocumentRequest, found: () => void): Promise<LoadedView> {
  const { url, language, fetch } = request;
  const [pathname = "", search = ""] = url.split("?");
  const matched = pageAt(pathname);
  const isGuests = matched.route.audience === "guest";
  const shop = createShop({
    target: "server",
    localStorage: () => memoryStorage({ [STORAGE_KEYS.language]: language }),
    sessionStorage: memoryStorage,
    fetch,
  });
  // The head of a form depends on nothing else.
  const reads = isGuests ? await readsOf(matched, readFulfilment(shop), search) : [];
  const deciding = decidingReadsAt(matched.route.path)?.(
    matched.params,
    readFulfilment(shop),
    new URLSearchParams(search),
  );
  const [screens] = await Promise.all([
    loadScreens(pathname),
    loadReads(shop, [...frameReads, ...reads]),
    deciding && loadReads(shop, deciding).then(() => hasRefusals(shop) || found()),
  ]);
  settleReads(shop);
  const pages: (PageAbout | undefined)[] = [];
  return {
    tree: (
      <StaticRouter location={url}>
        <HeadContext value={(about) => void pages.push(about)}>
          <Providers shop={shop}>
            <App loaded={screens} />
          </Providers>
        </HeadContext>
      </StaticRouter>
    ),
    result() {
      const data = dehydrateReads(shop);
      const missed = isGuests ? missedReads(shop).map(({ queryHash }) => queryHash) : [];
      return { ...headOf(request, pages), data, missedReads: missed };
    },
  };
}

export const { renderDocument, pageParams, shell, restOfShell, scriptHashes } = createStorefrontServer({
  assets,
  routeAt: (pathname) => pageAt(pathname).route,
  load,
  rootAttributes: screenAttributesOf,
  headOf,
  colorsOf(brand) {
    const own = brand && colorsOf(brand.primaryColor);
    return own
      ? { brand: own.name, css: own.css, themeColor: own.colors.light.bg }
      : { brand: "talabee", css: "", themeColor: "#fbf8f3" };
  },
  loadingScreen: (language, brand) => (
    <BrandProvider brand={brand === null ? undefined : operatorBrand(brand)}>
      <LocaleProvider language={language}>
        <RouteLoading />
      </LocaleProvider>
    </BrandProvider>
  ),
  shellHead: (
    <>
      <title>Talabee · طلبي</title>
      <meta name="description" content="Restaurants, groceries, pharmacies and flowers, delivered." />
    </>
  ),
  waitingTexts: { slow: clientMessages.still_trying, offline: clientMessages.offline },
});

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
