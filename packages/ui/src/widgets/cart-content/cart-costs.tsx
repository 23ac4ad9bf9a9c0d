"use client";
import { useMessages, cartMessages } from "../../locale/index.js";
import { MinimumOrderProgress } from "../minimum-order-progress/index.js";
import { PriceSummary, PriceSummarySkeleton } from "../price-summary/index.js";
import type { CartStoreData, CartViewModel } from "./cart-data.js";
import { QuoteProblems } from "./quote-problems.js";
import { CartSuggestions } from "./cart-suggestions.js";

const couponProblem = /^coupon_/;

/** Progress to the minimum order, problems, the coupon, and the costs. */
export function CartCosts({
  cart,
  store,
}: {
  cart: Pick<CartViewModel, "data" | "coupon" | "suggestions" | "loadingQuote">;
  store: CartStoreData;
}) {
  const { t } = useMessages();
  const { coupon, suggestions, loadingQuote } = cart;
  const quote = cart.data?.quote;
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
          {quote.min_order_missing > 0 && suggestions && suggestions.length > 0 && (
            <CartSuggestions products={suggestions} />
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
