import type { Language } from "@talabee/ui/locale";
import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import { lazy, Suspense } from "react";
import { useCart } from "../cart";
import { paths, usePath } from "../router";
import { StoresPage } from "./stores-page";

// The first page is in the first file; each other one is loaded with its screen.
const CartPage = lazy(() => import("./cart-page"));
const CheckoutPage = lazy(() => import("./checkout-page"));
const OrderPage = lazy(() => import("./order-page"));
const SignInPage = lazy(() => import("./sign-in-page"));
const StorePage = lazy(() => import("./store-page"));

/** The page of the address. */
function Page({ path }: { path: string }) {
  const [, section, id = "", , productId] = path.split("/").map(decodeURIComponent);
  switch (section) {
    case "store":
      return <StorePage key={id} id={id} productId={productId} />;
    case "cart":
      return <CartPage />;
    case "checkout":
      return <CheckoutPage />;
    case "sign-in":
      return <SignInPage />;
    case "orders":
      return <OrderPage id={id} />;
    default:
      return <StoresPage />;
  }
}

export function Pages({ onLanguageChange }: { onLanguageChange: (language: Language) => void }) {
  const path = usePath();
  const { data, isGuest } = useCart();
  return (
    <PageShell
      header={
        <SiteHeader
          homeHref={paths.stores}
          onLanguageChange={onLanguageChange}
          cart={{ count: data?.items.length ?? 0, href: paths.cart }}
          signInHref={isGuest ? paths.signIn : undefined}
        />
      }
    >
      <Suspense fallback={<RouteLoading />}>
        <Page path={path} />
      </Suspense>
    </PageShell>
  );
}
