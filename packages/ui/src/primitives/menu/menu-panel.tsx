"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { useEffect, useRef, type RefObject } from "react";
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";
import {
  MenuItem,
  MenuLabel,
  menuPanelClass,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from "./menu-parts.js";
import type { MenuAction, MenuChoices, MenuEntry, MenuOpening } from "./menu-entry.js";

export interface MenuPanelProps {
  id: string;
  /** Id of the trigger. */
  labelledBy: string;
  /** Element that contains the trigger: clicks inside it do not count as outside the menu. */
  root: RefObject<HTMLElement | null>;
  /** How it was opened; undefined while closed. */
  opening: MenuOpening | undefined;
  onClose: () => void;
  items: readonly MenuEntry[];
  align: "start" | "end";
}

function Action({ label, onSelect, ...item }: MenuAction) {
  return (
    <MenuItem {...item} onSelect={() => onSelect?.()}>
      {label}
    </MenuItem>
  );
}

function Choices({ label, value, choices, onValueChange }: MenuChoices) {
  return (
    <MenuRadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <MenuRadioItem key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
          {choice.label}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

/** Panel of a `Menu`. Not modal: the page behind it stays interactive. */
export function MenuPanel({ id, labelledBy, root, opening, onClose, items, align }: MenuPanelProps) {
  const {
    ref: originRef,
    attributes: { dir, ...attributes },
  } = useOverlayOrigin();
  const content = useRef<HTMLDivElement>(null);
  const closedFromOutside = useRef(false);
  useCloseOnBack(opening !== undefined, onClose);

  useEffect(() => {
    if (!opening) return;
    closedFromOutside.current = false;
    if (opening === "pointer") return;
    // Runs after Radix has focused the panel.
    const frame = requestAnimationFrame(() => {
      const menuItems = [
        ...(content.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])") ?? []),
      ];
      if (opening === "last") menuItems.at(-1)?.focus();
      else if (!menuItems.some((element) => element === document.activeElement)) menuItems[0]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [opening]);

  return (
    <Radix.Root
      open={opening !== undefined}
      onOpenChange={(open) => !open && onClose()}
      modal={false}
      dir={dir}
    >
      <span hidden ref={originRef} />
      {/* Anchor of the panel only: `Menu` renders the visible button. */}
      <Radix.Trigger asChild disabled>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          {...attributes}
          ref={content}
          id={id}
          aria-labelledby={labelledBy}
          data-slot="menu-panel"
          align={align}
          sideOffset={8}
          collisionPadding={8}
          loop
          onInteractOutside={(event) => {
            if (root.current?.contains(event.target as Node)) event.preventDefault();
            else closedFromOutside.current = true;
          }}
          // Radix passes Escape to the topmost layer, which may be a toast. Then the event arrives here.
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            onClose();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!closedFromOutside.current)
              (root.current?.getRootNode() as Document | undefined)?.getElementById(labelledBy)?.focus();
          }}
          className={menuPanelClass}
        >
          {items.map((entry, index) =>
            entry === "separator" ? (
              // oxlint-disable-next-line react/no-array-index-key -- separators have no identity other than their position
              <MenuSeparator key={index} />
            ) : "choices" in entry ? (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity other than their position
              <Choices key={index} {...entry} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no identity other than their position
              <Action key={index} {...entry} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
