"use client";
import { cva } from "class-variance-authority";
import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { chipClass } from "../chip/chip.js";
import { Field, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";

export interface ChipOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Before the label: a small `Icon`. In a group of several the chosen ones show a tick instead. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export const chipGroupLayouts = ["wrap", "scroll"] as const;
export type ChipGroupLayout = (typeof chipGroupLayouts)[number];

const chipGroupClass = cva("flex gap-2", {
  variants: {
    layout: {
      wrap: "flex-wrap",
      scroll: "no-scrollbar -mx-gutter scroll-px-gutter overflow-x-auto px-gutter py-1.5 -my-0.5",
    } satisfies Record<ChipGroupLayout, string>,
  },
});

const groupChipClass = cva(
  "has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  {
    variants: {
      layout: { wrap: "max-w-full", scroll: "" } satisfies Record<ChipGroupLayout, string>,
      invalid: { true: "border-danger!" },
    },
  },
);

type Chosen<Value extends string> =
  | {
      multiple?: false | undefined;
      /** The chosen one; `null` when nothing is chosen yet. */
      value: Value | null | undefined;
      onValueChange: (value: Value) => void;
    }
  | {
      /** Several may be chosen together. */
      multiple: true;
      /** The chosen ones. */
      value: readonly Value[];
      /** The chosen ones, in the order of the options. */
      onValueChange: (value: Value[]) => void;
    };

export type ChipGroupProps<Value extends string = string> = FieldTexts &
  Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue"> & {
    options: readonly ChipOption<Value>[];
    /** `wrap` over several lines in forms, `scroll` on one line that bleeds into the gutters over lists. */
    layout?: ChipGroupLayout | undefined;
    /** Of the native controls; made up when absent. */
    name?: string | undefined;
    disabled?: boolean | undefined;
  } & Chosen<Value>;

/**
 * One or several of a handful, as chips. Native radios or check boxes: arrows choose one, space turns one of several.
 * `className` goes to the frame, the other props to the group.
 */
export function ChipGroup<Value extends string = string>(props: ChipGroupProps<Value>) {
  const {
    label,
    labelHidden,
    help,
    error,
    required,
    optional,
    id,
    className,
    options,
    multiple,
    value: _value,
    onValueChange: _told,
    layout = "wrap",
    name,
    disabled = false,
    ...rest
  } = props;
  const made = useId();
  const isChosen = (own: Value) => (props.multiple ? props.value.includes(own) : props.value === own);

  function choose(own: Value, on: boolean) {
    if (!props.multiple) return props.onValueChange(own);
    const next = options.map((option) => option.value).filter((v) => (v === own ? on : isChosen(v)));
    return props.onValueChange(next);
  }

  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }} group>
      {({ labelId, "aria-invalid": invalid, "aria-required": needed, ...control }) => (
        <div
          {...rest}
          {...control}
          // A plain group is neither invalid nor required: its check boxes are.
          {...(multiple ? {} : { "aria-invalid": invalid, "aria-required": needed })}
          role={multiple ? "group" : "radiogroup"}
          aria-labelledby={labelId}
          data-slot="chip-group"
          data-layout={layout}
          className={chipGroupClass({ layout })}
        >
          {options.map((option) => {
            const selected = isChosen(option.value);
            return (
              <label
                key={option.value}
                data-slot="chip-group-chip"
                className={cx(
                  chipClass({ variant: "outline", selected }),
                  groupChipClass({ layout, invalid: Boolean(error) && !selected }),
                )}
              >
                <input
                  type={multiple ? "checkbox" : "radio"}
                  name={name ?? made}
                  value={option.value}
                  checked={selected}
                  disabled={disabled || option.disabled}
                  data-slot="chip-group-input"
                  aria-invalid={multiple ? invalid : undefined}
                  onChange={(event) => choose(option.value, event.target.checked)}
                  className="absolute inset-0 appearance-none rounded-full outline-none"
                />
                {multiple && selected ? <Icon of={Check} size="small" /> : option.icon}
                {/* Room for what hangs below the line in Arabic, which cutting off would take. */}
                <span className="-my-2 min-w-0 truncate py-2 leading-normal">{option.label}</span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
