"use client";
import { TicketPercent, X } from "../../primitives/icon/icon-nodes.js";
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useFormat, useMessages, walletMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Link } from "../../primitives/link/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { cx } from "../../lib/cx.js";

/** Coupon applied to the cart. */
export interface AppliedCouponData {
  code: string;
  title: string;
  kind: "percent" | "fixed" | "free_delivery";
  /** Current discount, in minor units. */
  discount: number;
}

export interface CouponFieldProps extends Omit<ComponentProps<"div">, "children"> {
  /** Coupon applied to the cart, or null. */
  coupon: AppliedCouponData | null;
  /** Applies a code to the cart. */
  onApply: (code: string) => void;
  onRemove: () => void;
  /** Whether a coupon is being applied or removed. */
  loading?: boolean | undefined;
  /** Why the last code was rejected. The typed code stays. */
  error?: ReactNode;
  /** Hint for saving money, worded by the server, shown under the field. */
  suggestion?: string | null | undefined;
  /** Code in the suggestion that can be applied now; it becomes a button. */
  suggestedCode?: string | undefined;
  /** URL of the customer's coupons. */
  couponsHref?: string | undefined;
  /** Opens the customer's coupons, instead of linking to them. */
  onChoose?: (() => void) | undefined;
}

/** Coupon of the cart: input for a code, then the applied coupon with its savings. One coupon per cart. */
export function CouponField({
  coupon,
  onApply,
  onRemove,
  loading = false,
  error,
  suggestion,
  suggestedCode,
  couponsHref,
  onChoose,
  className,
  ...rest
}: CouponFieldProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const [code, setCode] = useState("");
  const fieldId = useId();
  const applied = useRef<HTMLDivElement>(null);
  const appliedCode = coupon?.code;
  const previousCode = useRef(appliedCode);

  const [lastAppliedCode, setLastAppliedCode] = useState(appliedCode);
  if (lastAppliedCode !== appliedCode) {
    setLastAppliedCode(appliedCode);
    if (appliedCode !== undefined) setCode("");
  }

  useLayoutEffect(() => {
    if (previousCode.current === appliedCode) return;
    // The focused button was unmounted by applying or removing the coupon.
    const focusLost = document.activeElement === document.body;
    if (appliedCode !== undefined) {
      if (focusLost) applied.current?.focus();
    } else if (focusLost) document.getElementById(fieldId)?.focus();
    previousCode.current = appliedCode;
  }, [appliedCode, fieldId]);

  const saving =
    coupon &&
    (coupon.discount > 0
      ? rich(walletMessages.saved, { amount: money(coupon.discount) })
      : coupon.kind === "free_delivery"
        ? t(walletMessages.freeDelivery)
        : null);
  return (
    <div data-slot="coupon-field" {...rest} className={className}>
      {coupon ? (
        <div
          ref={applied}
          tabIndex={-1}
          data-slot="coupon-applied"
          className="flex items-center gap-3 rounded-field bg-accent-soft py-2 ps-3.5 pe-2 text-accent-text"
        >
          <Icon of={TicketPercent} className="flex-none" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-break-word">
              <bdi dir="ltr" translate="no" className="wrap-anywhere whitespace-normal">
                {coupon.code}
              </bdi>
            </p>
            <p className="text-small">{saving ?? <bdi className="whitespace-normal">{coupon.title}</bdi>}</p>
          </div>
          <IconButton
            icon={X}
            variant="plain"
            aria-label={t(walletMessages.removeCoupon, { code: coupon.code })}
            aria-disabled={loading || undefined}
            onClick={() => !loading && onRemove()}
          />
        </div>
      ) : (
        <form
          noValidate
          aria-busy={loading || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            const trimmed = code.trim();
            if (trimmed && !loading) onApply(trimmed);
            else if (!trimmed) document.getElementById(fieldId)?.focus();
          }}
        >
          <TextField
            id={fieldId}
            label={t(walletMessages.couponCode)}
            code
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={64}
            value={code}
            onValueChange={setCode}
            error={error}
            icon={<Icon of={TicketPercent} />}
            end={
              <Button type="submit" variant="text" size="small" loading={loading} className="-me-3">
                {t(walletMessages.apply)}
              </Button>
            }
          />
        </form>
      )}
      <p role="status" className="sr-only">
        {coupon && (
          <>
            <span>{`${coupon.code}: ${t(walletMessages.applied)}. `}</span>
            {saving}
          </>
        )}
      </p>
      {coupon && error && (
        <p role="alert" data-slot="coupon-problem" className="mt-2 text-small font-medium text-danger-text">
          {error}
        </p>
      )}
      {/* Keeps its place, so that a suggestion that comes with the quote moves nothing below. */}
      <div className={coupon ? undefined : "-mb-3 min-h-11"}>
        {suggestion && suggestedCode && suggestedCode !== coupon?.code && (
          <Button
            variant="text"
            size="small"
            data-slot="coupon-suggestion"
            disabled={loading}
            onClick={() => onApply(suggestedCode)}
            className="-ms-4 block! h-auto! py-2.5 text-start"
          >
            <bdi className="whitespace-normal">{suggestion}</bdi>
          </Button>
        )}
        {/* Not beside an error: for the suggested coupon it would say the same. */}
        {suggestion && !suggestedCode && !error && (
          <p data-slot="coupon-suggestion" className="mt-2 text-small text-accent-text">
            <bdi className="whitespace-normal">{suggestion}</bdi>
          </p>
        )}
      </div>
      {onChoose && (
        <Button variant="text" size="small" onClick={onChoose} className="-ms-4">
          {t(walletMessages.chooseCoupon)}
        </Button>
      )}
      {couponsHref && (
        <p className={cx("mt-2 text-small")}>
          <Link href={couponsHref} className="inline-flex min-h-touch items-center">
            {t(walletMessages.chooseCoupon)}
          </Link>
        </p>
      )}
    </div>
  );
}
