"use client";
import type { ComponentProps } from "react";
import { Choice, type ChoiceTexts } from "../radio-group/choice.js";
import { SpinnerDrawing } from "../spinner/spinner-drawing.js";

export const switchLayouts = ["row", "card", "plain"] as const;
export type SwitchLayout = (typeof switchLayouts)[number];

export interface SwitchProps extends ChoiceTexts, Omit<ComponentProps<"input">, "type" | "role"> {
  /** `row`: in lists of settings; `card`: with a border; `plain`: the track before its label. */
  layout?: SwitchLayout | undefined;
  /** The last change is being saved: keeps the focus and ignores clicks. */
  loading?: boolean | undefined;
  /** Called with the new state, in addition to the native `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Turns a setting on or off immediately. Native checkbox with role="switch": Space toggles it, the whole row is
 * clickable. `className` is applied to the row, other props to the input.
 */
export function Switch({
  layout = "row",
  loading = false,
  end,
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  return (
    <Choice
      {...rest}
      {...(loading ? { "aria-busy": true, "aria-disabled": true } : {})}
      type="switch"
      slot="switch"
      layout={layout}
      end={loading ? <SpinnerDrawing /> : end}
      onChange={(event) => {
        if (loading) {
          // Reverted here instead of by `preventDefault`, after which React misses the next click.
          event.target.checked = !event.target.checked;
          return;
        }
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
}
