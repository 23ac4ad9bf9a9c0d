import { ErrorBoundary, replayEarlyInput, useScreenAndSheet } from "@talabee/ui/app";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { type ReactNode, Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import {
  AuthFrame,
  RequireGuest,
  RequireSignIn,
  RequireVerification,
  NavigationFocus,
  ShopFrame,
} from "../shell/index.js";
import { isProductPath, isStoreSearch, paths, useShop } from "../platform/index.js";
import { prefetchOnIntent } from "./prefetch-on-intent.js";
import { CartActionsProvider } from "../features/cart/index.js";
import { atPath, type LoadedScreens } from "./match-route.js";
import {
  authScreens,
  notFoundScreen,
  personalScreens,
  type Route as ScreenRoute,
  sheets,
  shopScreens,
  userInfoScreen,
  verificationScreens,
} from "./route-table.js";

/** A screen. Once it is hydrated, clicks and typing from before hydration are replayed. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, []);
  return children;
}

/**
 * The route tree: frames, guards and screens (REQ-ROUTE-45). `loaded` has the screen of the first page, which a rendered page
 * is hydrated with.
 */
export function App({ loaded }: { loaded: LoadedScreens }) {
  const shop = useShop();
  const { screen, sheet } = useScreenAndSheet(useLocation(), isProductPath);
  useEffect(() => prefetchOnIntent(shop), [shop]);
  const routeOf = (route: ScreenRoute) => {
    const Component = loaded.get(route) ?? route.Component;
    const element = (
      <Hydrated>
        <Component />
      </Hydrated>
    );
    return <Route key={route.path} path={route.path} element={element} />;
  };
  const routesOf = (screens: readonly ScreenRoute[]) => atPath(screens, screen.pathname).map(routeOf);
  return (
    <CartActionsProvider>
      <NavigationFocus screen={isStoreSearch(screen) ? `${screen.pathname}?q` : screen.pathname} />
      <Suspense fallback={<RouteLoading />}>
        <Routes location={screen}>
          <Route element={<AuthFrame />}>
            <Route element={<RequireGuest />}>{routesOf(authScreens)}</Route>
            <Route element={<RequireVerification />}>{routesOf(verificationScreens)}</Route>
            <Route element={<RequireSignIn />}>{routeOf(userInfoScreen)}</Route>
          </Route>
          <Route element={<ShopFrame />}>
            {routesOf(shopScreens)}
            <Route element={<RequireSignIn />}>{routesOf(personalScreens)}</Route>
            {routeOf(notFoundScreen)}
          </Route>
        </Routes>
      </Suspense>
      {sheet && (
        <ErrorBoundary path={sheet.pathname} homeHref={paths.home}>
          {/* Keeps the screen and its scroll position while the sheet's code loads. */}
          <Suspense>
            <Routes>{sheets.map(routeOf)}</Routes>
          </Suspense>
        </ErrorBoundary>
      )}
    </CartActionsProvider>
  );
}
