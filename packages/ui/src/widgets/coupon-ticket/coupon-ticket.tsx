"use client";
import { cva } from "class-variance-authority";
import { X } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useMarket, useMessages, walletMessages } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Progress } from "../../primitives/progress/index.js";
import { cx } from "../../lib/cx.js";
import { hiddenUntilOwnClass } from "../../lib/hidden-until-own.js";
import { type CouponData, couponEnd } from "./coupon-data.js";
import { useCouponWorth } from "./use-coupon-worth.js";

/** A drop-shadow filter follows the notches cut out by the mask. */
const shadow = {
  filter: "drop-shadow(0 1px 1px rgb(70 48 20 / 0.1)) drop-shadow(0 6px 14px rgb(70 48 20 / 0.08))",
};

const notch = (edge: "0" | "100%") =>
  `radial-gradient(circle 10px at var(--stub) ${edge}, transparent 98%, black) 0 ${edge} / 100% 51% no-repeat`;

const notchMask = { mask: `${notch("0")}, ${notch("100%")}` };

const stubClass = cva(
  "flex w-28 flex-none flex-col items-center justify-center rounded-s-picture px-2 text-center max-compact:w-22 @max-[13rem]:w-full @max-[13rem]:rounded-s-none @max-[13rem]:rounded-t-picture @max-[13rem]:py-2",
  {
    variants: {
      isOver: { true: "bg-sunken text-muted", false: "bg-accent textured text-on-accent" },
    },
  },
);
const worthClass = cva("font-heavy leading-[1.1] tracking-heading", {
  variants: {
    length: {
      short: "text-[2rem] max-compact:text-[1.625rem]",
      long: "text-[1.375rem]",
    },
  },
});
const termsClass = cva(
  "flex min-w-0 flex-1 flex-col justify-center gap-1 border-s-2 border-dashed py-3.5 ps-4 pe-4 max-compact:px-3",
  { variants: { isOver: { true: "border-border text-muted", false: "border-accent" } } },
);

export interface CouponTicketProps extends Omit<ComponentProps<"article">, "children"> {
  coupon: CouponData;
  /** Applies it to the cart. Without `onUse` and `href` the ticket is read-only. */
  onUse?: ((coupon: CouponData) => void) | undefined;
  /** URL where it can be used: its store. */
  href?: string | undefined;
  /** Whether it is applied to the cart. */
  applied?: boolean | undefined;
  /** Removes it from the cart. */
  onRemove?: ((coupon: CouponData) => void) | undefined;
  /** Whether it is being applied or removed. */
  loading?: boolean | undefined;
  /** Why the server rejected it. */
  error?: ReactNode;
}

/** Coupon in the form of a ticket: discount, conditions, code, expiry and actions. */
export function CouponTicket({
  coupon,
  onUse,
  href,
  applied = false,
  onRemove,
  loading = false,
  error,
  className,
  ...rest
}: CouponTicketProps) {
  const { t, rich } = useMessages();
  const { money, date, time } = useFormat();
  const worth = useCouponWorth()(coupon);
  const isOver = coupon.state === "used" || coupon.state === "expired";
  const locked = coupon.state === "locked";
  const end = couponEnd(coupon, useMarket().timeZone);
  const minSpending = money(coupon.min_spending, "whenNeeded");
  const maxSavings = money(coupon.max_savings ?? 0, "whenNeeded");
  let rule: ReactNode;
  if (coupon.min_spending > 0)
    rule = coupon.max_savings
      ? rich(walletMessages.spendSave, { least: minSpending, most: maxSavings })
      : rich(walletMessages.spend, { least: minSpending });
  else
    rule = coupon.max_savings
      ? rich(walletMessages.saveUpTo, { most: maxSavings })
      : t(walletMessages.anyOrder);

  let action: ReactNode = null;
  if (isOver)
    action = <Badge>{t(coupon.state === "used" ? walletMessages.used : walletMessages.ended)}</Badge>;
  else if (applied)
    action = (
      <span className="flex items-center gap-1">
        <Badge tone="success">{t(walletMessages.applied)}</Badge>
        {onRemove && (
          <IconButton
            icon={X}
            variant="plain"
            size="small"
            aria-label={t(walletMessages.removeCoupon, { code: coupon.code })}
            onClick={() => !loading && onRemove(coupon)}
          />
        )}
      </span>
    );
  // A locked coupon keeps its link, which leads to the store to order more.
  else if (href || (onUse && !locked)) {
    const name = t(walletMessages.useCoupon, { code: coupon.code });
    action = href ? (
      <Button variant="soft" size="small" href={href} aria-label={name}>
        {t(walletMessages.useIt)}
      </Button>
    ) : (
      <Button variant="soft" size="small" loading={loading} aria-label={name} onClick={() => onUse?.(coupon)}>
        {t(walletMessages.useIt)}
      </Button>
    );
  }

  return (
    <article
      data-slot="coupon-ticket"
      data-state={coupon.state}
      {...rest}
      className={cx("@container wrap-break-word", hiddenUntilOwnClass, className)}
      style={{ ...shadow, ...rest.style }}
    >
      <div
        style={notchMask}
        className="flex min-h-33 @max-[13rem]:flex-col @max-[13rem]:mask-none! rounded-picture bg-surface [--stub:112px] max-compact:[--stub:88px] rtl:[--stub:calc(100%-112px)] max-compact:rtl:[--stub:calc(100%-88px)]"
      >
        <div data-slot="coupon-stub" className={stubClass({ isOver })}>
          <bdi
            className={worthClass({
              length: worth.big.replace(/[^\p{L}\p{N}.%]/gu, "").length > 4 ? "long" : "short",
            })}
          >
            {worth.big}
          </bdi>
          <span className="text-small font-semibold">{worth.small}</span>
        </div>
        <div className={termsClass({ isOver })}>
          <h3 className="font-semibold">
            <bdi className="whitespace-normal">{coupon.title}</bdi>
          </h3>
          <p className="text-small text-muted">
            {coupon.vendor && (
              <span className="block font-medium">
                <bdi className="whitespace-normal">{coupon.vendor.name}</bdi>
              </span>
            )}
            {rule}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="max-w-full flex-1 basis-24">
              <Badge tone={isOver ? "neutral" : "accent"} className="my-0.5 max-w-full">
                <bdi
                  dir="ltr"
                  translate="no"
                  className={cx("min-w-0 truncate tracking-[0.06em]", isOver && "line-through")}
                >
                  {coupon.code}
                </bdi>
              </Badge>
              {end && (
                <p className="text-caption text-muted">
                  <time dateTime={end.at}>
                    {end.clock
                      ? rich(walletMessages.untilTime, { date: date(end.at), time: time(end.at) })
                      : rich(walletMessages.until, { date: date(end.at) })}
                  </time>
                </p>
              )}
            </div>
            {action}
          </div>
          {locked && (
            <div className="grid gap-1.5 pt-1">
              <p className="text-small font-medium">
                {rich(walletMessages.missing, { amount: money(coupon.missing_amount, "whenNeeded") })}
              </p>
              <Progress
                size="small"
                value={coupon.min_spending - coupon.missing_amount}
                max={Math.max(1, coupon.min_spending)}
                label={t(walletMessages.missing, { amount: money(coupon.missing_amount, "whenNeeded") })}
              />
            </div>
          )}
          <p role="status" className="text-small font-medium text-danger-text empty:hidden">
            {error}
          </p>
        </div>
      </div>
    </article>
  );
}
