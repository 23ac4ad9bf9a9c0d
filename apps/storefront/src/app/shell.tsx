import { appSettings } from "@talabee/contract";
import { selectCartCount, selectUser, settingsActions } from "@talabee/domain";
import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { BottomTabBar } from "@talabee/ui/widgets/bottom-tab-bar";
import { SiteFooter } from "@talabee/ui/widgets/site-footer";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import { ThemeToggle } from "@talabee/ui/widgets/theme-toggle";
import { Suspense, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { signOut } from "../data/account.js";
import { useCartReconciliation } from "../data/use-cart.js";
import { useCurrentUser } from "../data/use-current-user.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useCartActions } from "./cart-actions.js";
import { CartOverlays } from "./cart-overlays.js";
import { ErrorBoundary } from "./error-boundary.js";
import { paths } from "./paths.js";
import { usePreference } from "./preference.js";
import { language, theme } from "./preferences.js";

const tabs = [
  { kind: "home", href: paths.home },
  { kind: "search", href: paths.search() },
  { kind: "orders", href: paths.orders },
  { kind: "favourites", href: paths.favourite },
  { kind: "profile", href: paths.profile },
] as const;

function isUnder(place: string, pathname: string): boolean {
  return pathname === place || (place !== paths.home && pathname.startsWith(`${place}/`));
}

/** The frame of the shop's screens: header, footer, tab bar, the cart drawer and its question. */
export function Shell() {
  const user = useSelector(selectUser);
  const count = useSelector(selectCartCount);
  const { setDrawerOpen } = useCartActions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const settings = usePanelQuery(appSettings);
  const dispatch = useDispatch();
  useCurrentUser();
  useCartReconciliation();
  useEffect(() => {
    if (settings.data !== undefined) dispatch(settingsActions.loaded(settings.data));
  }, [dispatch, settings.data]);

  const onCheckout = pathname === paths.checkout;
  const themeToggle = <ThemeToggle theme={usePreference(theme)} onThemeChange={theme.set} />;
  const leave = () => {
    void navigate(paths.home);
    void signOut();
  };

  return (
    <PageShell
      header={
        <SiteHeader
          homeHref={paths.home}
          onLanguageChange={language.set}
          searchHref={paths.searchBox}
          {...(onCheckout ? {} : { cart: { count, onOpen: () => setDrawerOpen(true) } })}
          {...(user === null
            ? { signInHref: paths.authThen(pathname) }
            : {
                account: {
                  name: `${user.first_name} ${user.last_name}`.trim(),
                  email: user.email,
                  hrefs: { orders: paths.orders, profile: paths.profile },
                  onLogOut: leave,
                },
              })}
        />
      }
      footer={
        <SiteFooter
          hrefs={{}}
          support={settings.data?.support}
          onLanguageChange={language.set}
          extra={themeToggle}
        />
      }
      tabBar={
        <BottomTabBar items={tabs} current={tabs.find(({ href }) => isUnder(href, pathname))?.kind ?? null} />
      }
    >
      <ErrorBoundary>
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <CartOverlays />
    </PageShell>
  );
}
