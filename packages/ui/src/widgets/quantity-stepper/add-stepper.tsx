"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Anchor, catalogueMessages, formatOf, messagesOf, useLocale } from "../../locale/index.js";
import { Minus, Plus, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { Icon } from "../../primitives/icon/index.js";
import { announcement } from "./stepper-announcement.js";
import { type QuantityStepperVariant, glyphClass, type CommonProps } from "./stepper-props.js";
import { useRequestedQuantity } from "./use-requested-quantity.js";

const addStepperClass = cva(
  "flex h-11 min-w-0 flex-none items-center overflow-hidden rounded-full p-1 transition-[width] duration-sheet",
  {
    variants: {
      variant: { sunken: "bg-sunken text-text", picture: "shadow-glass" } satisfies Record<
        QuantityStepperVariant,
        string
      >,
      open: { true: "w-28.5", false: "w-11" },
      filled: { true: "", false: "" },
    },
    compoundVariants: [
      { variant: "picture", filled: true, class: "bg-primary text-on-primary" },
      {
        variant: "picture",
        filled: false,
        class: "bg-raised text-primary-text hover:bg-primary-soft",
      },
    ],
  },
);
// Without transitions of colors: children inherit the color, and each frame would style them all.
const knobClass = cva(
  "relative grid size-9 flex-none place-items-center rounded-full hit-area aria-disabled:opacity-50",
  {
    variants: {
      variant: {
        sunken:
          "bg-raised text-primary-text shadow-knob hover:bg-primary-soft active:bg-primary-soft aria-disabled:bg-transparent aria-disabled:shadow-none",
        picture: "",
      } satisfies Record<QuantityStepperVariant, string>,
      open: { true: "", false: "" },
    },
    compoundVariants: [
      { variant: "picture", open: true, class: "hover:bg-primary-hover active:bg-primary-press" },
      { variant: "picture", open: false, class: "active:bg-primary-soft" },
    ],
  },
);

/**
 * Ref of minus: when the last piece is removed, minus leaves the page and the focus stays in the stepper. A ref and not an
 * effect, so that the many products that are not in the cart have no hooks for it.
 */
function passFocusToPlus(minus: HTMLElement | null) {
  const stepper = minus?.parentElement;
  return () => {
    if (!minus || minus !== document.activeElement) return;
    // After the commit: a link may take the place of plus in it.
    queueMicrotask(() => stepper?.querySelector<HTMLElement>('[data-slot="stepper-more"]')?.focus());
  };
}

export interface AddStepperProps
  extends CommonProps, Omit<ComponentProps<"div">, "onChange" | "children" | "name"> {
  /** `picture`: floats over a product picture and turns teal; `sunken`: in a row. */
  variant?: QuantityStepperVariant | undefined;
  /** URL of the product sheet, for a product with options: adding opens it instead, except at the limit. */
  chooseHref?: string | undefined;
}

/**
 * Round add button on a product picture; expands into a stepper when the product is in the cart. Plus is the same
 * element in both states, so it keeps the focus.
 */
export function AddStepper({
  name,
  value: stored,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  onLimit,
  loading = false,
  chooseHref,
  variant = "picture",
  className,
  ...rest
}: AddStepperProps) {
  const locale = useLocale();
  const messages = messagesOf(locale);
  const { t } = messages;
  const [value, request, isNew, isTouched] = useRequestedQuantity({ value: stored, onValueChange });
  const filled = value > 0;
  // The paint that a press waits for shows a first piece by the color alone; the stepper unfolds in the next.
  const open = filled && !(isNew && variant === "picture");
  const limited = value >= max;
  const plusClass = knobClass({ variant, open: filled, className: "ms-auto" });
  const sheetHref = limited ? undefined : chooseHref;
  const label = sheetHref
    ? t(catalogueMessages.chooseNamed, { name })
    : t(open ? catalogueMessages.moreNamed : catalogueMessages.addNamed, { name });
  return (
    <div
      role="group"
      data-slot="add-stepper"
      data-variant={variant}
      data-open={open || undefined}
      aria-label={t(catalogueMessages.quantityOf, { name })}
      aria-busy={loading || undefined}
      {...rest}
      className={addStepperClass({ variant, open, filled, className })}
    >
      {open && (
        <>
          <button
            type="button"
            data-slot="stepper-less"
            aria-label={t(value === 1 ? catalogueMessages.removeNamed : catalogueMessages.lessNamed, {
              name,
            })}
            ref={passFocusToPlus}
            onClick={(event) => {
              // Safari focuses no clicked button.
              event.currentTarget.focus();
              request(value - 1);
            }}
            className={knobClass({ variant, open: true, className: "animate-fade-in" })}
          >
            <Icon
              of={variant === "sunken" && value === 1 ? Trash2 : Minus}
              strokeWidth={2.3}
              className={glyphClass}
            />
          </button>
          <b
            data-slot="stepper-value"
            aria-hidden
            className="min-w-0 flex-1 animate-fade-in text-center font-semibold"
          >
            {formatOf(locale).number(value)}
          </b>
        </>
      )}
      {sheetHref ? (
        <Anchor href={sheetHref} data-slot="stepper-more" aria-label={label} className={plusClass}>
          <Icon of={Plus} strokeWidth={2.4} />
        </Anchor>
      ) : (
        <button
          type="button"
          data-slot="stepper-more"
          aria-label={label}
          aria-disabled={limited || undefined}
          onClick={() => (limited ? onLimit?.() : request(value + 1))}
          className={plusClass}
        >
          <Icon of={Plus} strokeWidth={2.4} />
        </button>
      )}
      {announcement(messages, { name, value: open ? value : 0, limited: open && limited, isTouched })}
    </div>
  );
}
