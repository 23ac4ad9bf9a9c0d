"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { cva } from "class-variance-authority";
import { createContext, use, useMemo, type ComponentProps, type ReactNode } from "react";
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { cx } from "../../lib/cx.js";
import { ownSlot } from "../../lib/own-slot.js";
import { Anchor, useLocale } from "../../locale/index.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";
import { Check } from "../icon/icon-nodes.js";
import { Icon } from "../icon/index.js";

interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

export interface MenuRootProps {
  /** Whether it is open. Without it the root keeps its own state. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** State of a menu that is composed of parts. Not modal: the page behind it stays interactive. Renders no element. */
export function MenuRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: MenuRootProps) {
  const { direction } = useLocale();
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: "Menu",
  });
  useCloseOnBack(open, () => setOpen(false));
  const state = useMemo(() => ({ open, setOpen }), [open, setOpen]);
  return (
    <MenuContext value={state}>
      <Radix.Root open={open} onOpenChange={setOpen} modal={false} dir={direction}>
        {children}
      </Radix.Root>
    </MenuContext>
  );
}

export type MenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Button that opens the menu; with `asChild`, its only child. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <Radix.Trigger {...ownSlot("menu-trigger", props.asChild)} {...props} />;
}

/** Panel of a menu, wherever it comes from. */
export const menuPanelClass =
  "z-overlay max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-panel border border-border bg-surface p-2 text-text shadow-sheet outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in";

export type MenuContentProps = ComponentProps<typeof Radix.Content>;

/** Panel of a menu, beside its trigger. */
export function MenuContent({ onKeyDown, className, ...rest }: MenuContentProps) {
  const state = use(MenuContext);
  if (!state) throw new Error("MenuContent needs a MenuRoot around it.");
  const {
    ref: originRef,
    attributes: { dir: _, ...attributes },
  } = useOverlayOrigin();
  return (
    <>
      {state.open && <span hidden ref={originRef} data-slot="overlay-origin" />}
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          align="start"
          sideOffset={8}
          collisionPadding={8}
          loop
          {...attributes}
          data-slot="menu-panel"
          {...rest}
          // Radix passes Escape to the topmost layer, which may be a toast. Then the event arrives here.
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            state.setOpen(false);
          }}
          className={cx(menuPanelClass, className)}
        />
      </Radix.Portal>
    </>
  );
}

const itemClass = cva(
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-button-small px-3 py-2 text-start font-medium outline-none select-none data-disabled:cursor-default data-disabled:text-faint data-highlighted:bg-sunken focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2",
  { variants: { danger: { true: "not-data-disabled:text-danger-text" } } },
);

interface RowProps {
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** Secondary text at the end: a count or a price. */
  end?: ReactNode;
}

function Row({ icon, end, children }: RowProps & { children?: ReactNode }) {
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

export interface MenuItemProps extends RowProps, Omit<ComponentProps<typeof Radix.Item>, "asChild"> {
  /** Makes it a link. */
  href?: string | undefined;
  /** Destructive: place it last, after a separator. */
  danger?: boolean | undefined;
}

/** Action or, with `href`, link. */
export function MenuItem({ icon, end, href, danger, disabled, className, children, ...rest }: MenuItemProps) {
  const content = (
    <Row icon={icon} end={end}>
      {children}
    </Row>
  );
  const isLink = href !== undefined && !disabled;
  return (
    <Radix.Item
      data-slot="menu-item"
      disabled={disabled ?? false}
      {...rest}
      className={itemClass({ danger, className })}
      asChild={isLink}
    >
      {isLink ? <Anchor href={href}>{content}</Anchor> : content}
    </Radix.Item>
  );
}

export interface MenuRadioGroupProps extends ComponentProps<typeof Radix.RadioGroup> {
  /** Always the owner's: a state of the group would go when the menu closes. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Single choice among `MenuRadioItem`. Name it with `aria-label`, and show the name with a `MenuLabel`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <Radix.RadioGroup data-slot="menu-radio-group" {...props} />;
}

const mark = (
  <Radix.ItemIndicator>
    <Icon of={Check} className="text-text" />
  </Radix.ItemIndicator>
);

export interface MenuRadioItemProps
  extends Omit<RowProps, "end">, Omit<ComponentProps<typeof Radix.RadioItem>, "asChild"> {}

/** Option of a single choice, with a check mark when it is selected. */
export function MenuRadioItem({ icon, className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem data-slot="menu-item" {...rest} className={itemClass({ className })}>
      <Row icon={icon} end={mark}>
        {children}
      </Row>
    </Radix.RadioItem>
  );
}

export interface MenuCheckboxItemProps
  extends Omit<RowProps, "end">, Omit<ComponentProps<typeof Radix.CheckboxItem>, "asChild"> {
  /** Always the owner's: a state of the item would go when the menu closes. */
  checked: boolean | "indeterminate";
  onCheckedChange: (checked: boolean) => void;
}

/** Setting that is on or off, with a check mark while it is on. */
export function MenuCheckboxItem({ icon, className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem data-slot="menu-item" {...rest} className={itemClass({ className })}>
      <Row icon={icon} end={mark}>
        {children}
      </Row>
    </Radix.CheckboxItem>
  );
}

export type MenuLabelProps = ComponentProps<"div">;

/** Visible name of a group, which names itself for assistive technology. */
export function MenuLabel({ className, ...rest }: MenuLabelProps) {
  return (
    <div
      aria-hidden
      data-slot="menu-label"
      {...rest}
      className={cx("px-3 pt-2 pb-1 text-caption font-medium text-muted", className)}
    />
  );
}

export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

/** Line between groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return (
    <Radix.Separator
      data-slot="menu-separator"
      {...rest}
      className={cx("mx-3 my-2 h-px bg-border", className)}
    />
  );
}
