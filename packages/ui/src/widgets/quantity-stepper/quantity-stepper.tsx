"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { catalogueMessages, formatOf, messagesOf, useLocale } from "../../locale/index.js";
import { Minus, Plus, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { announcement } from "./stepper-announcement.js";
import { type QuantityStepperVariant, glyphClass, type CommonProps } from "./stepper-props.js";
import { useRequestedQuantity } from "./use-requested-quantity.js";

export const quantityStepperSizes = ["medium", "large"] as const;

export type QuantityStepperSize = (typeof quantityStepperSizes)[number];

const groupClass = cva("inline-flex min-w-0 flex-none items-center gap-0.5 rounded-full p-1 font-semibold", {
  variants: {
    variant: {
      sunken: "bg-sunken text-text",
      picture: "bg-primary text-on-primary shadow-float",
    } satisfies Record<QuantityStepperVariant, string>,
  },
});
const valueClass = cva("text-center font-semibold", {
  variants: {
    size: { medium: "min-w-7.5", large: "min-w-8.5" } satisfies Record<QuantityStepperSize, string>,
  },
});
const knobClass = cva(
  "relative grid flex-none place-items-center rounded-full transition-colors hit-area disabled:opacity-55 aria-disabled:opacity-50",
  {
    variants: {
      variant: {
        sunken:
          "bg-raised text-primary-text shadow-knob hover:bg-primary-soft active:bg-primary-soft aria-disabled:bg-transparent aria-disabled:text-faint aria-disabled:shadow-none disabled:bg-transparent disabled:text-faint disabled:shadow-none",
        picture: "text-on-primary hover:bg-primary-hover active:bg-primary-press",
      } satisfies Record<QuantityStepperVariant, string>,
      size: { medium: "size-9", large: "size-11" } satisfies Record<QuantityStepperSize, string>,
    },
  },
);

export interface QuantityStepperProps
  extends CommonProps, Omit<ComponentProps<"div">, "onChange" | "children"> {
  variant?: QuantityStepperVariant | undefined;
  /** Height: 44 or 52 px. */
  size?: QuantityStepperSize | undefined;
  /** Minimum: 0 removes (minus becomes a trash icon at 1), 1 in a product sheet. */
  min?: number | undefined;
  /** Shows "Only 2 left today" next to the stepper at the limit. */
  showLimit?: boolean | undefined;
}

/**
 * Quantity stepper: minus, quantity, plus. Sunken in the cart and the product sheet, teal on a picture. Controlled: the
 * app sets the quantity (REQ-CART-08).
 */
export function QuantityStepper({
  name,
  value: stored,
  onValueChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  onLimit,
  loading = false,
  variant = "sunken",
  size = "medium",
  showLimit = false,
  className,
  ...rest
}: QuantityStepperProps) {
  const locale = useLocale();
  const messages = messagesOf(locale);
  const { t } = messages;
  const [value, request, , isTouched] = useRequestedQuantity({ value: stored, onValueChange });
  const removes = value <= 1 && min === 0;
  const limited = value >= max;
  return (
    <div
      data-slot="quantity-stepper"
      data-variant={variant}
      data-size={size}
      {...rest}
      className={cx("inline-flex items-center gap-2.5", className)}
    >
      {showLimit && limited && (
        <span data-slot="stepper-limit" className="text-caption font-medium text-warning-text">
          {t(catalogueMessages.limitReached, { count: max })}
        </span>
      )}
      <fieldset
        aria-label={t(catalogueMessages.quantityOf, { name })}
        aria-busy={loading || undefined}
        className={groupClass({ variant })}
      >
        <button
          type="button"
          data-slot="stepper-less"
          aria-label={t(removes ? catalogueMessages.removeNamed : catalogueMessages.lessNamed, { name })}
          disabled={value <= min}
          onClick={() => request(Math.max(min, value - 1))}
          className={knobClass({ variant, size })}
        >
          <Icon
            of={removes && variant === "sunken" ? Trash2 : Minus}
            strokeWidth={2.3}
            className={glyphClass}
          />
        </button>
        <b data-slot="stepper-value" aria-hidden className={valueClass({ size })}>
          {formatOf(locale).number(value)}
        </b>
        <button
          type="button"
          data-slot="stepper-more"
          aria-label={t(catalogueMessages.moreNamed, { name })}
          aria-disabled={limited || undefined}
          onClick={() => (limited ? onLimit?.() : request(value + 1))}
          className={knobClass({ variant, size })}
        >
          <Icon of={Plus} strokeWidth={2.3} className={glyphClass} />
        </button>
      </fieldset>
      {announcement(messages, { name, value, limited, isTouched })}
    </div>
  );
}
