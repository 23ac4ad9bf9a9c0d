"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from "react";
import { cx } from "../../lib/cx.js";
import { persistently } from "../../lib/next-chance.js";
import type { MenuEntry, MenuOpening } from "./menu-entry.js";
import type { MenuPanelProps } from "./menu-panel.js";

interface TriggerProps {
  id?: string | undefined;
  "aria-haspopup"?: "menu" | undefined;
  "aria-expanded"?: boolean | undefined;
  "aria-controls"?: string | undefined;
  "aria-busy"?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
}

export interface MenuProps extends Omit<ComponentProps<"span">, "children" | "onSelect"> {
  /** Button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuEntry[];
  /** Edge of the panel that aligns with the button's. */
  align?: "start" | "end" | undefined;
  /** Whether it is open. Without it the menu keeps its own state. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The panel component, once loaded. */
let loaded: ComponentType<MenuPanelProps> | undefined;
/** How often a press asks for the panel. */
const TRIES = 4;
const load = async () => (loaded = (await import("./menu-panel.js")).MenuPanel);

/**
 * Menu of actions behind a button. The panel (Radix's dropdown menu: placement, type-ahead, arrow keys in both
 * directions) is 30 kB gzipped and loads when the pointer or the focus reaches the button. A click asks for lost code again and
 * opens the menu when it comes; if it does not, the next click tries again.
 */
export function Menu({
  trigger,
  items,
  align = "start",
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const id = useId();
  const triggerProps = trigger.props;
  const triggerId = triggerProps.id ?? `${id}-trigger`;
  const root = useRef<HTMLSpanElement>(null);
  const [Panel, setPanel] = useState(() => loaded);
  const [isOpen, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: "Menu",
  });
  const [kind, setKind] = useState<MenuOpening>("pointer");
  const [loading, setLoading] = useState(false);
  const opening = isOpen && Panel ? kind : undefined;

  const preload = () => {
    if (!Panel)
      load().then(
        (panel) => setPanel(() => panel),
        () => {},
      );
  };
  // Opened by its owner, before a pointer or the focus has reached it.
  useEffect(() => {
    if (isOpen && !Panel)
      persistently(load, { tries: TRIES }).then(
        (panel) => setPanel(() => panel),
        () => {},
      );
  }, [isOpen, Panel]);
  const openAs = (next: MenuOpening) => {
    setKind(next);
    if (Panel) return setOpen(true);
    if (loading) return;
    setLoading(true);
    persistently(load, { tries: TRIES })
      .then(
        (panel) => {
          setPanel(() => panel);
          setOpen(true);
        },
        () => {},
      )
      .finally(() => setLoading(false));
  };

  return (
    <span
      ref={root}
      data-slot="menu"
      data-state={opening ? "open" : "closed"}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        preload();
      }}
      // A touch that does not hover begins with the press.
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        preload();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        preload();
      }}
      className={cx("relative inline-flex max-w-full", className)}
    >
      {cloneElement(trigger, {
        id: triggerId,
        "aria-haspopup": "menu",
        "aria-expanded": opening !== undefined,
        "aria-controls": opening ? id : undefined,
        "aria-busy": loading || undefined,
        onClick: (event) => {
          triggerProps.onClick?.(event);
          if (event.defaultPrevented) return;
          // A click by keyboard has no coordinates.
          if (opening) setOpen(false);
          else openAs(event.detail === 0 ? "first" : "pointer");
        },
        onKeyDown: (event) => {
          triggerProps.onKeyDown?.(event);
          if (event.defaultPrevented || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          openAs(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {Panel && (
        <Panel
          id={id}
          labelledBy={triggerId}
          root={root}
          opening={opening}
          onClose={() => setOpen(false)}
          items={items}
          align={align}
        />
      )}
    </span>
  );
}
