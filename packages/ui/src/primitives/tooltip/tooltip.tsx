"use client";
import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { cx } from "../../lib/cx.js";

export const tooltipSides = ["top", "bottom", "start", "end"] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps extends Omit<ComponentProps<"span">, "children"> {
  /** A few words. Words only: what can be pressed belongs into a `Menu` or a `Sheet`. */
  text: ReactNode;
  /** Where it stands if there is room; else opposite. */
  side?: TooltipSide | undefined;
  /** How long the pointer rests before it appears, in ms: 500. Right away after another one. */
  delay?: number | undefined;
  /** The control it speaks of: one element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string | undefined; "aria-label"?: string | undefined }>;
}

const gap = 8;
/** When the last one went, so that the next along a toolbar comes without waiting. */
let lastHidden = 0;

/** Puts the bubble beside its control, inside the window. */
function place(bubble: HTMLElement, control: HTMLElement, side: TooltipSide) {
  const c = control.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = bubble;
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const leftToRight = getComputedStyle(control).direction === "ltr";
  let [left, top] = [c.left + (c.width - w) / 2, c.top + (c.height - h) / 2];
  if (side === "top" || side === "bottom") {
    const [above, below] = [c.top - gap - h, c.bottom + gap];
    if (side === "top") top = above >= gap || below + h > height ? above : below;
    else top = below + h <= height - gap || above < 0 ? below : above;
  } else {
    const [before, after] = [c.left - gap - w, c.right + gap];
    if ((side === "end") === leftToRight) left = after + w <= width - gap || before < 0 ? after : before;
    else left = before >= gap || after + w > width ? before : after;
  }
  bubble.style.left = `${Math.max(gap, Math.min(left, width - w - gap))}px`;
  bubble.style.top = `${Math.max(gap, Math.min(top, height - h - gap))}px`;
}

/**
 * A few words about a control, on hover, on keyboard focus and on a long press; Esc, a press or scrolling take them
 * away (WCAG 1.4.13). They are the control's description for assistive technology, also while they are not shown.
 *
 * Not Radix's, which weighs 20 kB gz and says nothing on touch. This one stands in the
 * browser's top layer (`popover`), in place, so that language, direction, theme and brand around it hold.
 */
export function Tooltip({ text, side = "top", delay = 500, className, children, ...rest }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The focus that comes with a press is no wish to read. */
  const pressing = useRef(false);

  const later = useCallback((next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  }, []);
  const now = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const [element, control] = [bubble.current, root.current];
    if (!open || !element || !control) return;
    element.showPopover?.();
    place(element, control, side);
    const hide = () => now(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Only this, not the dialog it may stand in.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const press = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) hide();
    };
    window.addEventListener("keydown", escape, true);
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("scroll", hide, true);
    window.addEventListener("resize", hide);
    return () => {
      window.removeEventListener("keydown", escape, true);
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("scroll", hide, true);
      window.removeEventListener("resize", hide);
      lastHidden = Date.now();
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open, side, now]);

  const touch = (event: PointerEvent) => event.pointerType === "touch";
  const child = children.props;
  // Said once: a control whose name are these very words needs no description.
  const described = child["aria-label"] !== text;
  return (
    <span
      ref={root}
      data-slot="tooltip"
      data-state={open ? "open" : "closed"}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        if (!touch(event)) later(true, open || Date.now() - lastHidden < 300 ? 0 : delay);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        // Time to cross the gap to the words, which stay while the pointer is on them.
        if (!touch(event)) later(false, 150);
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        pressing.current = true;
        if (touch(event)) later(true, 500);
        else if (!bubble.current?.contains(event.target as Node)) now(false);
      }}
      onPointerUp={(event) => {
        rest.onPointerUp?.(event);
        pressing.current = false;
        if (touch(event)) clearTimeout(timer.current);
      }}
      onPointerCancel={(event) => {
        rest.onPointerCancel?.(event);
        pressing.current = false;
        if (touch(event)) clearTimeout(timer.current);
      }}
      onContextMenu={(event) => {
        rest.onContextMenu?.(event);
        // The long press has shown the words; the browser's own menu would cover them.
        if (open) event.preventDefault();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        if (!pressing.current && event.target.matches(":focus-visible")) now(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        now(false);
      }}
      className={cx("relative inline-flex max-w-full", className)}
    >
      {described
        ? cloneElement(children, {
            "aria-describedby": [child["aria-describedby"], id].filter(Boolean).join(" "),
          })
        : children}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!open}
        data-ui
        data-slot="tooltip-text"
        className="fixed inset-auto m-0 w-max max-w-[min(16rem,calc(100vw-1rem))] animate-fade-in overflow-visible rounded-small border border-transparent bg-ink px-3 py-2 text-start text-f2 font-medium whitespace-normal text-on-ink shadow-float"
      >
        {text}
      </span>
    </span>
  );
}
