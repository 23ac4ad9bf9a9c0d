"use client";
import { cva } from "class-variance-authority";
import { useEffect, useRef, type ComponentProps } from "react";
import { useFormat, Anchor, useMessages, catalogueMessages } from "../../locale/index.js";
import { Minus, Plus, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { Icon } from "../../primitives/icon/index.js";
import { Announcement } from "./stepper-announcement.js";
import { type QuantityStepperVariant, glyph, type CommonProps } from "./stepper-props.js";

const addStepperClass = cva(
  "flex h-11 min-w-0 flex-none items-center overflow-hidden rounded-full p-1 transition-[width,background-color,color] duration-sheet",
  {
    variants: {
      variant: { sunken: "bg-sunken text-text", picture: "shadow-glass" } satisfies Record<
        QuantityStepperVariant,
        string
      >,
      open: { true: "w-28.5", false: "w-11" },
    },
    compoundVariants: [
      { variant: "picture", open: true, class: "bg-primary text-on-primary" },
      {
        variant: "picture",
        open: false,
        class: "bg-raised text-primary-text hover:bg-primary-soft active:bg-primary-soft",
      },
    ],
  },
);
const knobClass = cva(
  "relative grid size-9 flex-none place-items-center rounded-full transition-colors hit-area aria-disabled:opacity-50",
  {
    variants: {
      variant: {
        sunken:
          "bg-raised text-primary-text shadow-knob hover:bg-primary-soft active:bg-primary-soft aria-disabled:bg-transparent aria-disabled:shadow-none",
        picture: "",
      } satisfies Record<QuantityStepperVariant, string>,
      open: { true: "" },
    },
    compoundVariants: [
      { variant: "picture", open: true, class: "hover:bg-primary-hover active:bg-primary-press" },
    ],
  },
);

export interface AddStepperProps
  extends CommonProps, Omit<ComponentProps<"fieldset">, "onChange" | "children" | "name"> {
  /** `picture`: floats over a product picture and turns teal; `sunken`: in a row. */
  variant?: QuantityStepperVariant | undefined;
  /** URL of the product sheet, for a product with options: adding opens it instead. */
  chooseHref?: string | undefined;
}

/**
 * Round add button on a product picture; expands into a stepper when the product is in the cart. Plus is the same
 * element in both states, so it keeps the focus.
 */
export function AddStepper({
  name,
  value,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  onLimit,
  loading = false,
  chooseHref,
  variant = "picture",
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

  const plusClass = knobClass({ variant, open, className: "ms-auto" });
  const label = chooseHref
    ? t(catalogueMessages.chooseNamed, { name })
    : t(open ? catalogueMessages.moreNamed : catalogueMessages.addNamed, { name });
  return (
    <fieldset
      data-slot="add-stepper"
      data-variant={variant}
      data-open={open || undefined}
      aria-label={t(catalogueMessages.quantityOf, { name })}
      aria-busy={loading || undefined}
      {...rest}
      className={addStepperClass({ variant, open, className })}
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
              onValueChange(value - 1);
            }}
            className={knobClass({ variant, open, className: "animate-fade-in" })}
          >
            <Icon
              of={variant === "sunken" && value === 1 ? Trash2 : Minus}
              strokeWidth={2.3}
              className={glyph}
            />
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
          className={plusClass}
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
          onClick={() => (limited ? onLimit?.() : onValueChange(value + 1))}
          className={plusClass}
        >
          <Icon of={Plus} strokeWidth={2.4} />
        </button>
      )}
      <Announcement name={name} value={value} limited={open && limited} />
    </fieldset>
  );
}
