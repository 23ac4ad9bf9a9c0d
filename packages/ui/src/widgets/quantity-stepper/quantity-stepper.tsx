"use client";
import { cva } from "class-variance-authority";
import { useEffect, useRef, type ComponentProps } from "react";
import { useFormat, Anchor, useMessages, catalogueMessages } from "../../locale/index.js";
import { Minus, Plus, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { Icon } from "../../primitives/icon/index.js";
import { join } from "../../theme/join.js";

export const quantityStepperLooks = ["sunken", "picture"] as const;
export type QuantityStepperLook = (typeof quantityStepperLooks)[number];
export const quantityStepperSizes = ["medium", "large"] as const;
export type QuantityStepperSize = (typeof quantityStepperSizes)[number];

const knob = cva(
  "relative grid flex-none place-items-center rounded-full transition-colors hit-area disabled:opacity-55 aria-disabled:opacity-50",
  {
    variants: {
      look: {
        sunken:
          "bg-raised text-primary-text shadow-knob hover:bg-primary-soft active:bg-primary-soft aria-disabled:bg-transparent aria-disabled:text-faint aria-disabled:shadow-none disabled:bg-transparent disabled:text-faint disabled:shadow-none",
        picture: "text-on-primary hover:bg-primary-hover active:bg-primary-press",
      } satisfies Record<QuantityStepperLook, string>,
      size: { medium: "size-9", large: "size-11" } satisfies Record<QuantityStepperSize, string>,
    },
  },
);
const glyph = "size-4.5";

interface CommonProps {
  /** What is counted: a product's name, for labels and announcements. */
  name: string;
  value: number;
  /** The quantity wanted. The value shown stays what `value` says. */
  onChange: (quantity: number) => void;
  /** The most there is. At the limit plus is dimmed but can be pressed: it answers with `onLimit`. */
  max?: number | undefined;
  /** Plus was pressed at the limit: the app says why. */
  onLimit?: (() => void) | undefined;
  /** A change is on its way to the panel. Presses are still taken. */
  busy?: boolean | undefined;
}

/** Says a changed quantity aloud; silent when it appears. */
function Announcement({ name, value, limited }: { name: string; value: number; limited: boolean }) {
  const { t } = useMessages();
  return (
    <output data-slot="stepper-announcement" className="sr-only">
      {t(catalogueMessages.quantityNow, { name, count: value })}
      {limited && ` ${t(catalogueMessages.allWeHave)}`}
    </output>
  );
}

export interface QuantityStepperProps
  extends CommonProps, Omit<ComponentProps<"div">, "onChange" | "children"> {
  look?: QuantityStepperLook | undefined;
  /** 44 or 52 high. */
  size?: QuantityStepperSize | undefined;
  /** The least: 0 removes (minus becomes a bin at 1), 1 in a product sheet. */
  min?: number | undefined;
  /** Tells "Only 2 left today" beside the stepper when the limit is reached. */
  tellLimit?: boolean | undefined;
}

/**
 * Less, how many, more. Sunken in the cart and the product sheet, teal on a picture. The quantity is set by the app:
 * this part never counts by itself (REQ-CART-08).
 */
export function QuantityStepper({
  name,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  onLimit,
  busy = false,
  look = "sunken",
  size = "medium",
  tellLimit = false,
  className,
  ...rest
}: QuantityStepperProps) {
  const { t } = useMessages();
  const { number } = useFormat();
  const removes = value <= 1 && min === 0;
  const limited = value >= max;
  return (
    <div
      data-slot="quantity-stepper"
      {...rest}
      className={join("inline-flex items-center gap-2.5", className)}
    >
      {tellLimit && limited && (
        <span data-slot="stepper-limit" className="text-f1 font-medium text-warn-text">
          {t(catalogueMessages.limitReached, { count: max })}
        </span>
      )}
      <fieldset
        aria-label={t(catalogueMessages.quantityOf, { name })}
        aria-busy={busy || undefined}
        className={join(
          "inline-flex min-w-0 flex-none items-center gap-0.5 rounded-full p-1 font-semibold",
          look === "picture" ? "bg-primary text-on-primary shadow-float" : "bg-sunken text-text",
        )}
      >
        <button
          type="button"
          data-slot="stepper-less"
          aria-label={t(removes ? catalogueMessages.removeNamed : catalogueMessages.lessNamed, { name })}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
          className={knob({ look, size })}
        >
          <Icon of={removes && look === "sunken" ? Trash2 : Minus} strokeWidth={2.3} className={glyph} />
        </button>
        <b
          data-slot="stepper-value"
          aria-hidden
          className={join("text-center font-semibold", size === "large" ? "min-w-8.5" : "min-w-7.5")}
        >
          {number(value)}
        </b>
        <button
          type="button"
          data-slot="stepper-more"
          aria-label={t(catalogueMessages.moreNamed, { name })}
          aria-disabled={limited || undefined}
          onClick={() => (limited ? onLimit?.() : onChange(value + 1))}
          className={knob({ look, size })}
        >
          <Icon of={Plus} strokeWidth={2.3} className={glyph} />
        </button>
      </fieldset>
      <Announcement name={name} value={value} limited={limited} />
    </div>
  );
}

export interface AddStepperProps
  extends CommonProps, Omit<ComponentProps<"fieldset">, "onChange" | "children" | "name"> {
  /** `picture` floats over a product's picture and turns teal; `sunken` stands in a row. */
  look?: QuantityStepperLook | undefined;
  /** Choices come first: adding leads to the product's sheet instead of adding blindly. */
  chooseHref?: string | undefined;
}

/**
 * The round add button on a product's picture, which unfolds into a stepper once something is in the cart. Plus is the
 * same element in both shapes, so focus stays where the finger is.
 */
export function AddStepper({
  name,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  onLimit,
  busy = false,
  chooseHref,
  look = "picture",
  className,
  ...rest
}: AddStepperProps) {
  const { t } = useMessages();
  const { number } = useFormat();
  const plus = useRef<HTMLElement>(null);
  const removed = useRef(false);
  const open = value > 0;
  const limited = value >= max;

  useEffect(() => {
    if (!open && removed.current) plus.current?.focus();
    removed.current = false;
  }, [open]);

  const onPicture = look === "picture";
  const knobLook = join(
    "relative grid size-9 flex-none place-items-center rounded-full transition-colors hit-area aria-disabled:opacity-50",
    !onPicture
      ? "bg-raised text-primary-text shadow-knob hover:bg-primary-soft active:bg-primary-soft aria-disabled:bg-transparent aria-disabled:shadow-none"
      : open && "hover:bg-primary-hover active:bg-primary-press",
  );
  const plusLook = join("ms-auto", knobLook);
  const label = chooseHref
    ? t(catalogueMessages.chooseNamed, { name })
    : t(open ? catalogueMessages.moreNamed : catalogueMessages.addNamed, { name });
  return (
    <fieldset
      data-slot="add-stepper"
      data-open={open || undefined}
      aria-label={t(catalogueMessages.quantityOf, { name })}
      aria-busy={busy || undefined}
      {...rest}
      className={join(
        "flex h-11 min-w-0 flex-none items-center overflow-hidden rounded-full p-1 transition-[width,background-color,color] duration-sheet",
        open ? "w-28.5" : "w-11",
        !onPicture
          ? "bg-sunken text-text"
          : open
            ? "bg-primary text-on-primary shadow-glass"
            : "bg-raised text-primary-text shadow-glass hover:bg-primary-soft active:bg-primary-soft",
        className,
      )}
    >
      {open && (
        <>
          <button
            type="button"
            data-slot="stepper-less"
            aria-label={t(value === 1 ? catalogueMessages.removeNamed : catalogueMessages.lessNamed, {
              name,
            })}
            onClick={() => {
              removed.current = value === 1;
              onChange(value - 1);
            }}
            className={join("animate-fade-in", knobLook)}
          >
            <Icon of={!onPicture && value === 1 ? Trash2 : Minus} strokeWidth={2.3} className={glyph} />
          </button>
          <b
            data-slot="stepper-value"
            aria-hidden
            className="min-w-0 flex-1 animate-fade-in text-center font-semibold"
          >
            {number(value)}
          </b>
        </>
      )}
      {chooseHref ? (
        <Anchor
          ref={plus as React.RefObject<HTMLAnchorElement>}
          href={chooseHref}
          data-slot="stepper-more"
          aria-label={label}
          className={plusLook}
        >
          <Icon of={Plus} strokeWidth={2.4} />
        </Anchor>
      ) : (
        <button
          ref={plus as React.RefObject<HTMLButtonElement>}
          type="button"
          data-slot="stepper-more"
          aria-label={label}
          aria-disabled={limited || undefined}
          onClick={() => (limited ? onLimit?.() : onChange(value + 1))}
          className={plusLook}
        >
          <Icon of={Plus} strokeWidth={2.4} />
        </button>
      )}
      <Announcement name={name} value={value} limited={open && limited} />
    </fieldset>
  );
}
