import type { Language } from "@talabee/ui/locale";
import { PageShell } from "@talabee/ui/screens/page-shell";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import { useCart } from "../cart";
import { paths, usePath } from "../router";
import CartPage from "./cart-page";
import CheckoutPage from "./checkout-page";
import OrderPage from "./order-page";
import SignInPage from "./sign-in-page";
import StorePage from "./store-page";
import { StoresPage } from "./stores-page";

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
      <Page path={path} />
    </PageShell>
  );
}
