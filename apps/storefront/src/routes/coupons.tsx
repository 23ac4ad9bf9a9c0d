import { applyCoupon, coupons as couponsCall, type PanelError, removeCoupon } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { CouponsScreen } from "@talabee/ui/screens/coupons-screen";
import { useState } from "react";
import { AccountSidebar } from "../shell/index.js";
import { paths, sendCall, useListQuery, usePending, useShop } from "../platform/index.js";
import { showCart, useCart } from "../features/cart/index.js";

/** The customer's coupons: applied to a filled cart, otherwise links to the stores that accept them. */
export default function CouponsRoute() {
  const shop = useShop();
  const list = useListQuery(couponsCall);
  const cart = useCart().data;
  const [loadingId, during] = usePending();
  const [problem, setProblem] = useState<{ id: string; message: string } | null>(null);
  const isCartEmpty = (cart?.items.length ?? 0) === 0;
  const change = async (coupon: { id: string; code: string }, isOff: boolean) => {
    setProblem(null);
    const onProblem = ({ message }: PanelError) => (setProblem({ id: coupon.id, message }), false);
    const sent = isOff
      ? sendCall(shop, removeCoupon, { body: {}, onProblem })
      : sendCall(shop, applyCoupon, { body: { code: coupon.code }, onProblem });
    const changed = await during(coupon.id, sent);
    if (changed !== null) showCart(shop, changed);
  };
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
      onUse={(coupon) => void change(coupon, false)}
      appliedCode={cart?.coupon?.code}
      onRemove={(coupon) => void change(coupon, true)}
      loadingId={loadingId}
      problem={problem}
      browseHref={paths.home}
    />
  );
}
