"use client";
import * as Radix from "@radix-ui/react-popover";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useId, useLayoutEffect, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { cx } from "../../lib/cx.js";
import { physicalSide, type LogicalSide } from "../../lib/logical-side.js";
import { ownSlot } from "../../lib/own-slot.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";
import { PopoverContext, usePopover } from "./popover-context.js";

export interface PopoverRootProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
}

/** State of a popover. Not modal: the page around stays in reach. Esc, a press outside and Back close it. */
export function PopoverRoot({ open: openProp, defaultOpen, onOpenChange, children }: PopoverRootProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen ?? false,
    onChange: onOpenChange,
    caller: "Popover",
  });
  const [triggerId, setTriggerId] = useState<string>();
  const [titleId, setTitleId] = useState<string>();
  useCloseOnBack(open, () => setOpen(false));
  const state = useMemo(
    () => ({ open, triggerId, titleId, setTriggerId, setTitleId, setOpen }),
    [open, triggerId, titleId, setOpen],
  );
  return (
    <PopoverContext value={state}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </PopoverContext>
  );
}

/** Id of a part that names the popover while it is mounted. */
function useNamingId(id: string | undefined, setId: (id: string | undefined) => void): string {
  const generatedId = useId();
  const ownId = id ?? generatedId;
  useLayoutEffect(() => {
    setId(ownId);
    return () => setId(undefined);
  }, [ownId, setId]);
  return ownId;
}

export interface PopoverTriggerProps extends ComponentProps<"button"> {
  /** Renders the child, such as a `Button`, in place of a button of its own. */
  asChild?: boolean | undefined;
}

/** Button that opens and closes the popover. */
export function PopoverTrigger({ asChild, id, className, ...rest }: PopoverTriggerProps) {
  const { setTriggerId } = usePopover();
  const ownId = useNamingId(id, setTriggerId);
  return (
    <Radix.Trigger
      {...ownSlot("popover-trigger", asChild)}
      asChild={asChild}
      {...rest}
      id={ownId}
      className={className}
    />
  );
}

export interface PopoverAnchorProps extends ComponentProps<"div"> {
  asChild?: boolean | undefined;
}

/** Element that the popover stands beside, where that is not its trigger. */
export function PopoverAnchor({ asChild, className, ...rest }: PopoverAnchorProps) {
  return (
    <Radix.Anchor {...ownSlot("popover-anchor", asChild)} asChild={asChild} {...rest} className={className} />
  );
}

export interface PopoverContentProps extends ComponentProps<"div"> {
  /** Side of the trigger, or the opposite one where there is no room. */
  side?: LogicalSide | undefined;
  /** Edge or middle of the trigger that it aligns with. */
  align?: "start" | "center" | "end" | undefined;
  /** Called before the focus moves into it; prevent that to keep the focus where it is. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called before the focus returns to the trigger. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Panel of a popover. It is named by its title, or by its trigger. */
export function PopoverContent({
  side = "bottom",
  align = "start",
  onKeyDown,
  className,
  children,
  ...rest
}: PopoverContentProps) {
  const { open, triggerId, titleId, setOpen } = usePopover();
  const { ref: originRef, attributes } = useOverlayOrigin();
  return (
    <>
      {open && <span hidden ref={originRef} data-slot="overlay-origin" />}
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          {...attributes}
          data-slot="popover-content"
          side={physicalSide(side, attributes.dir)}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={rest["aria-label"] ? undefined : (titleId ?? triggerId)}
          {...rest}
          // Radix passes Escape to the topmost layer, which may be a toast. Then the event arrives here.
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            setOpen(false);
          }}
          className={cx(
            "z-overlay max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-border bg-surface p-4 text-text shadow-sheet outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </>
  );
}

export interface PopoverTitleProps extends ComponentProps<"h2"> {}

/** Visible name of the popover. */
export function PopoverTitle({ id, className, children, ...rest }: PopoverTitleProps) {
  const { setTitleId } = usePopover();
  const ownId = useNamingId(id, setTitleId);
  return (
    <h2 data-slot="popover-title" {...rest} id={ownId} className={cx("heading mb-2 text-body", className)}>
      {children}
    </h2>
  );
}

export interface PopoverCloseProps extends ComponentProps<"button"> {
  asChild?: boolean | undefined;
}

/** Button inside the popover that closes it. */
export function PopoverClose({ asChild, className, ...rest }: PopoverCloseProps) {
  return (
    <Radix.Close {...ownSlot("popover-close", asChild)} asChild={asChild} {...rest} className={className} />
  );
}
