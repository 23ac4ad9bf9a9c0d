"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { formsMessages, commonMessages, useMessages } from "../../locale/index.js";
import { Field, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { Star } from "../icon/icon-nodes.js";

const steps = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof steps)[number];

const meanings = {
  1: formsMessages.rating1,
  2: formsMessages.rating2,
  3: formsMessages.rating3,
  4: formsMessages.rating4,
  5: formsMessages.rating5,
};

export const ratingInputSizes = ["large", "medium"] as const;
export type RatingInputSize = (typeof ratingInputSizes)[number];

const ratingInputClass = cva("inline-grid max-w-full", {
  variants: {
    size: {
      large: "justify-items-center gap-1.5",
      medium: "grid-flow-col items-center gap-3",
    } satisfies Record<RatingInputSize, string>,
  },
});
const starClass = cva("rating-star", {
  variants: { size: { large: "size-13", medium: "size-touch" } satisfies Record<RatingInputSize, string> },
});
const starIconClass = cva("", {
  variants: { size: { large: "size-9.5!", medium: "size-7!" } satisfies Record<RatingInputSize, string> },
});
const meaningClass = cva("min-h-lh", {
  variants: {
    size: { large: "text-f3", medium: "text-f2 text-muted" } satisfies Record<RatingInputSize, string>,
  },
});

export interface RatingInputProps
  extends FieldTexts, Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue"> {
  /** 1 to 5; `null` while nothing is chosen. */
  value: RatingStep | null | undefined;
  onValueChange: (value: RatingStep) => void;
  /** Stars of 38 px in targets of 52 as the page's question, or 28 in 44 in rows. */
  size?: RatingInputSize | undefined;
  /** Of the native radios; made up when absent. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** What each number of stars means, where it is not "Poor" to "Excellent". */
  meanings?: Readonly<Record<RatingStep, string>> | undefined;
}

/**
 * Asks for one to five stars and says what they mean. Native radios in the reading direction: the first star stands at
 * the inline start. `className` goes to the frame, the other props to the group. To show a rating, use `Rating`.
 */
export function RatingInput({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value,
  onValueChange,
  size = "large",
  name,
  disabled = false,
  meanings: given,
  ...rest
}: RatingInputProps) {
  const { t } = useMessages();
  const made = useId();
  const meaning = (step: RatingStep) => given?.[step] ?? t(meanings[step]);
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }} group>
      {({ labelId, ...control }) => (
        <div
          {...rest}
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          data-slot="rating-input"
          data-size={size}
          className={ratingInputClass({ size })}
        >
          <div className="flex">
            {steps.map((step) => (
              <label
                key={step}
                data-slot="rating-input-star"
                data-filled={value && step <= value ? "" : undefined}
                className={starClass({ size })}
              >
                <input
                  type="radio"
                  name={name ?? made}
                  value={step}
                  checked={step === value}
                  disabled={disabled}
                  aria-label={`${t(formsMessages.stars, { count: step })}${t(commonMessages.and)}${meaning(step)}`}
                  data-slot="rating-input-input"
                  onChange={() => onValueChange(step)}
                />
                <Icon of={Star} strokeWidth={1.5} className={starIconClass({ size })} />
              </label>
            ))}
          </div>
          <span aria-hidden data-slot="rating-input-meaning" className={meaningClass({ size })}>
            {value ? meaning(value) : ""}
          </span>
        </div>
      )}
    </Field>
  );
}
