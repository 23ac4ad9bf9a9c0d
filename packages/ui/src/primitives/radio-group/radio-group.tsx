"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps } from "react";
import { Field, type FieldTexts } from "../field/index.js";
import { Choice, type ChoiceLayout, type ChoiceTexts } from "./choice.js";

export interface RadioOption<Value extends string = string> extends ChoiceTexts {
  value: Value;
  disabled?: boolean | undefined;
}

const radioGroupClass = cva("grid", {
  variants: { layout: { row: "", card: "gap-2", plain: "" } satisfies Record<ChoiceLayout, string> },
});

export interface RadioGroupProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue"> {
  options: readonly RadioOption<Value>[];
  /** The chosen one; `null` when nothing is chosen yet. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** `row` between hairlines, `card` with an edge each (payment, address), `plain` in running forms. */
  layout?: ChoiceLayout | undefined;
  /** Of the native radios; made up when absent. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * One of several. Arrow keys move and choose, as native radios do. `className` goes to the frame, the other props to
 * the group.
 */
export function RadioGroup<Value extends string = string>({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  options,
  value,
  onValueChange,
  layout = "row",
  name,
  disabled,
  ...rest
}: RadioGroupProps<Value>) {
  const made = useId();
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }} group>
      {({ labelId, ...control }) => (
        <div
          {...rest}
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          data-slot="radio-group"
          data-layout={layout}
          className={radioGroupClass({ layout })}
        >
          {options.map(({ value: own, ...option }) => (
            <Choice
              {...option}
              key={own}
              type="radio"
              slot="radio"
              layout={layout}
              name={name ?? made}
              value={own}
              checked={own === value}
              disabled={disabled || option.disabled}
              onChange={() => onValueChange(own)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
