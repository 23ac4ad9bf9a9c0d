"use client";
import * as Radix from "@radix-ui/react-toast";
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { useLocale, useMessage, commonMessages, overlaysMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon, type IconDrawing } from "../icon/index.js";
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { resolvePlacement, type ToastPlacement } from "./toast-placement.js";
import { toast as appToasts, type ShownToast, type ToastStore, type ToastTone } from "./toast-store.js";
import { useHydrated } from "../../lib/use-hydrated.js";
import { setToasterNode } from "./toaster-node.js";
import { useModalHost } from "./use-modal-host.js";
import { useToastPosition } from "./use-toast-position.js";

/** Fraction of a toast's width that a swipe must travel to dismiss it (REQ-MESSAGE-45). */
const dismissFraction = 0.8;
const none: readonly ShownToast[] = [];

const icons: Record<ToastTone, IconDrawing> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

/**
 * Mounted in each toast. Resumes the timers when the last toast unmounts: Radix has stopped listening by then, and
 * later toasts would stay paused if it unmounted while hovered or focused.
 */
function ResumeTimers({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    const list = frame.current?.querySelector("ol");
    return () => {
      if (list && list.childElementCount < 2) list.parentElement?.dispatchEvent(new FocusEvent("focusout"));
    };
  }, [frame]);
  return null;
}

interface ItemProps {
  toast: ShownToast;
  store: ToastStore;
  mark: ReactNode;
  /** Whether the focus is in a toast. */
  focused: RefObject<boolean>;
  frame: RefObject<HTMLDivElement | null>;
}

function Item({ toast, store, mark, focused, frame }: ItemProps) {
  const close = useMessage(commonMessages.close);
  const ref = useRef<HTMLLIElement>(null);
  /** Whether Escape was pressed outside the toasts: then it applies to the focused element. */
  const escapedOutside = useRef(false);
  // A renewed toast is a new element too, so that it is announced again; each takes over the focus of the one it replaces.
  useLayoutEffect(() => {
    if (focused.current) ref.current?.focus();
  }, [focused]);
  return (
    <Radix.Root
      ref={ref}
      open={toast.open}
      // Radix closes the last toast wherever Escape is pressed. Not prevented: the focused element must still receive
      // the event.
      onEscapeKeyDown={({ target }) => {
        escapedOutside.current = !ref.current?.parentElement?.contains(target as Node);
      }}
      onOpenChange={(open) => {
        if (!open && !escapedOutside.current) store.dismiss(toast.id);
        escapedOutside.current = false;
      }}
      // Handled here: a layer opened later has already claimed the key.
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (key !== "Escape") return;
        // The browser would close a dialog of its own that the toast is in.
        if (currentTarget.closest("dialog")) event.preventDefault();
        currentTarget.parentElement?.focus();
        store.dismiss(toast.id);
      }}
      // Does not take the focus: once the toast is gone, later toasts would pause until the next click elsewhere.
      onMouseDown={(event) => event.preventDefault()}
      duration={toast.duration}
      // Radix announces "foreground" assertively and "background" politely.
      type={toast.tone === "danger" ? "foreground" : "background"}
      // oxlint-disable-next-line react/immutability -- ref of the toaster, shared by its toasts
      onFocus={() => (focused.current = true)}
      // oxlint-disable-next-line react/immutability -- as above
      onBlur={() => (focused.current = false)}
      data-slot="toast"
      data-tone={toast.tone}
      data-variant={toast.variant}
      data-renewed={toast.renewed > 0 || undefined}
      className="toast"
    >
      <ResumeTimers frame={frame} />
      {(toast.variant === "push" && mark) || (
        <span
          data-slot="toast-icon"
          data-tone={toast.tone}
          data-variant={toast.variant}
          className="toast-icon"
        >
          <Icon of={toast.icon ?? (toast.variant === "push" ? Bell : icons[toast.tone])} />
        </span>
      )}
      <div className={cx("min-w-0 my-2.5 flex-1 wrap-break-word text-small", toast.text && "line-clamp-2")}>
        <bdi data-slot="toast-title" className="font-semibold whitespace-normal">
          {toast.title}
        </bdi>
        {toast.text && (
          <bdi data-slot="toast-text" className="dotted whitespace-normal text-muted">
            {toast.text}
          </bdi>
        )}
      </div>
      {toast.action && (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onClick}
          data-slot="toast-action"
          data-variant="text"
          data-size="small"
          className="ui-pressable ui-button toast-action"
        >
          {toast.action.label}
        </Radix.Action>
      )}
      {/* A toast without an action or without a timeout can be closed. */}
      {(!toast.action || toast.duration === Infinity) && (
        <Radix.Close asChild>
          <IconButton variant="plain" icon={X} aria-label={close} data-slot="toast-close" />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

export interface ToasterProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * Corner on desktop, `top-end` by default. The storefront passes the spec's `top-right` in both languages. On phones
   * the toast is at the bottom, above the page's bars.
   */
  placement?: ToastPlacement | undefined;
  /** The app's store by default. */
  store?: ToastStore | undefined;
  /** The brand's mark, 28 px high, on push messages: `<Logo variant="mark" height={28} alt="" />`. */
  mark?: ReactNode;
}

/**
 * Renders the newest toast; once per page, inside the `LocaleProvider`. It covers no element marked `data-keep-clear`,
 * such as the page's bars, and not the focused control. F8 moves the focus to it. Hover, focus and an inactive window pause
 * its timer; a swipe of 80 % of its width to the edge dismisses it.
 */
export function Toaster({ placement = "top-end", store = appToasts, mark, ref, ...rest }: ToasterProps) {
  const { direction, language } = useLocale();
  const notification = useMessage(commonMessages.notification);
  // Radix replaces {hotkey} with the key.
  const notifications = useMessage(overlaysMessages.notifications);
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current!, []);
  const focused = useRef(false);
  const [width, setWidth] = useState(0);
  // Radix's list has style attributes, which a strict content security policy refuses in a page from the server.
  const hydrated = useHydrated();
  const { block, side } = resolvePlacement(placement, direction);
  // A closed toast stays in the store, and moves no more.
  const isShown = toasts.some(({ open }) => open);
  const host = useModalHost(isShown);

  useLayoutEffect(() => {
    const element = frame.current;
    const list = element?.querySelector("ol");
    if (!element || !list) return;
    setToasterNode(element);
    // Above the dialog's content, whatever it clips or transforms.
    if (host !== null) element.showPopover?.();
    const observer = new ResizeObserver(() => setWidth(list.querySelector("li")?.offsetWidth ?? 0));
    observer.observe(list);
    return () => {
      observer.disconnect();
      setToasterNode(null);
    };
  }, [hydrated, host]);
  useToastPosition(frame, hydrated && isShown, host);

  // Modal overlays hide the rest of the page except live regions; "off", as Radix announces the toasts itself. What it announces
  // is inert outside of a modal `<dialog>`: there the toasts are announced by their place.
  const place = (
    <div
      {...rest}
      ref={frame}
      aria-live={host === null ? "off" : "polite"}
      popover={host === null ? undefined : "manual"}
      lang={language}
      dir={direction}
      data-ui
      data-slot="toaster"
      // A popover's own look, which the browser gives it.
      className={cx(
        host !== null &&
          "fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit",
        rest.className,
      )}
    >
      {hydrated && (
        <Radix.Viewport
          label={notifications}
          data-slot="toast-list"
          data-side={side}
          data-block={block}
          className="toast-list"
        />
      )}
    </div>
  );

  return (
    <Radix.Provider
      label={notification}
      swipeDirection={side}
      swipeThreshold={Math.max(1, width * dismissFraction)}
    >
      {toasts.map((toast) => (
        <Item
          key={`${toast.id} ${toast.renewed}`}
          toast={toast}
          store={store}
          mark={mark}
          focused={focused}
          frame={frame}
        />
      ))}
      {host === null ? place : createPortal(place, host)}
    </Radix.Provider>
  );
}
