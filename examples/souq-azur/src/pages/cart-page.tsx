import { CartScreen } from "@talabee/ui/screens/cart-screen";
import { useCart, useCartChanges } from "../cart";
import { paths } from "../router";

export default function CartPage() {
  const { data, status, retry, isGuest } = useCart();
  const { setQuantity, loading } = useCartChanges();
  return (
    <CartScreen
      backHref={data?.vendor ? paths.store(data.vendor.id) : paths.stores}
      cart={{
        status,
        data,
        onRetry: retry,
        onQuantityChange: (line, quantity) => void setQuantity(line.id, quantity),
        loadingQuote: loading,
        storeHref: paths.store,
        checkoutHref: paths.checkout,
        browseHref: paths.stores,
        signInHref: isGuest ? paths.signIn : undefined,
      }}
    />
  );
}
