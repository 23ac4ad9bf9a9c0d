import { coupons as couponsCall } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { CouponsScreen } from "@talabee/ui/screens/coupons-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths, useListQuery } from "../platform/index.js";
import { useCart, useCouponWrite } from "../features/cart/index.js";

/** The customer's coupons: applied to a filled cart, otherwise links to the stores that accept them. */
export default function CouponsRoute() {
  const list = useListQuery(couponsCall);
  const cart = useCart().data;
  const { apply, remove, loadingId, refusal } = useCouponWrite();
  const isCartEmpty = (cart?.items.length ?? 0) === 0;
  usePageTitle(walletMessages.coupons);

  return (
    <CouponsScreen
      status={list.status}
      coupons={list.items}
      onRetry={list.onRetry}
      onLoadMore={list.onLoadMore}
      loadingMore={list.loadingMore}
      backHref={paths.profile}
      nav={<AccountSidebar current="coupons" />}
      couponHref={isCartEmpty ? ({ vendor }) => (vendor ? paths.store(vendor.id) : paths.home) : undefined}
      onUse={({ id, code }) => apply(id, code)}
      appliedCode={cart?.coupon?.code}
      onRemove={({ id }) => remove(id)}
      loadingId={loadingId}
      problem={refusal}
      browseHref={paths.home}
    />
  );
}
