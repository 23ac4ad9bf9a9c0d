"use client";
import type { ComponentProps } from "react";
import { Choice, type ChoiceTexts } from "../radio-group/choice.js";
import { SpinnerDrawing } from "../spinner/spinner-drawing.js";

export const switchLayouts = ["row", "card", "plain"] as const;
export type SwitchLayout = (typeof switchLayouts)[number];

export interface SwitchProps extends ChoiceTexts, Omit<ComponentProps<"input">, "type" | "role"> {
  /** `row` in lists of settings, `card` with its own edge, `plain` with the track before its words. */
  layout?: SwitchLayout | undefined;
  /** The last change is being saved: keeps the focus, takes no press. */
  loading?: boolean | undefined;
  /** The new state, beside the native `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Turns one thing on or off, at once. The native check box with the role of a switch: space turns it, the whole line
 * can be pressed. `className` goes to the line, the other props to the input.
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
          // Turned back here and not by `preventDefault`, after which React would miss the next press.
          event.target.checked = !event.target.checked;
          return;
        }
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
}
