"use client";
import { Plus } from "lucide-react";
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { useFormat, useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { VendorLogo } from "../../primitives/vendor-logo/index.js";
import { join } from "../../theme/join.js";
import { CartLine, CartLineSkeleton, type CartLineData } from "../cart-line/index.js";
import { EmptyCart } from "../empty-cart/index.js";
import { MinimumOrderProgress } from "../minimum-order-progress/index.js";
import { ParkedCarts, type ParkedCartData } from "../parked-carts/index.js";
import { PriceSummary, PriceSummarySkeleton, type PriceSummaryData } from "../price-summary/index.js";
import { NearGroup } from "../product-list/near-group.js";
import { AddStepper } from "../quantity-stepper/index.js";

/** The least that names a store. */
export interface StoreSummaryData {
  id: string;
  name: string;
  logo: PictureSource | null;
  /** Ground of the initial that stands in for a missing logo, `#rrggbb`. */
  brand_color: string;
}

/** What stands in the way of ordering, worded by the panel. */
export interface QuoteProblemData {
  code: string;
  message: string;
  /** The line it is about. */
  item_id?: string | undefined;
}

/** What the cart would cost now, and why. */
export interface CartQuoteData extends PriceSummaryData {
  min_order_missing: number;
  free_delivery_missing: number | null;
  problems: readonly QuoteProblemData[];
}

export interface CartStoreData extends StoreSummaryData {
  min_order: number;
  delivery_time: { min: number; max: number };
}

/** The customer's cart. */
export interface CartData<L extends CartLineData = CartLineData> {
  vendor: CartStoreData | null;
  items: readonly L[];
  /** Null while the cart is empty, or while it is worked out. */
  quote: CartQuoteData | null;
  /** Carts of other stores that were put aside. */
  parked?: readonly ParkedCartData[] | undefined;
}

/** A product of the same store that would bring the cart to the minimum order: nothing about it has to be chosen. */
export interface CartSuggestionData {
  id: string;
  name: string;
  image: PictureSource | null;
  /** In dirhams. */
  price: number;
  onAdd: () => void;
}

/** What every form of the cart needs: drawer, side panel, page. */
export interface CartContentProps<L extends CartLineData = CartLineData> {
  status: "loading" | "ready" | "failed";
  cart?: CartData<L> | undefined;
  /** How many lines it has, as far as that is known before it comes: as many are drawn meanwhile. 2 by default. */
  expectedLines?: number | undefined;
  /** Loads the cart again. */
  onRetry: () => void;
  /** The quantity wanted of a line; 0 removes it. */
  onQuantityChange: (line: L, quantity: number) => void;
  /** Plus was pressed at the stock limit. */
  onLimit?: ((line: L) => void) | undefined;
  /** Ids of the lines whose change is on its way. */
  busyLines?: ReadonlySet<string> | undefined;
  /** The total is being worked out anew. */
  quoting?: boolean | undefined;
  storeHref: (storeId: string) => string;
  /** The product's sheet, to choose again. Without it lines have no Edit. */
  lineHref?: ((line: L) => string) | undefined;
  checkoutHref: string;
  /** Where to go from an empty cart. */
  browseHref: string;
  /** The customer is not signed in: the cart asks for it (REQ-AUTH-31). */
  signInHref?: string | undefined;
  /** `CouponField`: between the lines and what they cost. It tells what stands in the coupon's way. */
  coupon?: ReactNode;
  /** Under the minimum order: what would reach it. Two are enough. */
  suggestions?: readonly CartSuggestionData[] | undefined;
  /** One of its links was followed: a drawer closes. */
  onFollow?: (() => void) | undefined;
  /** Takes a cart up that was put aside. Without it they are not shown. */
  onTakeUp?: ((vendorId: string) => void) | undefined;
  /** The vendor whose cart is being taken up. */
  takingUp?: string | null | undefined;
}

/** What the checkout asks for and can mend: another time or address, another coupon. */
const mendedAtCheckout =
  /^(store_closed|slot_full|address_required|out_of_zone|order_type_unavailable|coupon_.+)$/;
const ofCoupon = /^coupon_/;
/** Codes that the cart tells in its own way, not as an alert. */
const toldElsewhere = new Set(["min_order", "cart_empty"]);

/** Whose products these are, and the way back to them. */
export function CartStore({
  vendor,
  storeHref,
  onFollow,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & {
  vendor: CartStoreData;
  storeHref: (storeId: string) => string;
  onFollow?: (() => void) | undefined;
}) {
  const { t } = useMessages();
  const { minutes } = useFormat();
  return (
    <div data-slot="cart-store" {...rest} className={join("flex items-center gap-3", className)}>
      <VendorLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{vendor.name}</bdi>
        </p>
        <p className="text-f2 text-muted">
          <bdi>{minutes([vendor.delivery_time.min, vendor.delivery_time.max])}</bdi>
        </p>
      </div>
      <Link href={storeHref(vendor.id)} onClick={onFollow} className="relative flex-none hit-area text-f2">
        {t(cartMessages.addMore)}
      </Link>
    </div>
  );
}

/** The place of a `CartStore` that is on its way. */
function CartStoreSkeleton({ className }: { className: string }) {
  return (
    <div className={join("flex items-center gap-3", className)} aria-hidden>
      <Skeleton shape="box" className="size-11" />
      <Skeleton className="h-4 w-32" />
    </div>
  );
}

/** Problems that are about the whole order; `all` of them where nothing else tells the rest. */
export function QuoteProblems({
  problems,
  all = false,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & {
  problems: readonly QuoteProblemData[];
  all?: boolean | undefined;
}) {
  const shown = problems.filter(
    (problem) => all || (!toldElsewhere.has(problem.code) && problem.item_id === undefined),
  );
  return (
    <div
      role="status"
      data-slot="quote-problems"
      {...rest}
      className={join("grid gap-2 not-empty:mt-4 empty:hidden", className)}
    >
      {shown.map((problem) => (
        <Alert key={`${problem.code} ${problem.item_id}`} tone="warn">
          {problem.message}
        </Alert>
      ))}
    </div>
  );
}

/** Products that would reach the minimum order, each a press away. */
function Suggestions({ products }: { products: readonly CartSuggestionData[] }) {
  const { t } = useMessages();
  return (
    <ul
      aria-label={t(cartMessages.suggestions)}
      data-slot="cart-suggestions"
      className="mt-4 divide-y divide-border rounded-picture border border-border bg-surface px-4"
    >
      {products.map((product) => (
        <li key={product.id} className="flex items-center gap-3 py-2.5">
          <Picture
            source={product.image}
            alt=""
            ratio="fill"
            fallback={product.name}
            sizes="44px"
            className="size-11! flex-none rounded-button-small"
          />
          <div className="min-w-0 flex-1 text-f2">
            <p className="font-medium">
              <bdi className="whitespace-normal">{product.name}</bdi>
            </p>
            <Price amount={product.price} className="text-muted" />
          </div>
          <AddStepper name={product.name} value={0} look="sunken" onChange={product.onAdd} />
        </li>
      ))}
    </ul>
  );
}

/** What the cart needs, apart from what belongs to the element around it. */
export function splitCart<L extends CartLineData, Props extends CartContentProps<L>>({
  status,
  cart,
  expectedLines,
  onRetry,
  onQuantityChange,
  onLimit,
  busyLines,
  quoting,
  storeHref,
  lineHref,
  checkoutHref,
  browseHref,
  signInHref,
  coupon,
  suggestions,
  onFollow,
  onTakeUp,
  takingUp,
  ...rest
}: Props) {
  const cartProps: CartContentProps<L> = {
    status,
    cart,
    expectedLines,
    onRetry,
    onQuantityChange,
    onLimit,
    busyLines,
    quoting,
    storeHref,
    lineHref,
    checkoutHref,
    browseHref,
    signInHref,
    coupon,
    suggestions,
    onFollow,
    onTakeUp,
    takingUp,
  };
  return { cart: cartProps, rest };
}

/** Lines drawn of a cart that is on its way: more are below what is in sight. */
const mostPending = 6;

/** Of a longer cart, on a page of its own, the lines near what is seen are in the page. */
const mostInPage = 40;
/** This many of them come and go together. */
const groupSize = 8;
const firstInPage = 2 * groupSize;
/** The line itself says its colour: one that it inherits would stay the old theme's until it is drawn. */
const drawnInSight = "[contain-intrinsic-size:auto_calc(5rem_+_var(--ui-line-f3))] [content-visibility:auto]";
/** Of each line, not between them: an empty place of lines is as high as they are. */
const rule = "border-t border-border";

/** Where a page of its own puts what it costs: beside the lines on desktop. */
const columns = {
  frame:
    "desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-cart-side)] desktop:items-start desktop:gap-10",
  lines:
    "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6 desktop:pb-2",
  costs:
    "desktop:sticky desktop:top-26 desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6 desktop:pt-2",
};

/**
 * Lines, progress to the minimum order, problems, and what it costs: one below the other, or with `wide` on desktop the
 * lines under their store and, beside them, the cost over the way on.
 */
export function CartContent<L extends CartLineData>({
  wide,
  ...props
}: CartContentProps<L> & { wide?: { lead: ReactNode; action: ReactNode } | undefined }) {
  const { status, cart, onRetry, busyLines, quoting, browseHref, signInHref, onFollow } = props;
  const { t } = useMessages();
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const count = cart?.items.length ?? 0;
  const before = useRef(count);

  useEffect(() => {
    // The pressed bin is gone with its line, as is what was suggested and taken: the focus must not fall back to the
    // top of the page.
    if (count !== before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);

  if (signInHref) return <EmptyCart browseHref={browseHref} signInHref={signInHref} onFollow={onFollow} />;
  if (status === "failed")
    return (
      <ErrorState title={t(cartMessages.failedTitle)} text={t(cartMessages.failedText)} onRetry={onRetry} />
    );
  if (status === "loading" || !cart)
    return (
      <div className={wide && columns.frame}>
        <SkeletonGroup className={wide && columns.lines}>
          {wide && <CartStoreSkeleton className="pb-3" />}
          {Array.from({ length: Math.min(Math.max(props.expectedLines ?? 2, 1), mostPending) }, (_, i) => (
            <CartLineSkeleton key={i} />
          ))}
        </SkeletonGroup>
        <div className={wide && columns.costs}>
          <PriceSummarySkeleton className="pt-5" />
        </div>
      </div>
    );
  const parked = props.onTakeUp && cart.parked && cart.parked.length > 0 && (
    <ParkedCarts
      carts={cart.parked}
      onTakeUp={props.onTakeUp}
      busyId={props.takingUp}
      swaps={count > 0}
      className="mt-6"
    />
  );
  if (count === 0 || !cart.vendor)
    return (
      <>
        <EmptyCart browseHref={browseHref} onFollow={onFollow} />
        {parked}
      </>
    );
  const { quote, vendor } = cart;
  const { coupon } = props;
  const listProps = {
    tabIndex: -1,
    "aria-label": t(cartMessages.lines),
    className: join("border-b border-border outline-none", wide && "desktop:border-b-0"),
  };
  const lineOf = (line: L) => (
    <CartLine
      line={line}
      onQuantityChange={props.onQuantityChange}
      onLimit={props.onLimit}
      editHref={props.lineHref?.(line)}
      onFollow={onFollow}
      busy={busyLines?.has(line.id)}
      className="text-text"
      problem={quote?.problems.find((problem) => problem.item_id === line.id)?.message}
    />
  );
  const isShort = count <= mostInPage;
  return (
    <div data-slot="cart-content" className={wide && columns.frame}>
      <div className={wide && columns.lines}>
        {wide?.lead}
        {!wide ? (
          <ul ref={list} {...listProps}>
            {cart.items.map((line) => (
              <li key={line.id} className={join(rule, drawnInSight)}>
                {lineOf(line)}
              </li>
            ))}
          </ul>
        ) : (
          <div ref={list} role="list" {...listProps}>
            {Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => {
              const from = group * groupSize;
              return (
                <NearGroup
                  key={group}
                  first={isShort || from < firstInPage}
                  stays={isShort}
                  placeClassName="h-[calc(var(--items)*(5rem_+_var(--ui-line-f3)_+_1px))]"
                  itemPlaceClassName="h-[calc(5rem_+_var(--ui-line-f3)_+_1px)]"
                >
                  {cart.items.slice(from, from + groupSize).map((line, i) => (
                    <div
                      key={line.id}
                      role="listitem"
                      aria-posinset={from + i + 1}
                      aria-setsize={count}
                      className={join(rule, isShort ? drawnInSight : "contain-content")}
                    >
                      {lineOf(line)}
                    </div>
                  ))}
                </NearGroup>
              );
            })}
          </div>
        )}
      </div>
      <div className={wide && columns.costs}>
        {quote && (
          <>
            <MinimumOrderProgress
              minimum={vendor.min_order}
              missing={quote.min_order_missing}
              freeDeliveryMissing={quote.free_delivery_missing}
              className="pt-4"
            />
            {quote.min_order_missing > 0 && props.suggestions && props.suggestions.length > 0 && (
              <Suggestions products={props.suggestions} />
            )}
            <QuoteProblems
              // What stands in the way of a coupon is told at its field.
              problems={coupon ? quote.problems.filter(({ code }) => !ofCoupon.test(code)) : quote.problems}
            />
          </>
        )}
        {coupon && <div className="pt-5">{coupon}</div>}
        <div className="pt-5">
          {quote ? (
            <PriceSummary summary={quote} busy={quoting} aria-label={t(cartMessages.summary)} />
          ) : (
            <PriceSummarySkeleton />
          )}
        </div>
        {wide?.action}
      </div>
      {parked}
    </div>
  );
}

/** The one way on from the cart: to checkout with the total, or back to the menu for what is missing. */
export function CartAction<L extends CartLineData>({
  status,
  cart,
  storeHref,
  checkoutHref,
  quoting,
  signInHref,
  onFollow,
}: CartContentProps<L>) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  if (signInHref || status === "failed" || !cart || cart.items.length === 0 || !cart.vendor) return null;
  const { quote, vendor } = cart;
  if (quote && quote.min_order_missing > 0)
    return (
      <Button wide href={storeHref(vendor.id)} onClick={onFollow} icon={<Icon of={Plus} />}>
        <span>{rich(cartMessages.addAmount, { amount: money(quote.min_order_missing) })}</span>
      </Button>
    );
  const isStuck = quote?.problems.some(({ code }) => !mendedAtCheckout.test(code)) === true;
  if (!quote || quoting || isStuck)
    return (
      <Button
        wide
        disabled={!quoting}
        loading={quoting}
        end={quote ? <bdi>{money(quote.amount_due)}</bdi> : null}
      >
        {t(cartMessages.checkout)}
      </Button>
    );
  return (
    <Button wide href={checkoutHref} onClick={onFollow} end={<bdi>{money(quote.amount_due)}</bdi>}>
      {t(cartMessages.checkout)}
    </Button>
  );
}

export interface CartPanelProps<L extends CartLineData = CartLineData>
  extends CartContentProps<L>, Omit<ComponentProps<"section">, "children"> {}

/** The cart beside the menu, on desktop: vendor, lines, progress, problems, cost, and the way on. */
export function CartPanel<L extends CartLineData>({ className, ...props }: CartPanelProps<L>) {
  const { cart, rest } = splitCart<L, Omit<CartPanelProps<L>, "className">>(props);
  const { t } = useMessages();
  const titleId = useId();
  const vendor =
    cart.signInHref || cart.status !== "ready" || !cart.cart?.items.length ? null : cart.cart.vendor;
  return (
    <section
      data-slot="cart-panel"
      aria-labelledby={titleId}
      {...rest}
      className={join("rounded-panel border border-border bg-surface p-5 desktop:p-6", className)}
    >
      <h2 id={titleId} className="heading text-f4">
        {t(cartMessages.title)}
      </h2>
      {cart.status === "loading" && !cart.signInHref && <CartStoreSkeleton className="mt-4 pb-2.5" />}
      {vendor && (
        <div className="mt-4 pb-2.5">
          <CartStore vendor={vendor} storeHref={cart.storeHref} onFollow={cart.onFollow} />
        </div>
      )}
      <CartContent {...cart} />
      <div className="mt-4.5 empty:hidden">
        <CartAction {...cart} />
      </div>
    </section>
  );
}
