"use client";
import * as Radix from "@radix-ui/react-toolbar";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { ownSlot } from "../../lib/own-slot.js";
import {
  toggleGroupClass,
  toggleItemClass,
  type ToggleGroupItemProps,
  type ToggleGroupRootProps,
} from "../toggle-group/toggle-group.js";

export interface ToolbarRootProps extends Omit<ComponentProps<"div">, "dir"> {
  /** Accessible name: what its controls are for. */
  "aria-label": string;
  orientation?: "horizontal" | "vertical" | undefined;
}

/** A row of controls with one Tab stop: arrow keys, in reading direction, Home and End move between them. */
export function ToolbarRoot({ orientation = "horizontal", className, ...rest }: ToolbarRootProps) {
  return (
    <Radix.Root
      data-slot="toolbar"
      orientation={orientation}
      {...rest}
      className={cx(
        "flex max-w-full min-w-0 flex-wrap items-center gap-1 data-[orientation=vertical]:flex-col",
        className,
      )}
    />
  );
}

export interface ToolbarButtonProps extends ComponentProps<"button"> {
  /** Renders the child, such as an `IconButton`, in place of a button of its own. */
  asChild?: boolean | undefined;
}

/** A button of the toolbar. */
export function ToolbarButton({ asChild, className, ...rest }: ToolbarButtonProps) {
  return (
    <Radix.Button
      {...ownSlot("toolbar-button", asChild)}
      asChild={asChild}
      {...rest}
      className={asChild ? className : cx(toggleItemClass, className)}
    />
  );
}

export interface ToolbarLinkProps extends ComponentProps<"a"> {
  asChild?: boolean | undefined;
}

/** A link of the toolbar: give it an `Anchor`, `Link` or `Button` with `href` as its child. */
export function ToolbarLink({ asChild, className, ...rest }: ToolbarLinkProps) {
  return (
    <Radix.Link
      {...ownSlot("toolbar-link", asChild)}
      asChild={asChild}
      {...rest}
      className={asChild ? className : cx(toggleItemClass, className)}
    />
  );
}

/** Hairline between groups of controls. */
export function ToolbarSeparator({ className, ...rest }: ComponentProps<"div">) {
  return (
    <Radix.Separator
      data-slot="toolbar-separator"
      {...rest}
      className={cx(
        "bg-border data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:mx-1 data-[orientation=vertical]:h-6 data-[orientation=vertical]:w-px",
        className,
      )}
    />
  );
}

/** A `ToggleGroupRoot` inside a toolbar, whose arrow keys reach its buttons too. */
export function ToolbarToggleGroup({ className, ...props }: ToggleGroupRootProps) {
  const classes = cx(toggleGroupClass, className);
  if (props.type === "multiple")
    return <Radix.ToggleGroup data-slot="toolbar-toggle-group" role="group" {...props} className={classes} />;
  return <Radix.ToggleGroup data-slot="toolbar-toggle-group" {...props} type="single" className={classes} />;
}

/** One button of a `ToolbarToggleGroup`. */
export function ToolbarToggleItem({ asChild, className, ...rest }: ToggleGroupItemProps) {
  return (
    <Radix.ToggleItem
      {...ownSlot("toolbar-toggle-item", asChild)}
      asChild={asChild}
      {...rest}
      className={cx(toggleItemClass, className)}
    />
  );
}
