"use client";
import { Plus } from "../../primitives/icon/icon-nodes.js";
import { useFormat, useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import type { CartLineData } from "../cart-line/index.js";
import type { CartViewModel } from "./cart-data.js";

/** Problems that the customer can fix at checkout: another time, address or coupon. */
const solvableAtCheckout =
  /^(store_closed|slot_full|address_required|out_of_zone|zone_unknown|pin_outside_market|pin_zone_differs|order_type_unavailable|coupon_.+)$/;

/**
 * Primary action: to checkout with the total, or back to the menu below the minimum order. A cart of a store that is gone
 * leads to the other stores; it is emptied above.
 */
export function CartAction<L extends CartLineData>({ cart }: { cart: CartViewModel<L> }) {
  const { status, data, browseHref, storeHref, checkoutHref, loadingQuote, signInHref, onNavigate } = cart;
  const { t, rich } = useMessages();
  const { money } = useFormat();
  if (signInHref || status === "failed" || !data || data.items.length === 0 || !data.vendor) return null;
  const { quote, vendor: store } = data;
  if (quote?.problems.some(({ code }) => code === "store_inactive"))
    return (
      <Button wide href={browseHref} onClick={onNavigate}>
        {t(cartMessages.browse)}
      </Button>
    );
  if (quote && quote.min_order_missing > 0)
    return (
      <Button wide href={storeHref(store.id)} onClick={onNavigate} icon={<Icon of={Plus} />}>
        <span>{rich(cartMessages.addAmount, { amount: money(quote.min_order_missing) })}</span>
      </Button>
    );
  const isStuck = quote?.problems.some(({ code }) => !solvableAtCheckout.test(code)) === true;
  if (!quote || loadingQuote || isStuck)
    return (
      <Button
        wide
        disabled={!loadingQuote}
        loading={loadingQuote}
        end={quote ? <bdi translate="no">{money(quote.amount_due)}</bdi> : null}
      >
        {t(cartMessages.checkout)}
      </Button>
    );
  return (
    <Button
      wide
      href={checkoutHref}
      onClick={onNavigate}
      end={<bdi translate="no">{money(quote.amount_due)}</bdi>}
    >
      {t(cartMessages.checkout)}
    </Button>
  );
}
