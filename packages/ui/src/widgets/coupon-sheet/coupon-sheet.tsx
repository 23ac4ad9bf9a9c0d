"use client";
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import type { AppliedCouponData } from "../coupon-field/index.js";
import { CouponTicket, CouponTicketSkeleton, type CouponData } from "../coupon-ticket/index.js";

/** The applied coupon of a cart, and the coupons to choose from. */
export interface CouponChoiceProps {
  /** Coupon applied to the cart, or null. */
  applied: AppliedCouponData | null;
  status: AsyncStatus;
  /** Coupons to choose from. */
  items: readonly CouponData[];
  onRetry: () => void;
  onApply: (code: string) => void;
  onRemove: () => void;
  loading?: boolean | undefined;
  /** Why the last code was rejected. */
  error?: ReactNode;
  /** Hint for saving money, worded by the server. */
  suggestion?: string | null | undefined;
  /** Code in the suggestion that can be applied now. */
  suggestedCode?: string | undefined;
}

export interface CouponSheetProps
  extends CouponChoiceProps, Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const order = { usable: 0, locked: 1, used: 2, expired: 3 } as const;

/** The customer's coupons, applicable ones first. Closes when a coupon was applied. */
export function CouponSheet({
  open,
  onOpenChange,
  applied,
  status,
  items,
  onRetry,
  onApply,
  onRemove,
  loading = false,
  error,
  suggestion: _hint,
  suggestedCode: _code,
  ...rest
}: CouponSheetProps) {
  const { t } = useMessages();
  const [attemptedCode, setAttemptedCode] = useState<string | null>(null);
  const code = applied?.code ?? null;
  const isApplied = open && attemptedCode !== null && attemptedCode === code;
  const close = useEffectEvent(() => {
    setAttemptedCode(null);
    onOpenChange(false);
  });
  useEffect(() => {
    if (isApplied) close();
  }, [isApplied]);
  const shown = items
    .filter(({ state }) => state === "usable" || state === "locked")
    .toSorted((one, other) => order[one.state] - order[other.state]);
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={(nextOpen) => {
        setAttemptedCode(null);
        onOpenChange(nextOpen);
      }}
      size="medium"
      title={t(walletMessages.chooseCoupon)}
    >
      <div data-slot="coupon-sheet" className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
        {status === "failed" ? (
          <RetryAlert onRetry={onRetry}>{t(walletMessages.couponsFailed)}</RetryAlert>
        ) : status === "loading" ? (
          <SkeletonGroup className="[&>div]:grid [&>div]:gap-3">
            <CouponTicketSkeleton />
            <CouponTicketSkeleton />
          </SkeletonGroup>
        ) : shown.length === 0 ? (
          <p className="py-4 text-center text-muted">{t(walletMessages.noCouponsText)}</p>
        ) : (
          shown.map((coupon) => (
            <CouponTicket
              key={coupon.id}
              coupon={coupon}
              applied={coupon.code === code}
              loading={loading && coupon.code === attemptedCode}
              error={coupon.code === attemptedCode && !loading ? error : undefined}
              onRemove={onRemove}
              onUse={() => {
                setAttemptedCode(coupon.code);
                onApply(coupon.code);
              }}
            />
          ))
        )}
      </div>
    </Sheet>
  );
}
