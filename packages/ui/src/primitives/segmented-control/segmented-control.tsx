"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/index.js";

export interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Before the label: a small `Icon`. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export const segmentedControlSizes = ["medium", "large"] as const;
export type SegmentedControlSize = (typeof segmentedControlSizes)[number];

const segmentedControlClass = cva(
  "max-w-full gap-0.5 rounded-[calc(var(--ui-radius-full)+0.25rem)] bg-sunken p-1",
  {
    variants: {
      columns: {
        // As wide as its segments.
        none: "inline-flex",
        equal: "grid auto-cols-[minmax(auto,1fr)] grid-flow-col",
        auto: "grid auto-cols-auto grid-flow-col",
      },
      invalid: { true: "shadow-[inset_0_0_0_1.5px_var(--ui-danger)]" },
    },
  },
);
const segmentClass = cva(
  [
    "relative hit-area flex items-center justify-center gap-x-2 rounded-full border border-transparent text-f2 font-medium text-muted transition-colors not-has-disabled:hover:text-text",
    "has-checked:bg-raised has-checked:text-text has-checked:shadow-knob has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
    "has-disabled:cursor-default has-disabled:text-faint forced-colors:has-checked:border-[Highlight]",
  ],
  {
    variants: {
      size: { medium: "min-h-10", large: "min-h-11" } satisfies Record<SegmentedControlSize, string>,
      many: {
        // They share a phone's width: their icons stand over the words there.
        true: "px-2 max-tablet:flex-col max-tablet:has-[svg]:pt-2 tablet:px-4.5",
        false: "px-3 compact:px-4.5",
      },
    },
  },
);

export interface SegmentedControlProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue"> {
  /** Two to four; more are a `Select` or tabs. */
  options: readonly Segment<Value>[];
  /** The chosen one; `null` when nothing is chosen yet. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** 48 px high over content, 52 px beside fields. */
  size?: SegmentedControlSize | undefined;
  /** As wide as its surroundings, with equal segments. */
  wide?: boolean | undefined;
  /** Of the native radios; made up when absent. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * One of a few, all in sight. Native radios: Tab goes to the chosen one, arrows choose. `className` goes to the frame,
 * the other props to the group.
 */
export function SegmentedControl<Value extends string = string>({
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
  size = "medium",
  wide = false,
  name,
  disabled = false,
  ...rest
}: SegmentedControlProps<Value>) {
  const made = useId();
  const many = options.length > 2;
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }} group>
      {({ labelId, ...control }) => (
        <div
          {...rest}
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          data-slot="segmented-control"
          data-size={size}
          className={segmentedControlClass({
            // Three take the room that their words need, before any of these goes over two lines.
            columns: !wide ? "none" : many ? "auto" : "equal",
            invalid: Boolean(error),
          })}
        >
          {options.map((option) => (
            <label
              key={option.value}
              data-slot="segmented-control-segment"
              className={segmentClass({ size, many })}
            >
              <input
                type="radio"
                name={name ?? made}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                data-slot="segmented-control-input"
                onChange={() => onValueChange(option.value)}
                className="absolute inset-0 appearance-none rounded-full outline-none"
              />
              {option.icon}
              <span className="min-w-0 py-1 text-center text-balance wrap-break-word">{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
