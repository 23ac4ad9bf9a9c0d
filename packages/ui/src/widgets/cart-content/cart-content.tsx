"use client";
import { Trash2 } from "../../primitives/icon/icon-nodes.js";
import { useEffect, useRef, type ReactNode } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { CartLineSkeleton, type CartLineData } from "../cart-line/index.js";
import { EmptyCart } from "../empty-cart/index.js";
import { ParkedCarts } from "../parked-carts/index.js";
import { PriceSummarySkeleton } from "../price-summary/index.js";
import type { CartViewModel } from "./cart-data.js";
import { CartStoreSkeleton } from "./cart-store.js";
import { CartLines } from "./cart-lines.js";
import { CartCosts, suggestedProducts } from "./cart-costs.js";
import { CartSuggestions } from "./cart-suggestions.js";

/** Skeleton lines fill at most one screen. */
const maxSkeletonLines = 6;

/** Two columns on desktop: lines, and costs next to them. */
const columns = {
  frame:
    "desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-cart-side)] desktop:items-start desktop:gap-10",
  lines:
    "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6 desktop:pb-2",
  costs:
    "desktop:sticky desktop:top-26 desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6 desktop:pt-2",
};

export interface CartContentProps<L extends CartLineData = CartLineData> {
  cart: CartViewModel<L>;
  /** Two columns on desktop, for a page: `lead` goes above the lines, `action` below the costs. */
  wide?: { lead: ReactNode; action: ReactNode } | undefined;
}

/** The cart's placeholder while it loads. */
function CartContentSkeleton({
  wide,
  expectedLines = 2,
}: {
  wide: boolean;
  expectedLines?: number | undefined;
}) {
  // More lines than are shown, or an unknown number of them: on phones the costs come after them, and would be moved.
  const fills = expectedLines > maxSkeletonLines;
  return (
    <div className={wide ? columns.frame : undefined}>
      <SkeletonGroup className={wide ? columns.lines : undefined}>
        {wide && <CartStoreSkeleton className="pb-3" />}
        {Array.from({ length: Math.min(Math.max(expectedLines, 1), maxSkeletonLines) }, (_, i) => (
          <CartLineSkeleton key={i} />
        ))}
      </SkeletonGroup>
      <div className={cx(wide && columns.costs, fills && "max-desktop:hidden")}>
        <PriceSummarySkeleton className="pt-5" />
      </div>
    </div>
  );
}

/** Lines, progress to the minimum order, problems and costs. Used by panel, drawer and page. */
export function CartContent<L extends CartLineData>({ cart, wide }: CartContentProps<L>) {
  const { t } = useMessages();
  const { status, data, browseHref, signInHref, onNavigate } = cart;
  const list = useRef<HTMLDivElement>(null);
  const count = data?.items.length ?? 0;
  const previousCount = useRef(count);

  useEffect(() => {
    // The clicked button was unmounted with its line or suggestion: keep the focus in the list.
    if (count !== previousCount.current && document.activeElement === document.body) list.current?.focus();
    previousCount.current = count;
  }, [count]);

  if (signInHref)
    return <EmptyCart browseHref={browseHref} signInHref={signInHref} onNavigate={onNavigate} />;
  if (status === "failed")
    return (
      <ErrorState
        picture={null}
        title={t(cartMessages.failedTitle)}
        text={t(cartMessages.failedText)}
        onRetry={cart.onRetry}
      />
    );
  if (status === "loading" || !data)
    return <CartContentSkeleton wide={wide !== undefined} expectedLines={cart.expectedLines} />;
  const suggested = suggestedProducts(cart);
  const parked = cart.onRestore && data.parked && data.parked.length > 0 && (
    <ParkedCarts
      carts={data.parked}
      onRestore={cart.onRestore}
      loadingId={cart.loadingStoreId}
      cartInUse={count > 0}
      className="mt-6"
    />
  );
  if (count === 0 || !data.vendor)
    return (
      <>
        <EmptyCart browseHref={browseHref} onNavigate={onNavigate} />
        {parked}
      </>
    );
  return (
    <div data-slot="cart-content" className={wide && columns.frame}>
      <div className="min-w-0">
        <div className={wide && columns.lines}>
          {wide?.lead}
          <CartLines
            ref={list}
            cart={cart}
            lines={data.items}
            problems={data.quote?.problems}
            className={wide && "desktop:border-b-0"}
          />
          {cart.onClear && (
            <Button
              variant="text"
              size="small"
              icon={<Icon of={Trash2} />}
              loading={cart.loadingClear}
              onClick={cart.onClear}
              data-slot="cart-clear"
              className="-ms-2 mt-1"
            >
              {t(cartMessages.clear)}
            </Button>
          )}
        </div>
        {wide && suggested.length > 0 && (
          <section className="mt-8 max-desktop:hidden">
            <h2 className="mb-3.5 text-heading heading">{t(cartMessages.suggestions)}</h2>
            <CartSuggestions products={suggested} layout="cards" />
          </section>
        )}
      </div>
      <div className={wide && columns.costs}>
        <CartCosts cart={cart} store={data.vendor} wide={wide !== undefined} />
        {wide?.action}
      </div>
      {parked}
    </div>
  );
}
