import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { AuthFrame, RequireSignIn, RequireVerification, NavigationFocus, ShopFrame } from "../shell/index.js";
import { useShop } from "../platform/index.js";
import { prefetchOnIntent } from "./prefetch-on-intent.js";
import { CartActionsProvider } from "../features/cart/index.js";
import {
  authScreens,
  notFoundScreen,
  personalScreens,
  type Screen,
  sheets,
  shopScreens,
  userInfoScreen,
  verificationScreens,
} from "./route-table.js";

function routeOf({ path, Part }: Screen) {
  const sheet = sheets.get(path);
  return (
    <Route key={path} path={path} element={<Part />}>
      {sheet && routeOf(sheet)}
    </Route>
  );
}

/** Which screen stands under which address, in which frame, and for whom (REQ-ROUTE-45). */
export function App() {
  const shop = useShop();
  useEffect(() => prefetchOnIntent(shop), [shop]);
  return (
    <CartActionsProvider>
      <NavigationFocus />
      <Suspense fallback={<RouteLoading />}>
        <Routes>
          <Route element={<AuthFrame />}>
            {authScreens.map(routeOf)}
            <Route element={<RequireVerification />}>{verificationScreens.map(routeOf)}</Route>
            <Route path="/auth/verified" element={<RightSpelling />} />
            <Route element={<RequireSignIn />}>{routeOf(userInfoScreen)}</Route>
          </Route>
          <Route element={<ShopFrame />}>
            {shopScreens.map(routeOf)}
            <Route element={<RequireSignIn />}>{personalScreens.map(routeOf)}</Route>
            {routeOf(notFoundScreen)}
          </Route>
        </Routes>
      </Suspense>
    </CartActionsProvider>
  );
}

/** Whoever spells it right is led to the spec's address (REQ-AUTH-44). */
function RightSpelling() {
  return <Navigate to={`/auth/verfied${useLocation().search}`} replace />;
}
