import {
  fullName,
  selectIsAuthenticated,
  selectShownCount,
  selectShownPieces,
  selectUser,
} from "@talabee/domain";
import { FavouritesLoading } from "@talabee/ui/app";
import { PageShell } from "@talabee/ui/screens/page-shell";
import { useAreaText } from "@talabee/ui/widgets/area-line";
import { BottomTabBar } from "@talabee/ui/widgets/bottom-tab-bar";
import { CartButton } from "@talabee/ui/widgets/cart-button";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import { type ReactNode, useCallback, useState } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { CartOverlaysOnDemand, CartReconciliation, useCartActions } from "../features/cart/index.js";
import { useFavouritesLoading } from "../features/favourites/index.js";
import { RunningOrderOnDemand } from "../features/orders/index.js";
import { useCurrentUser } from "../features/session/index.js";
import {
  FulfilmentSheetContext,
  lazyComponent,
  OnDemand,
  paths,
  useFulfilment,
  useShop,
} from "../platform/index.js";
import { accountHrefs, accountMenuHrefs } from "./account-hrefs.js";
import { ShopFooter } from "./shop-footer.js";
import { ShopThemeToggle } from "./shop-theme-toggle.js";
import { RouteOutlet } from "./route-outlet.js";
import { useSignOut } from "./sign-out.js";
import { useConnectionText } from "./use-connection-text.js";
import { useSessionKnown } from "./use-session-known.js";

const { Component: ShopFulfilmentSheet } = lazyComponent(() => import("./shop-fulfilment-sheet.js"));

const tabs = [
  { kind: "home", href: paths.home },
  { kind: "search", href: paths.search() },
  { kind: "orders", href: paths.orders },
  { kind: "favourites", href: paths.favourite },
  { kind: "profile", href: paths.profile },
] as const;

function isUnder(base: string, pathname: string): boolean {
  return pathname === base || (base !== paths.home && pathname.startsWith(`${base}/`));
}

/** The count is read here alone, so that the frame is not rendered with it. */
function ShopCartButton() {
  const { setDrawerOpen } = useCartActions();
  return (
    <CartButton
      count={useSelector(selectShownCount)}
      pieces={useSelector(selectShownPieces)}
      loading={!useSessionKnown()}
      onOpen={() => setDrawerOpen(true)}
    />
  );
}

function KnownFavourites({ children }: { children: ReactNode }) {
  return <FavouritesLoading value={useFavouritesLoading()}>{children}</FavouritesLoading>;
}

/**
 * Frame of the shop's screens: header, footer, tab bar and the cart's overlays. Whatever follows the cart is a component of
 * its own, so that a press in a menu does not render the frame.
 */
export function ShopFrame() {
  const shop = useShop();
  const user = useSelector(selectUser);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isSessionKnown = useSessionKnown();
  const { pathname } = useLocation();
  const unread = useCurrentUser().data?.unread_notifications ?? 0;
  const signOut = useSignOut();
  const { chosen, addresses, address } = useFulfilment();
  const area = useAreaText({ chosen, address, loading: addresses === undefined });
  const [isFulfilmentOpen, setFulfilmentOpen] = useState(false);
  const openFulfilment = useCallback(() => setFulfilmentOpen(true), []);

  const tab = tabs.find(({ href }) => isUnder(href, pathname))?.kind;
  const isOfAccount = Object.values(accountHrefs).some((href) => isUnder(href, pathname));

  return (
    <PageShell
      connection={useConnectionText()}
      header={
        <SiteHeader
          homeHref={paths.home}
          onLanguageChange={shop.language.set}
          searchHref={paths.searchBox}
          area={{ ...area, onClick: openFulfilment }}
          cart={<ShopCartButton />}
          orderHidden={pathname === paths.checkout}
          sessionUnknown={!isSessionKnown}
          {...(!isAuthenticated
            ? { signInHref: paths.authThen(pathname), extra: <ShopThemeToggle /> }
            : {
                account: {
                  name: user === null ? "" : fullName(user),
                  email: user?.email ?? "",
                  hrefs: accountMenuHrefs,
                  onSignOut: signOut,
                },
                notifications: { href: paths.notifications, unread },
              })}
        />
      }
      footer={<ShopFooter />}
      activity={<RunningOrderOnDemand />}
      tabBar={<BottomTabBar items={tabs} current={tab ?? (isOfAccount ? "profile" : null)} />}
    >
      <FulfilmentSheetContext value={openFulfilment}>
        <KnownFavourites>
          <RouteOutlet />
        </KnownFavourites>
      </FulfilmentSheetContext>
      <OnDemand when={isFulfilmentOpen}>
        <ShopFulfilmentSheet open={isFulfilmentOpen} onOpenChange={setFulfilmentOpen} />
      </OnDemand>
      <CartOverlaysOnDemand />
      <CartReconciliation />
    </PageShell>
  );
}
