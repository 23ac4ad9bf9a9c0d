"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "../icon/icon-nodes.js";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Anchor } from "../../locale/index.js";
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { cx } from "../../lib/cx.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";
import { Icon } from "../icon/index.js";
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

const itemClass =
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-button-small px-3 py-2 text-start font-medium outline-none select-none data-disabled:cursor-default data-disabled:text-faint data-highlighted:bg-sunken focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2";

function Row({ icon, end, children }: { icon?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end !== undefined && end !== null && (
        <span data-slot="menu-end" className="flex-none text-small text-muted">
          {end}
        </span>
      )}
    </>
  );
}

function Action({ label, icon, end, href, onSelect, danger, disabled }: MenuAction) {
  const content = (
    <Row icon={icon} end={end}>
      {label}
    </Row>
  );
  return (
    <Radix.Item
      data-slot="menu-item"
      disabled={disabled ?? false}
      onSelect={() => onSelect?.()}
      className={cx(itemClass, danger && "not-data-disabled:text-danger-text")}
      asChild={href !== undefined && !disabled}
    >
      {href !== undefined && !disabled ? <Anchor href={href}>{content}</Anchor> : content}
    </Radix.Item>
  );
}

function Choices({ label, value, choices, onValueChange }: MenuChoices) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      <div aria-hidden className="px-3 pt-2 pb-1 text-caption font-medium text-muted">
        {label}
      </div>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          disabled={choice.disabled ?? false}
          data-slot="menu-item"
          className={itemClass}
        >
          <Row
            end={
              <Radix.ItemIndicator>
                <Icon of={Check} className="text-text" />
              </Radix.ItemIndicator>
            }
          >
            {choice.label}
          </Row>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
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
          className="z-overlay max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-panel border border-border bg-surface p-2 text-text shadow-sheet outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
        >
          {items.map((entry, index) =>
            entry === "separator" ? (
              // oxlint-disable-next-line react/no-array-index-key -- separators have no identity other than their position
              <Radix.Separator key={index} className="mx-3 my-2 h-px bg-border" />
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
