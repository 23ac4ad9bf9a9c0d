"use client";
import * as Radix from "@radix-ui/react-toggle-group";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { ownSlot } from "../../lib/own-slot.js";

interface SharedProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  disabled?: boolean | undefined;
}
export type ToggleGroupRootProps = SharedProps &
  (
    | {
        /** One is pressed at most. */
        type?: "single" | undefined;
        /** The pressed item; "" if none is. */
        value?: string | undefined;
        defaultValue?: string | undefined;
        onValueChange?: ((value: string) => void) | undefined;
      }
    | {
        /** Each is pressed by itself. */
        type: "multiple";
        value?: string[] | undefined;
        defaultValue?: string[] | undefined;
        onValueChange?: ((value: string[]) => void) | undefined;
      }
  );

/** Classes of the box around toggles, also of those in a toolbar. */
export const toggleGroupClass = "inline-flex max-w-full flex-wrap gap-0.5 rounded-button-small bg-sunken p-1";
/** Classes of one toggle. */
export const toggleItemClass =
  "relative hit-area flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-small border border-transparent px-2.5 text-small font-medium text-muted transition-colors hover:text-text disabled:text-faint data-[state=on]:bg-raised data-[state=on]:text-text data-[state=on]:shadow-knob forced-colors:data-[state=on]:border-[Highlight]";

/** Buttons that stay pressed, such as formats or ways to look at a list. One Tab stop; arrow keys move. */
export function ToggleGroupRoot({ className, ...props }: ToggleGroupRootProps) {
  const classes = cx(toggleGroupClass, className);
  if (props.type === "multiple")
    return <Radix.Root data-slot="toggle-group" role="group" {...props} className={classes} />;
  return <Radix.Root data-slot="toggle-group" {...props} type="single" className={classes} />;
}

export interface ToggleGroupItemProps extends ComponentProps<"button"> {
  value: string;
  /** Renders the child in place of a button of its own. */
  asChild?: boolean | undefined;
}

/** One button of the group. One with only an icon needs an `aria-label`. */
export function ToggleGroupItem({ asChild, className, ...rest }: ToggleGroupItemProps) {
  return (
    <Radix.Item
      {...ownSlot("toggle-group-item", asChild)}
      asChild={asChild}
      {...rest}
      className={cx(toggleItemClass, className)}
    />
  );
}
