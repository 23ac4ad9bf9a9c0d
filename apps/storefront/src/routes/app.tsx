import { ErrorBoundary, replayEarlyInput, useScreenAndSheet } from "@talabee/ui/app";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { type ReactNode, Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
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
import {
  atPath,
  authScreens,
  notFoundScreen,
  personalScreens,
  type Screen,
  sheets,
  shopScreens,
  userInfoScreen,
  verificationScreens,
} from "./route-table.js";

function routeOf({ path, Component }: Screen) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <Hydrated>
          <Component />
        </Hydrated>
      }
    />
  );
}

/** A screen. Once it is hydrated, clicks and typing from before hydration are replayed. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, []);
  return children;
}

/** The route tree: frames, guards and screens (REQ-ROUTE-45). */
export function App() {
  const shop = useShop();
  const { screen, sheet } = useScreenAndSheet(useLocation(), isProductPath);
  useEffect(() => prefetchOnIntent(shop), [shop]);
  const routesOf = (screens: readonly Screen[]) => atPath(screens, screen.pathname).map(routeOf);
  return (
    <CartActionsProvider>
      <NavigationFocus screen={isStoreSearch(screen) ? `${screen.pathname}?q` : screen.pathname} />
      <Suspense fallback={<RouteLoading />}>
        <Routes location={screen}>
          <Route element={<AuthFrame />}>
            <Route element={<RequireGuest />}>{routesOf(authScreens)}</Route>
            <Route element={<RequireVerification />}>{routesOf(verificationScreens)}</Route>
            <Route path="/auth/verified" element={<RedirectToSpecSpelling />} />
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

/** Redirects the correct spelling to the spec's path (REQ-AUTH-44). */
function RedirectToSpecSpelling() {
  return <Navigate to={`/auth/verfied${useLocation().search}`} replace />;
}
