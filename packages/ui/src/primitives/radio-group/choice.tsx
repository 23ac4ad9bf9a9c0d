"use client";
import { cva } from "class-variance-authority";
import { Check } from "../icon/icon-nodes.js";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../icon/index.js";

/** `row`: between hairlines (options of a product); `card`: with a border (payment, address); `plain`: in forms. */
export const choiceLayouts = ["row", "card", "plain"] as const;
export type ChoiceLayout = (typeof choiceLayouts)[number];

/** Texts of an option. */
export interface ChoiceTexts {
  label: ReactNode;
  /** Second line. */
  description?: ReactNode;
  /** At the inline start: an image or an icon. */
  lead?: ReactNode;
  /** Before the control: a price. */
  end?: ReactNode;
}

type ChoiceType = "radio" | "checkbox" | "switch";

const choiceClass = cva("relative flex items-center has-disabled:cursor-default has-disabled:text-faint", {
  variants: {
    layout: {
      row: "flex-wrap gap-x-3.5 min-h-13 py-2 border-b border-border last:border-b-0",
      card: "gap-3.5 rounded-field border-[1.5px] border-border bg-surface px-4 py-3.5 transition-colors not-has-disabled:hover:border-control has-checked:border-primary has-checked:bg-[color-mix(in_srgb,var(--ui-primary-soft)_46%,var(--ui-surface))]",
      plain: "gap-2.5 min-h-touch py-1 flex-row-reverse justify-end",
    } satisfies Record<ChoiceLayout, string>,
  },
});
const textsClass = cva("wrap-anywhere", {
  variants: {
    layout: {
      row: "flex-words",
      card: "min-w-[4.5rem] flex-[1_1_4.5rem]",
      plain: "min-w-0",
    } satisfies Record<ChoiceLayout, string>,
  },
});
/** After the texts; `plain` is a reversed row. */
const endClass = cva("flex-none text-small text-muted", {
  variants: {
    layout: { row: "ms-auto", card: "ms-auto", plain: "order-first" } satisfies Record<ChoiceLayout, string>,
  },
});
const labelClass = cva("block", {
  variants: {
    layout: { row: "", card: "font-medium", plain: "text-small" } satisfies Record<ChoiceLayout, string>,
  },
});
const markClass = cva(
  "peer appearance-none border-2 border-control bg-surface transition-[border-width,border-color,background-color] aria-invalid:border-danger disabled:border-border disabled:bg-sunken",
  {
    variants: {
      type: {
        radio: "size-6 rounded-[50%] checked:border-[7.5px] checked:border-primary",
        checkbox:
          "size-6 rounded-check checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary",
        switch: [
          "relative h-8 w-13 rounded-[1rem] checked:border-primary checked:bg-primary",
          "before:absolute before:start-1 before:top-1 before:size-5 before:rounded-[50%] before:bg-control before:transition-transform before:duration-sheet",
          "checked:before:translate-x-[calc(--spacing(5)*var(--ui-dir))] checked:before:bg-on-primary disabled:before:bg-faint",
          "forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]",
        ],
      } satisfies Record<ChoiceType, string | string[]>,
    },
  },
);

type ChoiceProps = ChoiceTexts &
  Omit<ComponentProps<"input">, "type"> & { type: ChoiceType; layout: ChoiceLayout; slot: string };

/** Native radio, checkbox or switch with its texts; the whole row is clickable. */
export function Choice({
  label,
  description,
  lead,
  end,
  type,
  layout,
  slot,
  className,
  ...rest
}: ChoiceProps) {
  const id = useId();
  const described = [description && `${id}d`, end && `${id}e`, rest["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <label data-slot={slot} data-layout={layout} className={choiceClass({ layout, className })}>
      {lead}
      <span className={textsClass({ layout })}>
        <span id={`${id}l`} data-slot={`${slot}-label`} className={labelClass({ layout })}>
          {label}
        </span>
        {description && (
          <span
            id={`${id}d`}
            data-slot={`${slot}-description`}
            className="mt-0.5 block text-small text-muted"
          >
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}e`} data-slot={`${slot}-end`} className={endClass({ layout })}>
          {end}
        </span>
      )}
      <span className="relative grid flex-none place-items-center">
        <input
          {...rest}
          aria-labelledby={`${id}l`}
          aria-describedby={described || undefined}
          {...(type === "switch" ? { type: "checkbox", role: "switch" } : { type })}
          data-slot={`${slot}-input`}
          className={markClass({ type })}
        />
        {type === "checkbox" && (
          <>
            <Icon
              of={Check}
              size="small"
              strokeWidth={3}
              className="pointer-events-none absolute hidden text-on-primary peer-checked:block peer-indeterminate:hidden peer-disabled:text-faint"
            />
            <span
              aria-hidden
              className="pointer-events-none absolute hidden h-0.75 w-3 rounded-full bg-on-primary peer-indeterminate:block peer-disabled:bg-faint forced-colors:bg-[ButtonText]"
            />
          </>
        )}
      </span>
    </label>
  );
}
