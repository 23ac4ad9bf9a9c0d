"use client";
import { Check, Clock, WalletMinimal } from "lucide-react";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import {
  useFormat,
  useMessages,
  checkoutMessages,
  commonMessages,
  cartMessages,
  ordersMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Switch } from "../../primitives/switch/index.js";
import { TextArea } from "../../primitives/text-area/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { VendorLogo } from "../../primitives/vendor-logo/index.js";
import { join } from "../../theme/join.js";
import { AddressCard, type AddressData } from "../../widgets/address-card/index.js";
import type { AddressFormProps, AddressFormValues } from "../../widgets/address-form/index.js";
import { AddressSheet } from "../../widgets/address-picker/index.js";
import {
  QuoteProblems,
  type CartData,
  type CartQuoteData,
  type CartStoreData,
} from "../../widgets/cart-panel/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import { CouponField } from "../../widgets/coupon-field/index.js";
import { CouponSheet, type CouponChoiceProps } from "../../widgets/coupon-sheet/index.js";
import { EmptyCart } from "../../widgets/empty-cart/index.js";
import { OrderItems } from "../../widgets/order-items/index.js";
import { OrderTypeSwitch, type OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import {
  PaymentMethodPicker,
  type PaymentMethodData,
  type PaymentMethodKind,
} from "../../widgets/payment-method-picker/index.js";
import { PriceSummary, PriceSummarySkeleton } from "../../widgets/price-summary/index.js";
import { type CardData, CardPicker } from "../../widgets/saved-cards/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";

import { StockShortageDialog, type StockShortageProps } from "../../widgets/stock-shortage-dialog/index.js";
import {
  TimeSlotSheet,
  useSlotText,
  type SlotDayData,
  type SlotGoneData,
} from "../../widgets/time-slot-picker/index.js";

type Status = "loading" | "ready" | "failed";

/** What is ordered. */
export type CheckoutCart = Pick<CartData, "vendor"> & { items: readonly ChosenItemData[] };

export interface CheckoutScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** The page above: the store, or the cart. */
  backHref: string;
  /** Where to go when the cart is empty. */
  browseHref: string;
  /** What is ordered. */
  cart: { status: Status; data?: CheckoutCart | undefined; onRetry: () => void };
  /** How it reaches the customer; without `options` it is not asked. */
  orderType?:
    | {
        value: OrderTypeKind;
        options?: readonly OrderTypeKind[] | undefined;
        onChange?: ((type: OrderTypeKind) => void) | undefined;
      }
    | undefined;
  /** Where to: only asked for delivery. */
  addresses: {
    status: Status;
    items: readonly AddressData[];
    selectedId: string | null;
    onSelect: (id: string) => void;
    onRetry: () => void;
    validate: AddressFormProps["validate"];
    /** Saves a new address and selects it. Resolves to what the panel refused, or to nothing when it is saved. */
    onCreate: AddressFormProps["onSubmit"];
    /** Summary of a form sent off empty (REQ-FORM-21: 'Please fill all inputs'). */
    emptyMessage?: string | undefined;
    /** Of the map in the form. */
    tiles?: AddressFormProps["tiles"];
    locate?: AddressFormProps["locate"];
    /** What is already known (the phone) or was typed before a reload. */
    draft?: Partial<AddressFormValues> | undefined;
    onDraftChange?: ((values: AddressFormValues) => void) | undefined;
  };
  /** At which table it is eaten: asked for dine-in. */
  table?:
    | {
        value: string;
        onChange: (table: string) => void;
        /** What is wrong with it; shown as given. */
        error?: string | undefined;
      }
    | undefined;
  /** When it is wanted; without it, it is not asked. */
  time?:
    | {
        /** ISO-8601; null is as soon as possible. */
        value: string | null;
        onChange: (at: string | null) => void;
        status: Status;
        days: readonly SlotDayData[];
        onRetry: () => void;
        /** The times are about to be looked at. */
        onOpen?: (() => void) | undefined;
        /** The store takes orders for now. */
        opensNow: boolean;
        /** The order was refused as its time has gone: asked for another one at once. */
        gone?: SlotGoneData | null | undefined;
        onGoneClose?: (() => void) | undefined;
      }
    | undefined;
  /** The coupon on the cart, and those that can be put on it. */
  coupon?: CouponChoiceProps | undefined;
  /** The order was refused as there is not enough of these any more. */
  shortage?: StockShortageProps | null | undefined;
  /** How to pay. */
  payment: {
    status: Status;
    methods: readonly PaymentMethodData[];
    selected: PaymentMethodKind | null;
    onSelect: (method: PaymentMethodKind) => void;
    onRetry: () => void;
    /** What the wallet holds, in dirhams. */
    walletBalance?: number | undefined;
    /** The wallet pays first, as far as it goes; the rest by the way to pay. Without it, it is not asked. */
    wallet?: { used: boolean; onUse: (used: boolean) => void } | undefined;
    /** Which card pays while a card is chosen: a saved one, or `newCard`, typed on the gateway's page. */
    cards?: { items: readonly CardData[]; selectedId: string; onSelect: (id: string) => void } | undefined;
  };
  /** A note for the store, optional; controlled, so that the app can keep it over a reload. */
  note: string;
  onNoteChange: (note: string) => void;
  /** What it costs with these choices. While `loading` with `data`, the old total is shown faintly. */
  quote: {
    status: Status;
    data: CartQuoteData | null;
    /** The panel refused the old one: this is the new one (409 `quote_changed`). */
    changed?: boolean | undefined;
    /** What the customer had seen, in dirhams. */
    before?: number | undefined;
    onRetry: () => void;
  };
  /** The order is on its way: the button waits. */
  placing?: boolean | undefined;
  onPlaceOrder: () => void;
}

type StepState = "done" | "now" | "next";

function Step({
  number,
  state,
  title,
  action,
  headingRef,
  children,
}: {
  number: number;
  state: StepState;
  title: string;
  action?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const format = useFormat();
  const id = useId();
  const word = {
    done: checkoutMessages.stepDone,
    now: checkoutMessages.stepNow,
    next: checkoutMessages.stepNext,
  } as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="checkout-step"
      data-state={state}
      className="px-gutter py-5 not-first:border-t-8 not-first:border-sunken desktop:rounded-panel desktop:border! desktop:border-border! desktop:bg-surface desktop:p-6"
    >
      <div className="mb-3.5 flex items-center gap-3">
        <span
          aria-hidden
          className={join(
            "grid size-8 flex-none place-items-center rounded-[50%] text-f2 leading-none font-semibold transition-colors",
            state === "next" ? "bg-sunken text-muted" : "bg-ink text-on-ink",
          )}
        >
          {state === "done" ? <Icon of={Check} size="small" strokeWidth={2.6} /> : format.number(number)}
        </span>
        <h2 ref={headingRef} id={id} tabIndex={-1} className="min-w-0 flex-1 text-f4 heading outline-none">
          {title}
          <span className="sr-only">{` (${t(word[state], { number })})`}</span>
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function RegionFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <Alert
      tone="bad"
      live
      action={
        <Button variant="text" size="small" onClick={onRetry}>
          {t(commonMessages.retry)}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function VendorRow({
  vendor,
  items,
  orderType,
  wanted,
}: {
  vendor: CartStoreData;
  items: readonly ChosenItemData[];
  orderType: OrderTypeKind;
  /** For when, in words; as soon as possible when left out. */
  wanted?: string | undefined;
}) {
  const { t, rich } = useMessages();
  const { minutes } = useFormat();
  const time = minutes([vendor.delivery_time.min, vendor.delivery_time.max]);
  return (
    <div data-slot="checkout-vendor" className="flex items-center gap-3">
      <VendorLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{vendor.name}</bdi>
        </p>
        <p className="text-f2 text-muted">
          {t(cartMessages.items, { count: items.reduce((sum, item) => sum + item.quantity, 0) })}
          <span className="dotted">
            {wanted === undefined
              ? rich(orderType === "delivery" ? checkoutMessages.arrivesIn : checkoutMessages.readyIn, {
                  minutes: time,
                })
              : rich(ordersMessages.scheduledFor, { time: wanted })}
          </span>
        </p>
      </div>
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <SkeletonGroup className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:gap-8">
      <div className="grid content-start desktop:gap-4">
        {[0, 1, 2].map((i) => (
          <div
            key={i}
            className="py-5 not-first:border-t-8 not-first:border-sunken desktop:rounded-panel desktop:border! desktop:border-border! desktop:p-6"
          >
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" className="size-8" />
              <Skeleton className="h-5 w-32" />
            </div>
            <Skeleton shape="box" className="mt-4 h-19 w-full rounded-field" />
          </div>
        ))}
      </div>
      <Skeleton shape="box" className="h-90 w-full rounded-panel max-desktop:hidden" />
    </SkeletonGroup>
  );
}

/** Problems that another time would solve. */
const ofTime = new Set(["store_closed", "slot_full"]);
/** Problems that stand at the coupon's field. */
const isOfCoupon = (code: string) => code.startsWith("coupon_");

/** Where, how to pay, review: one page, three numbered steps, nothing typed is ever lost (REQ-ROUTE-30). */
export function CheckoutScreen({
  backHref,
  browseHref,
  cart,
  orderType = { value: "delivery" },
  addresses,
  table,
  time,
  coupon,
  shortage = null,
  payment,
  note,
  onNoteChange,
  quote,
  placing = false,
  onPlaceOrder,
  className,
  ...rest
}: CheckoutScreenProps) {
  const { t, rich } = useMessages();
  const { money, minutes } = useFormat();
  /** The new total that has been told already. */
  const [told, setTold] = useState<number | null>(null);
  const slotText = useSlotText();
  const [timing, setTiming] = useState(false);
  const [listing, setListing] = useState(false);
  const tableField = useId();
  const [view, setView] = useState<"choose" | "new" | null>(null);
  const [asked, setAsked] = useState(false);
  const whereHeading = useRef<HTMLHeadingElement>(null);
  const payHeading = useRef<HTMLHeadingElement>(null);

  const tableError = table?.error;
  useEffect(() => {
    // Refused when it was sent: its field may be far from the button that was pressed.
    if (tableError !== undefined) document.getElementById(tableField)?.focus();
  }, [tableError, tableField]);

  const delivers = orderType.value === "delivery";
  const address =
    addresses.status === "ready"
      ? addresses.items.find((item) => item.id === addresses.selectedId)
      : undefined;
  const method =
    payment.status === "ready"
      ? payment.methods.find((item) => item.code === payment.selected && item.enabled)
      : undefined;
  const isDineIn = orderType.value === "dine_in";
  const tableMissing = isDineIn && table !== undefined && table.value.trim() === "";
  const placed = delivers ? address !== undefined : !tableMissing;
  const walletPaysAll = payment.wallet?.used === true && quote.data?.amount_due === 0;
  const paid = method !== undefined || walletPaysAll;
  const noWayToPay = payment.status === "ready" && payment.methods.length === 0 && !paid;
  const vendor = cart.data?.vendor ?? null;
  const items = cart.data?.items ?? [];
  const total = quote.data ? <bdi>{money(quote.data.amount_due)}</bdi> : undefined;
  const problems = quote.data?.problems ?? [];
  const timeProblem = time && problems.find(({ code }) => ofTime.has(code));
  const otherProblems = problems.filter((problem) => problem !== timeProblem && !isOfCoupon(problem.code));
  const blocked = otherProblems.length > 0;
  const wanted = time?.value ? slotText.slot(time.value) : undefined;
  const askTime = () => {
    time?.onOpen?.();
    setTiming(true);
  };

  const place = () => {
    setAsked(true);
    if (tableMissing) document.getElementById(tableField)?.focus();
    else if (!placed) whereHeading.current?.focus();
    else if (timeProblem) askTime();
    else if (!paid) payHeading.current?.focus();
    else onPlaceOrder();
  };

  // What is still on its way is not missing: a press meanwhile would be lost, or lead to what nobody has to choose.
  const arriving =
    quote.status === "loading" ||
    payment.status === "loading" ||
    (delivers && addresses.status === "loading");
  const placeButton = (
    <Button
      wide
      end={total}
      loading={placing || arriving}
      disabled={!quote.data || (blocked && placed) || noWayToPay || quote.status === "failed"}
      onClick={place}
    >
      {t(checkoutMessages.placeOrder)}
    </Button>
  );

  let where: ReactNode;
  if (addresses.status === "failed")
    where = <RegionFailed text={t(checkoutMessages.addressesFailed)} onRetry={addresses.onRetry} />;
  else if (addresses.status === "loading")
    where = (
      <SkeletonGroup>
        <div className="flex gap-4">
          <Skeleton shape="box" className="size-18 rounded-field" />
          <div className="grid flex-1 content-center gap-3">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      </SkeletonGroup>
    );
  else if (address) where = <AddressCard address={address} framed={false} full />;
  else
    where = (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3.5">
        <div>
          <p className="font-medium">
            {t(addresses.items.length > 0 ? checkoutMessages.chooseAddress : checkoutMessages.noAddress)}
          </p>
          <p className="text-f2 text-muted">{t(checkoutMessages.noAddressText)}</p>
        </div>
        <Button
          variant="soft"
          size="small"
          onClick={() => setView(addresses.items.length > 0 ? "choose" : "new")}
        >
          {t(addresses.items.length > 0 ? checkoutMessages.chooseAddress : checkoutMessages.addAddress)}
        </Button>
      </div>
    );

  const when = time && vendor && (
    <div data-slot="checkout-when" className="mt-4 border-t border-border pt-3.5">
      <div className="flex items-center gap-3">
        <IconTile of={Clock} />
        <p className="min-w-0 flex-1">
          <span className="block font-medium">
            <span className="sr-only">{t(checkoutMessages.when)}: </span>
            {wanted === undefined ? (
              t(time.opensNow ? checkoutMessages.asap : checkoutMessages.chooseTime)
            ) : (
              <bdi className="whitespace-normal">{wanted}</bdi>
            )}
          </span>
          {(wanted !== undefined || time.opensNow) && (
            <span className="block text-f2 text-muted">
              {wanted === undefined ? (
                <bdi>{minutes([vendor.delivery_time.min, vendor.delivery_time.max])}</bdi>
              ) : (
                t(checkoutMessages.preorder)
              )}
            </span>
          )}
        </p>
        <Button
          variant="text"
          size="small"
          onClick={askTime}
          disabled={placing}
          aria-label={t(checkoutMessages.changeTime)}
          className="-me-4"
        >
          {t(checkoutMessages.change)}
        </Button>
      </div>
      {timeProblem && (
        <Alert
          tone="warn"
          live
          className="mt-3"
          action={
            <Button variant="text" size="small" onClick={askTime}>
              {t(checkoutMessages.chooseTime)}
            </Button>
          }
        >
          {timeProblem.message}
        </Alert>
      )}
    </div>
  );

  let pay: ReactNode;
  if (payment.status === "failed")
    pay = <RegionFailed text={t(checkoutMessages.paymentMethodsFailed)} onRetry={payment.onRetry} />;
  else if (payment.status === "loading")
    pay = (
      <SkeletonGroup className="grid gap-2">
        <Skeleton shape="box" className="h-19 w-full rounded-field" />
        <Skeleton shape="box" className="h-19 w-full rounded-field" />
      </SkeletonGroup>
    );
  else
    pay = (
      <>
        {payment.wallet && (
          <Switch
            layout="card"
            lead={<IconTile of={WalletMinimal} />}
            label={t(checkoutMessages.useWallet)}
            description={
              walletPaysAll
                ? t(checkoutMessages.walletPaysAll)
                : t(checkoutMessages.useWalletHelp, { amount: money(payment.walletBalance ?? 0) })
            }
            checked={payment.wallet.used}
            disabled={placing}
            onCheckedChange={payment.wallet.onUse}
            className="mb-3"
          />
        )}
        {!walletPaysAll && (
          <PaymentMethodPicker
            methods={payment.methods}
            value={method ? method.code : null}
            onChange={payment.onSelect}
            walletBalance={payment.walletBalance}
            cards={
              payment.cards && (
                <CardPicker
                  cards={payment.cards.items}
                  value={payment.cards.selectedId}
                  onChange={payment.cards.onSelect}
                  disabled={placing}
                />
              )
            }
            error={
              asked && placed && !paid && payment.methods.length > 0
                ? t(checkoutMessages.needsPayment)
                : undefined
            }
            disabled={placing}
          />
        )}
      </>
    );

  const notices = (
    <>
      {quote.changed && (
        <Alert tone="warn" live title={t(checkoutMessages.quoteChanged)} className="mb-4">
          {t(checkoutMessages.quoteChangedText)}
        </Alert>
      )}
    </>
  );
  const costs =
    quote.status === "failed" && !quote.data ? (
      <RegionFailed text={t(checkoutMessages.summaryFailed)} onRetry={quote.onRetry} />
    ) : quote.data ? (
      <PriceSummary
        summary={quote.data}
        busy={quote.status === "loading"}
        aria-label={t(cartMessages.summary)}
      />
    ) : (
      <PriceSummarySkeleton />
    );

  let body: ReactNode;
  if (cart.status === "failed")
    body = (
      <ErrorState
        title={t(cartMessages.failedTitle)}
        text={t(cartMessages.failedText)}
        onRetry={cart.onRetry}
      />
    );
  else if (cart.status === "loading" || !cart.data) body = <CheckoutSkeleton />;
  else if (items.length === 0 || !vendor)
    body = <EmptyCart browseHref={browseHref} className="min-h-[60svh]" />;
  else
    body = (
      <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:items-start desktop:gap-8">
        <div className="max-desktop:-mx-gutter desktop:grid desktop:gap-4">
          <Step
            number={1}
            state={placed ? "done" : "now"}
            title={t(
              delivers
                ? checkoutMessages.where
                : isDineIn
                  ? checkoutMessages.whereTable
                  : checkoutMessages.whereStore,
            )}
            headingRef={whereHeading}
            action={
              delivers &&
              address && (
                <Button
                  variant="text"
                  size="small"
                  onClick={() => setView("choose")}
                  className="-my-1.5 -me-4"
                >
                  {t(checkoutMessages.change)}
                </Button>
              )
            }
          >
            {orderType.options && orderType.options.length > 1 && orderType.onChange && (
              <OrderTypeSwitch
                options={orderType.options}
                value={orderType.value}
                onChange={orderType.onChange}
                wide
                className="mb-4"
              />
            )}
            {delivers ? (
              where
            ) : (
              <VendorRow vendor={vendor} items={items} orderType={orderType.value} wanted={wanted} />
            )}
            {isDineIn && table && (
              <TextField
                id={tableField}
                label={t(checkoutMessages.table)}
                help={t(checkoutMessages.tableHelp)}
                error={table.error ?? (asked && tableMissing ? t(checkoutMessages.needsTable) : undefined)}
                value={table.value}
                onValueChange={table.onChange}
                autoComplete="off"
                maxLength={20}
                disabled={placing}
                className="mt-4 max-w-60"
              />
            )}
            {asked && delivers && !placed && (
              <p role="alert" className="mt-2 text-f2 font-medium text-bad-text">
                {t(checkoutMessages.needsAddress)}
              </p>
            )}
            {when}
          </Step>
          <Step
            number={2}
            state={paid ? "done" : placed ? "now" : "next"}
            title={t(checkoutMessages.howToPay)}
            headingRef={payHeading}
          >
            {pay}
          </Step>
          <Step number={3} state={placed && paid ? "now" : "next"} title={t(checkoutMessages.review)}>
            <VendorRow vendor={vendor} items={items} orderType={orderType.value} wanted={wanted} />
            <OrderItems items={items} className="mt-2 border-y border-border desktop:hidden" />
            {coupon && (
              <CouponField
                coupon={coupon.applied}
                onApply={coupon.onApply}
                onRemove={coupon.onRemove}
                busy={coupon.busy}
                error={coupon.error ?? problems.find(({ code }) => isOfCoupon(code))?.message}
                suggestion={coupon.suggestion}
                suggestedCode={coupon.suggestedCode}
                onChoose={() => setListing(true)}
                className="mt-4"
              />
            )}
            <TextArea
              label={t(checkoutMessages.orderNote)}
              optional
              value={note}
              onValueChange={onNoteChange}
              placeholder={t(checkoutMessages.orderNoteExample)}
              maxLength={200}
              disabled={placing}
              className="mt-4"
            />
            <div className="mt-5 desktop:hidden">
              {notices}
              {costs}
              {quote.data && <QuoteProblems problems={otherProblems} all />}
            </div>
          </Step>
        </div>
        <aside
          aria-label={t(checkoutMessages.orderSummary)}
          data-slot="checkout-summary"
          className="sticky top-26 rounded-panel border border-border bg-surface p-7 max-desktop:hidden"
        >
          <h2 className="mb-4 text-f4 heading">{t(checkoutMessages.orderSummary)}</h2>
          {notices}
          <OrderItems items={items} className="mb-4.5 border-y border-border" />
          {costs}
          {quote.data && <QuoteProblems problems={otherProblems} all />}
          <div className="mt-5">{placeButton}</div>
          <p className="mt-3 text-center text-f1 text-muted">{t(checkoutMessages.cancelFree)}</p>
        </aside>
      </div>
    );

  const ready = cart.status === "ready" && items.length > 0 && vendor !== null;
  return (
    <div data-slot="checkout-screen" {...rest} className={join("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere pb-8 desktop:pb-16">
        <ScreenHead backHref={backHref} title={t(checkoutMessages.title)} />
        {body}
      </div>
      {ready && <StickyActionBar>{placeButton}</StickyActionBar>}
      <AddressSheet
        returnFocus={whereHeading}
        view={view}
        onViewChange={setView}
        addresses={addresses.items}
        selectedId={addresses.selectedId}
        onSelect={addresses.onSelect}
        validate={addresses.validate}
        onCreate={addresses.onCreate}
        emptyMessage={addresses.emptyMessage}
        tiles={addresses.tiles}
        locate={addresses.locate}
        draft={addresses.draft}
        onDraftChange={addresses.onDraftChange}
      />
      {time && (
        <TimeSlotSheet
          open={timing || (time.gone ?? null) !== null}
          onOpenChange={(open) => {
            setTiming(open);
            if (!open) time.onGoneClose?.();
          }}
          status={time.status}
          days={time.days}
          onRetry={time.onRetry}
          value={time.value}
          onChange={time.onChange}
          asap={
            time.opensNow && vendor
              ? minutes([vendor.delivery_time.min, vendor.delivery_time.max])
              : undefined
          }
          gone={time.gone}
        />
      )}
      {coupon && <CouponSheet {...coupon} open={listing} onOpenChange={setListing} />}
      {shortage !== null && <StockShortageDialog {...shortage} />}
      <ConfirmDialog
        open={quote.changed === true && told !== quote.data?.amount_due}
        onOpenChange={(open) => !open && setTold(quote.data?.amount_due ?? null)}
        title={t(checkoutMessages.quoteChanged)}
        description={
          quote.before !== undefined && quote.data
            ? rich(checkoutMessages.quoteFromTo, {
                before: money(quote.before),
                now: money(quote.data.amount_due),
              })
            : t(checkoutMessages.quoteChangedText)
        }
        confirm={t(checkoutMessages.placeOrder)}
        cancel={t(checkoutMessages.lookAgain)}
        onConfirm={() => {
          setTold(quote.data?.amount_due ?? null);
          place();
        }}
      />
      <span role="status" className="sr-only">
        {placing && t(checkoutMessages.placing)}
      </span>
    </div>
  );
}
