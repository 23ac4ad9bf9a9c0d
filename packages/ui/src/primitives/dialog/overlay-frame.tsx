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
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { cx } from "../../lib/cx.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { X } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { useToasterNode } from "../toast/toaster-node.js";
import { useOverlayOrigin } from "./use-overlay-origin.js";
import { useCloseWatcher } from "./use-close-watcher.js";
import { useKeyboardInset } from "./use-keyboard-inset.js";
import { useScrollLock } from "./use-scroll-lock.js";

/** Props shared by dialog, sheet and drawer. `ref` and other props are applied to the panel. */
export interface OverlayProps extends Omit<ComponentProps<"div">, "title" | "role"> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button and a drag. The owner closes it. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the overlay; required. */
  title: ReactNode;
  /** Visually hides the title, because the content shows it. */
  titleHidden?: boolean | undefined;
  /** One or two sentences under the title, announced when the overlay opens. */
  description?: ReactNode;
  /** Above the title, for `center`: an illustration or logos. */
  lead?: ReactNode;
  /** Fixed under the title, above the scrolling body. */
  header?: ReactNode;
  /** Scrolling body. */
  children?: ReactNode;
  /** Fixed at the bottom: the actions. */
  footer?: ReactNode;
  /** Shows the close button; `true` by default. Omit it only if the footer offers a way to close. */
  closeButton?: boolean | undefined;
  /** `false`: Esc, scrim and drag do not close it. */
  dismissible?: boolean | undefined;
  /** Button that opens the overlay: gets the ARIA attributes, and the focus when it closes. */
  trigger?: ReactElement | undefined;
  /** Element that gets the initial focus. By default the overlay itself, so that its title is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element that gets the focus after closing. By default the previously focused one. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface OverlayFrameProps extends OverlayProps {
  name: "dialog" | "sheet" | "drawer";
  role?: "dialog" | "alertdialog" | undefined;
  side?: "start" | "end" | undefined;
  /** Classes for position, size and animation of the panel. */
  panelClass: string;
  /** Classes for padding and type of the parts. */
  insetClass: string;
  titleClass: string;
  center?: boolean | undefined;
  /** First element of the panel: the sheet's drag handle. */
  handle?: ReactNode;
  contentRef?: RefObject<HTMLDivElement | null> | undefined;
  /** The overlay has an address of its own: the router's entry in the history is the one that Back leaves. */
  addressed?: boolean | undefined;
}

/** Lets the focus leave the modal for the toasts above it. */
function ToasterBranch() {
  useFocusScopeBranch(useToasterNode());
  return null;
}

const focusable = "a[href], button, input, textarea, select, [tabindex]";

/** Scrolling body. A long text without focusable content is itself a Tab stop, so that the keyboard can scroll it. */
function Body({ slot, className, children }: { slot: string; className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTabStop, setIsTabStop] = useState(false);
  useLayoutEffect(() => {
    const body = ref.current;
    if (body) setIsTabStop(body.scrollHeight > body.clientHeight && !body.querySelector(focusable));
  }, [children]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable text must be reachable by keyboard
    <div ref={ref} data-slot={slot} tabIndex={isTabStop ? 0 : undefined} className={className}>
      {children}
    </div>
  );
}

/** Base of dialog, sheet and drawer: scrim, panel, title bar, scrolling body, footer, focus trap and focus return. */
export function OverlayFrame({
  open,
  onOpenChange,
  name,
  dismissible = true,
  closeButton = true,
  insetClass,
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
  panelClass,
  handle,
  contentRef,
  addressed = false,
  ref,
  className,
  ...rest
}: OverlayFrameProps) {
  const close = useMessage(commonMessages.close);
  const internalRef = useRef<HTMLDivElement>(null);
  const content = contentRef ?? internalRef;
  const mergedRef = useMemo(() => mergeRefs(content, ref), [content, ref]);
  const previouslyFocused = useRef<HTMLElement | null>(null);
  const { ref: originRef, attributes: originAttributes } = useOverlayOrigin();
  const container = usePortalContainer();
  useScrollLock(open);
  useKeyboardInset(content, open);
  useCloseWatcher(open && dismissible, () => onOpenChange(false));
  useCloseOnBack(open && dismissible && !addressed, () => onOpenChange(false));

  const focusContent = (event: Event) => {
    event.preventDefault();
    const { activeElement } = (content.current?.getRootNode() ?? document) as Document | ShadowRoot;
    previouslyFocused.current = activeElement instanceof HTMLElement ? activeElement : null;
    (initialFocus?.current ?? content.current)?.focus({ preventScroll: true });
  };
  const restoreFocus = (event: Event) => {
    const target = returnFocus?.current ?? previouslyFocused.current;
    // Safari does not focus a clicked button. Radix then returns the focus to the trigger.
    if (!target?.isConnected || target === document.body) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };
  const preventUnlessDismissible = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest("[data-slot=toaster]"))
      event.preventDefault();
    preventUnlessDismissible(event);
  };

  const bar = !titleHidden || closeButton;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {open && <span hidden ref={originRef} data-slot="overlay-origin" />}
      <Radix.Portal container={container}>
        {/* Not Radix's overlay: it brings a 5 kB scroll lock that pads the wrong side in RTL. */}
        <div
          {...originAttributes}
          data-slot="overlay-scrim"
          data-state={open ? "open" : "closed"}
          className="ui-scrim"
        />
        <Radix.Content
          {...originAttributes}
          {...(description ? {} : { "aria-describedby": undefined })}
          ref={mergedRef}
          aria-modal
          {...rest}
          data-slot={name}
          data-side={side}
          data-handle={handle ? "" : undefined}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={restoreFocus}
          onEscapeKeyDown={handleEscape}
          // Radix passes Escape to the topmost layer, which may be a toast. Then the event arrives here.
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            if (dismissible) onOpenChange(false);
          }}
          onInteractOutside={preventUnlessDismissible}
          className={cx("ui-overlay", panelClass, className)}
        >
          <ToasterBranch />
          {handle}
          <div
            data-keep-clear
            data-slot={`${name}-bar`}
            className={cx(
              "relative flex-none",
              bar ? insetClass : "sr-only",
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
                className={cx("mt-1.5 text-body text-muted", center && "text-balance")}
              >
                {description}
              </Radix.Description>
            )}
          </div>
          {header && (
            <div data-slot={`${name}-header`} data-keep-clear className={cx("flex-none pt-3", insetClass)}>
              {header}
            </div>
          )}
          {children && (
            <Body
              slot={`${name}-body`}
              className={cx(
                "relative min-h-0 overflow-y-auto overscroll-contain pt-4",
                insetClass,
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
              data-keep-clear
              className={cx(
                "grid flex-none gap-2.5 overlay-end",
                name === "drawer" ? "overlay-bar pt-3" : "pt-4",
                insetClass,
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
