"use client";
import * as Radix from "@radix-ui/react-dialog";
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { useMessage, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { X } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { clearOfToasts, useToasterNode } from "../toast/toaster-node.js";
import { useOverlayOrigin } from "./use-overlay-origin.js";
import { useCloseWatcher } from "./use-close-watcher.js";
import { useKeyboardInset } from "./use-keyboard-inset.js";
import { useScrollLock } from "./use-scroll-lock.js";

/** What dialog, sheet and drawer have in common. `ref` and all else go to the panel. */
export interface OverlayProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button and a drag; closing is up to the owner. */
  onOpenChange: (open: boolean) => void;
  /** Names the overlay; always needed. */
  title: ReactNode;
  /** The title is said, not shown, because the content shows it in its own way. */
  titleHidden?: boolean | undefined;
  /** One or two sentences under the title, read out when the overlay opens. */
  description?: ReactNode;
  /** Above the title, for `center`: a drawing, two logos. */
  lead?: ReactNode;
  /** Fixed under the title, above the scrolling body. */
  header?: ReactNode;
  /** The body; it scrolls. */
  children?: ReactNode;
  /** Fixed at the foot: the actions. */
  footer?: ReactNode;
  /** The close button; `true` by default. Leave it out only where the footer can be used to leave. */
  closeButton?: boolean | undefined;
  /** `false`: Esc, scrim and drag do nothing; the person must choose. */
  dismissible?: boolean | undefined;
  /** What opens it, if that stands beside it: gets its ARIA attributes and the focus back. */
  trigger?: ReactElement | undefined;
  /** What takes the focus first; else the overlay itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus afterwards; else what had it before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface OverlayFrameProps extends OverlayProps {
  name: "dialog" | "sheet" | "drawer";
  role?: "dialog" | "alertdialog" | undefined;
  side?: "start" | "end" | undefined;
  /** Where and how large the panel stands, and how it comes and goes. */
  panel: string;
  /** Padding and type of the parts. */
  inset: string;
  titleClass: string;
  center?: boolean | undefined;
  /** Above everything, inside the panel: the sheet's handle. */
  handle?: ReactNode;
  contentRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** The focus may leave the modal for the toasts above it. */
function ToasterBranch() {
  useFocusScopeBranch(useToasterNode());
  return null;
}

const focusable = "a[href], button, input, textarea, select, [tabindex]";

/** The scrolling part. A text longer than the screen, with nothing in it to tab to, is itself a stop for the keyboard. */
function Body({ slot, className, children }: { slot: string; className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useLayoutEffect(() => {
    const body = ref.current;
    if (body) setStop(body.scrollHeight > body.clientHeight && !body.querySelector(focusable));
  }, [children]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling text must be reachable to be read
    <div ref={ref} data-slot={slot} tabIndex={stop ? 0 : undefined} className={className}>
      {children}
    </div>
  );
}

/** Scrim, panel, title bar, scrolling body, footer. Focus goes in, is held, and goes back. */
export function OverlayFrame({
  open,
  onOpenChange,
  name,
  dismissible = true,
  closeButton = true,
  inset,
  center,
  title,
  titleHidden,
  titleClass,
  description,
  lead,
  header,
  children,
  footer,
  trigger,
  initialFocus,
  returnFocus,
  side,
  panel,
  handle,
  contentRef,
  ref,
  className,
  ...rest
}: OverlayFrameProps) {
  const close = useMessage(commonMessages.close);
  const own = useRef<HTMLDivElement>(null);
  const content = contentRef ?? own;
  const merged = useMemo(() => mergeRefs(content, ref), [content, ref]);
  const before = useRef<HTMLElement | null>(null);
  const { ref: originRef, attributes: originAttributes } = useOverlayOrigin();
  useScrollLock(open);
  useKeyboardInset(content, open);
  useCloseWatcher(open && dismissible, () => onOpenChange(false));

  const takeFocus = (event: Event) => {
    event.preventDefault();
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    (initialFocus?.current ?? content.current)?.focus({ preventScroll: true });
  };
  const giveFocusBack = (event: Event) => {
    const target = returnFocus?.current ?? before.current;
    // Safari does not focus a pressed button: then Radix's own way, to the trigger, is the right one.
    if (!target?.isConnected || target === document.body) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };
  const hold = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const holdKey = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest("[data-slot=toaster]"))
      event.preventDefault();
    hold(event);
  };

  const bar = !titleHidden || closeButton;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {open && <span hidden ref={originRef} data-slot="overlay-origin" />}
      <Radix.Portal>
        {/* Not Radix's own: that brings a scroll lock of 5 kB which pads the wrong side in RTL. */}
        <div
          {...originAttributes}
          data-slot="overlay-scrim"
          data-state={open ? "open" : "closed"}
          className="ui-scrim"
        />
        <Radix.Content
          {...originAttributes}
          {...(description ? {} : { "aria-describedby": undefined })}
          ref={merged}
          aria-modal
          {...rest}
          data-slot={name}
          data-side={side}
          data-handle={handle ? "" : undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={holdKey}
          // Radix gives Escape to the layer that came last, which may be a toast; then it arrives here.
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            if (dismissible) onOpenChange(false);
          }}
          onInteractOutside={hold}
          className={cx("ui-overlay", panel, className)}
        >
          <ToasterBranch />
          {handle}
          <div
            ref={clearOfToasts}
            data-slot={`${name}-bar`}
            className={cx(
              "relative flex-none",
              bar ? inset : "sr-only",
              bar && "pt-(--overlay-top)",
              center && "text-center",
            )}
          >
            {lead && (
              <div data-slot={`${name}-lead`} className="mb-4 grid place-items-center pt-2">
                {lead}
              </div>
            )}
            <Radix.Title
              data-slot={`${name}-title`}
              className={
                titleHidden
                  ? "sr-only"
                  : cx(
                      "heading",
                      titleClass,
                      closeButton && (center ? "px-12" : "pe-14"),
                      closeButton && "min-h-touch content-center",
                    )
              }
            >
              {title}
            </Radix.Title>
            {closeButton && (
              <div className="absolute end-(--overlay-inset) top-(--overlay-top)">
                <IconButton
                  icon={X}
                  aria-label={close}
                  data-slot={`${name}-close`}
                  onClick={() => onOpenChange(false)}
                />
              </div>
            )}
            {titleHidden && closeButton && <div className="h-touch" />}
            {description && (
              <Radix.Description
                data-slot={`${name}-description`}
                className={cx("mt-1.5 text-f3 text-muted", center && "text-balance")}
              >
                {description}
              </Radix.Description>
            )}
          </div>
          {header && (
            <div data-slot={`${name}-header`} className={cx("flex-none pt-3", inset)}>
              {header}
            </div>
          )}
          {children && (
            <Body
              slot={`${name}-body`}
              className={cx(
                "relative min-h-0 overflow-y-auto overscroll-contain pt-4",
                inset,
                name === "drawer" && "flex-1",
                footer ? "pb-4" : "overlay-end",
              )}
            >
              {children}
            </Body>
          )}
          {footer && (
            <div
              data-slot={`${name}-footer`}
              className={cx(
                "grid flex-none gap-2.5 overlay-end",
                name === "drawer" ? "overlay-bar pt-3" : "pt-4",
                inset,
              )}
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
