import { appSettings, DEFAULT_PRIMARY_COLOR, type AppSettings } from "@talabee/contract";
import { refreshSettings, useRenderedAt } from "@talabee/contract/react";
import { settingsActions } from "@talabee/domain";
import { LocaleProvider, marketFrom } from "@talabee/ui/locale";
import { BrandProvider, operatorBrand, ownBrandName } from "@talabee/ui/theme";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useDispatch } from "react-redux";
import { useLocation } from "react-router";
import { persistently, useApiQuery, usePreference, useShop } from "../platform/index.js";

/** Value of `data-brand` for the tones of the default brand. */
const DEFAULT_BRAND = "talabee";
/** How old the settings may be when the customer opens the next page: without an event stream they are read again. */
const MAX_AGE_MS = 10_000;

/**
 * The operator's settings, as they are now: name, logo, colors and texts (REQ-STORAGE-03, REQ-LANG-15). Signed-in customers
 * get a change by their event stream, guests with the next page that they open: nothing is read again at focus or by a timer
 * (REQ-API-20, REQ-API-26).
 */
export function ShopBrand({ children }: { children: ReactNode }) {
  const shop = useShop();
  const language = usePreference(shop.language);
  const { data: settings } = useApiQuery(appSettings);
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  useEffect(() => {
    if (settings !== undefined) dispatch(settingsActions.loaded(settings));
  }, [dispatch, settings]);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const state = shop.queryClient.getQueryCache().find({ queryKey: ["app-settings"], exact: false })?.state;
    if (state?.status === "success" && Date.now() - state.dataUpdatedAt > MAX_AGE_MS) refreshSettings(shop);
  }, [pathname, shop]);
  useOwnColors(settings?.primary_color);
  const brand = useBrand(settings);
  const market = useMarketOf(settings?.market);
  const content = (
    <LocaleProvider
      language={language}
      market={market}
      messages={settings?.copy_overrides[language]}
      renderedAt={useRenderedAt(shop)}
    >
      {children}
    </LocaleProvider>
  );
  return <BrandProvider brand={brand}>{content}</BrandProvider>;
}

function useBrand(settings: AppSettings | undefined) {
  const { name, logo = null } = settings ?? {};
  return useMemo(() => (name === undefined ? undefined : operatorBrand({ name, logo })), [name, logo]);
}

/** The same object until the settings change. */
function useMarketOf(data: AppSettings["market"]) {
  return useMemo(() => data && marketFrom(data), [data]);
}

/** Shows the page in the tones of a color. The server's page has them already, unless they have changed since. */
function useOwnColors(color: string | undefined): void {
  useEffect(() => {
    const root = document.documentElement;
    if (color === undefined) return undefined;
    if (color.toLowerCase() === DEFAULT_PRIMARY_COLOR) {
      root.dataset["brand"] = DEFAULT_BRAND;
      return undefined;
    }
    if (root.dataset["brand"] === ownBrandName(color)) return undefined;
    let isCurrent = true;
    void persistently(() => import("./own-colors.js")).then(
      ({ applyOwnColors }) => isCurrent && applyOwnColors(color),
    );
    return () => {
      isCurrent = false;
    };
  }, [color]);
}
