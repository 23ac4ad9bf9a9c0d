"use client";
import { useMessages, cartMessages } from "../../locale/index.js";
import { MinimumOrderProgress } from "../minimum-order-progress/index.js";
import { PriceSummary, PriceSummarySkeleton } from "../price-summary/index.js";
import type { CartStoreData, CartSuggestionData, CartViewModel } from "./cart-data.js";
import { QuoteProblems } from "./quote-problems.js";
import { CartSuggestions } from "./cart-suggestions.js";

const couponProblem = /^coupon_/;

/** Products that reach the minimum order; none once it is reached. */
export function suggestedProducts({
  data,
  suggestions = [],
}: Pick<CartViewModel, "data" | "suggestions">): readonly CartSuggestionData[] {
  return (data?.quote?.min_order_missing ?? 0) > 0 ? suggestions : [];
}

/** Progress to the minimum order, problems, the coupon, and the costs. */
export function CartCosts({
  cart,
  store,
  wide = false,
}: {
  cart: Pick<CartViewModel, "data" | "coupon" | "suggestions" | "loadingQuote">;
  store: CartStoreData;
  /** Beside the lines on desktop, as on the cart page. */
  wide?: boolean | undefined;
}) {
  const { t } = useMessages();
  const { coupon, loadingQuote } = cart;
  const quote = cart.data?.quote;
  const suggested = suggestedProducts(cart);
  return (
    <>
      {quote && (
        <>
          <MinimumOrderProgress
            minimum={store.min_order}
            missing={quote.min_order_missing}
            freeDeliveryMissing={quote.free_delivery_missing}
            className="pt-4"
          />
          {suggested.length > 0 && (
            // Beside a page's costs they are below the lines on desktop.
            <CartSuggestions products={suggested} className={wide ? "desktop:hidden" : undefined} />
          )}
          <QuoteProblems
            // The coupon field shows the coupon's problems.
            problems={
              coupon ? quote.problems.filter(({ code }) => !couponProblem.test(code)) : quote.problems
            }
          />
        </>
      )}
      {coupon && <div className="pt-5">{coupon}</div>}
      <div className="pt-5">
        {quote ? (
          <PriceSummary summary={quote} loading={loadingQuote} aria-label={t(cartMessages.summary)} />
        ) : (
          <PriceSummarySkeleton />
        )}
      </div>
    </>
  );
}
