"use client";
import { Clock, WalletMinimal } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import {
  useFormat,
  useMessages,
  checkoutMessages,
  commonMessages,
  cartMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Switch } from "../../primitives/switch/index.js";
import { TextArea } from "../../primitives/text-area/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { join } from "../../theme/join.js";
import { AddressCard } from "../../widgets/address-card/index.js";
import { AddressSheet } from "../../widgets/address-picker/index.js";
import { QuoteProblems } from "../../widgets/cart-content/index.js";
import { CouponField } from "../../widgets/coupon-field/index.js";
import { CouponSheet } from "../../widgets/coupon-sheet/index.js";
import { EmptyCart } from "../../widgets/empty-cart/index.js";
import { OrderItems } from "../../widgets/order-items/index.js";
import { OrderTypeSwitch } from "../../widgets/order-type-switch/index.js";
import { PaymentMethodPicker } from "../../widgets/payment-method-picker/index.js";
import { PriceSummary, PriceSummarySkeleton } from "../../widgets/price-summary/index.js";
import { CardPicker } from "../../widgets/saved-cards/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";
import { StockShortageDialog } from "../../widgets/stock-shortage-dialog/index.js";
import { TimeSlotSheet, useSlotText } from "../../widgets/time-slot-picker/index.js";
import type { CheckoutScreenProps } from "./checkout-props.js";
import { Step } from "./checkout-step.js";
import { VendorRow } from "./checkout-store-row.js";
import { CheckoutSkeleton } from "./checkout-skeleton.js";

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
            onValueChange={payment.onSelect}
            walletBalance={payment.walletBalance}
            cards={
              payment.cards && (
                <CardPicker
                  cards={payment.cards.items}
                  value={payment.cards.selectedId}
                  onValueChange={payment.cards.onSelect}
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
        loading={quote.status === "loading"}
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
            {orderType.options && orderType.options.length > 1 && orderType.onValueChange && (
              <OrderTypeSwitch
                options={orderType.options}
                value={orderType.value}
                onValueChange={orderType.onValueChange}
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
                onValueChange={table.onValueChange}
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
                loading={coupon.loading}
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
          onValueChange={time.onValueChange}
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
