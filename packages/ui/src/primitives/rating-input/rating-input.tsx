"use client";
import { useId, type ComponentProps } from "react";
import { formsMessages, commonMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
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
          className={cx(
            "inline-grid max-w-full",
            size === "large" ? "justify-items-center gap-1.5" : "grid-flow-col items-center gap-3",
          )}
        >
          <div className="flex">
            {steps.map((step) => (
              <label
                key={step}
                data-slot="rating-input-star"
                data-filled={value && step <= value ? "" : undefined}
                className={cx("rating-star", size === "large" ? "size-13" : "size-touch")}
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
                <Icon of={Star} strokeWidth={1.5} className={size === "large" ? "size-9.5!" : "size-7!"} />
              </label>
            ))}
          </div>
          <span
            aria-hidden
            data-slot="rating-input-meaning"
            className={cx("min-h-lh", size === "large" ? "text-f3" : "text-f2 text-muted")}
          >
            {value ? meaning(value) : ""}
          </span>
        </div>
      )}
    </Field>
  );
}
