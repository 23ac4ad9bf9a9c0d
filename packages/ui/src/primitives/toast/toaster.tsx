"use client";
import * as Radix from "@radix-ui/react-toast";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocale, useWord, partsWords, overlaysWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Icon, type IconDrawing } from "../icon/index.js";
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { resolvePlacement, type ToastPlacement } from "./toast-placement.js";
import { toast as appToasts, type ShownToast, type ToastStore, type ToastTone } from "./toast-store.js";
import { setToasterNode } from "./toaster-node.js";

/** Part of a toast's own width that a swipe must travel to dismiss it (spec section 9). */
const dismissShare = 0.8;
const none: readonly ShownToast[] = [];

const tiles: Record<ToastTone, { icon: IconDrawing; className: string }> = {
  success: { icon: CircleCheck, className: "bg-ok-soft text-ok-text" },
  error: { icon: CircleAlert, className: "bg-bad-soft text-bad-text" },
  warning: { icon: TriangleAlert, className: "bg-warn-soft text-warn-text" },
  info: { icon: Info, className: "bg-info-soft text-info-text" },
  push: { icon: Bell, className: "bg-primary-soft text-primary-text" },
};

function Tile({ tone, icon }: { tone: ToastTone; icon: IconDrawing | undefined }) {
  const own = tiles[tone];
  return (
    <span
      data-slot="toast-icon"
      className={join("grid size-10 flex-none place-items-center rounded-small", own.className)}
    >
      <Icon of={icon ?? own.icon} />
    </span>
  );
}

interface ItemProps {
  toast: ShownToast;
  store: ToastStore;
  mark: ReactNode;
  /** The id of the toast that has the focus. */
  focused: RefObject<string | null>;
}

function Item({ toast, store, mark, focused }: ItemProps) {
  const close = useWord(partsWords.close);
  const ref = useRef<HTMLLIElement>(null);
  // A renewed toast is a new element, so that it is read out again; it keeps the focus of the old one.
  useLayoutEffect(() => {
    if (focused.current === toast.id) ref.current?.focus();
  }, [focused, toast.id]);
  useEffect(() => {
    if (toast.open) return;
    const leaving = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(() =>
      store.remove(toast.id),
    );
  }, [toast.open, toast.id, store]);
  return (
    <Radix.Root
      ref={ref}
      open={toast.open}
      onOpenChange={(open) => !open && store.dismiss(toast.id)}
      duration={toast.duration}
      // Radix reads "foreground" at once and "background" when the reader pauses.
      type={toast.tone === "error" ? "foreground" : "background"}
      // oxlint-disable-next-line react/immutability -- a ref of the toaster, shared by its toasts
      onFocus={() => (focused.current = toast.id)}
      // oxlint-disable-next-line react/immutability -- as above
      onBlur={() => (focused.current = null)}
      data-slot="toast"
      data-tone={toast.tone}
      // A modal dialog takes pointer events from everything that was there before it; toasts stay above.
      style={{ pointerEvents: "auto" }}
      className={join(
        "relative flex items-center gap-3 rounded-picture border border-border bg-raised py-3 ps-3 pe-1.5 shadow-float",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        "data-[state=closed]:animate-toast-out data-[swipe=end]:data-[state=closed]:animate-toast-swipe",
        toast.renewed === 0 ? "data-[state=open]:animate-toast-in" : "data-[state=open]:animate-toast-again",
      )}
    >
      {toast.tone === "push" && mark ? mark : <Tile tone={toast.tone} icon={toast.icon} />}
      <div className="min-w-0 flex-1 wrap-anywhere text-f2">
        <Radix.Title data-slot="toast-title" className="font-semibold text-pretty">
          <bdi className="whitespace-normal">{toast.title}</bdi>
        </Radix.Title>
        {toast.text && (
          <Radix.Description data-slot="toast-text" className="line-clamp-2 text-muted">
            <bdi className="whitespace-normal">{toast.text}</bdi>
          </Radix.Description>
        )}
      </div>
      {toast.action ? (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          data-slot="toast-action"
          className="min-h-touch flex-none rounded-small px-2.5 text-f2 font-semibold text-primary-text hover:bg-primary-soft active:bg-primary/22"
        >
          {toast.action.label}
        </Radix.Action>
      ) : (
        <Radix.Close asChild>
          <IconButton variant="plain" icon={X} aria-label={close} data-slot="toast-close" />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

export interface ToasterProps {
  /** `top-end` by default. The storefront passes the spec's `top-right` in both languages. */
  placement?: ToastPlacement | undefined;
  /** The app's own by default. */
  store?: ToastStore | undefined;
  /** The brand's mark, 40 px high, on the shop's own messages (`push`): `<Logo kind="mark" height={40} alt="" />`. */
  mark?: ReactNode;
}

/**
 * Draws the toasts; one on a page, inside the `LocaleProvider`. F8 moves the focus to them, hover, focus and a
 * window in the background hold their time, a swipe to their edge of 80 % of their width dismisses.
 */
export function Toaster({ placement = "top-end", store = appToasts, mark }: ToasterProps) {
  const { direction, language } = useLocale();
  const notification = useWord(partsWords.notification);
  // Radix puts the key in place of {hotkey}.
  const notifications = useWord(overlaysWords.notifications);
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none);
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [width, setWidth] = useState(0);
  const { block, inline, side } = resolvePlacement(placement, direction);

  useLayoutEffect(() => {
    const element = frame.current;
    const list = element?.querySelector("ol");
    if (!element || !list) return;
    setToasterNode(element);
    const observer = new ResizeObserver(() => setWidth(list.clientWidth));
    observer.observe(list);
    return () => {
      observer.disconnect();
      setToasterNode(null);
    };
  }, []);

  return (
    <Radix.Provider
      label={notification}
      swipeDirection={side}
      swipeThreshold={Math.max(1, width * dismissShare)}
    >
      {toasts.map((toast) => (
        <Item
          key={`${toast.id} ${toast.renewed}`}
          toast={toast}
          store={store}
          mark={mark}
          focused={focused}
        />
      ))}
      {/* What hides the page behind a modal dialog spares live regions; "off", as Radix announces by itself. */}
      <div ref={frame} aria-live="off" lang={language} dir={direction} data-ui data-slot="toaster">
        <Radix.Viewport
          label={notifications}
          data-slot="toast-list"
          data-placement={placement}
          data-side={side}
          className={join(
            "pointer-events-none fixed inset-x-3 z-toast flex list-none flex-col gap-2.5 outline-none desktop:w-toast",
            block === "top"
              ? "top-[calc(0.75rem+env(safe-area-inset-top))] desktop:top-24"
              : "bottom-[calc(0.75rem+env(safe-area-inset-bottom))] flex-col-reverse desktop:bottom-6",
            inline === "start" ? "desktop:start-6 desktop:end-auto" : "desktop:start-auto desktop:end-6",
            side === "left" ? "[--toast-side:-1]" : "[--toast-side:1]",
          )}
        />
      </div>
    </Radix.Provider>
  );
}
