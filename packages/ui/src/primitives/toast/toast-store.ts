import type { IconDrawing } from "../icon/index.js";

export const toastTones = ["success", "danger", "warning", "info"] as const;
export type ToastTone = (typeof toastTones)[number];

/** How long a toast stays, in ms: `short` for push messages and the permission reminder (REQ-MESSAGE-43). */
export const toastDurations = { normal: 5000, short: 2000 } as const;
/** More would cover the page: the oldest gives way. */
const most = 4;

export interface ToastContent {
  title: string;
  /** One line under the title. */
  text?: string | undefined;
  /** `info` by default. */
  tone?: ToastTone | undefined;
  /** `push`: a push message. It shows the brand's mark and stays for 2 s. */
  variant?: "push" | undefined;
  /** Two toasts with one id are one: the later renews the earlier. The title by default. */
  id?: string | undefined;
  /** In ms; `Infinity` stays until it is closed. 5000 by default, 2000 for a push message. */
  duration?: number | undefined;
  /** One way to act on it; it closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Instead of the tone's own. */
  icon?: IconDrawing | undefined;
}

export interface ShownToast extends Omit<ToastContent, "id" | "tone" | "duration"> {
  id: string;
  tone: ToastTone;
  duration: number;
  /** Counts renewals: a new number starts the time anew. */
  renewed: number;
  open: boolean;
}

export interface ToastStore {
  /** Shows a toast, or renews the one with the same id. Returns the id. */
  show: (content: ToastContent) => string;
  /** Closes one toast, or all of them. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => readonly ShownToast[];
}

/** A list of toasts that can be written from anywhere, also outside React, and is drawn by a `Toaster`. */
export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show({ id, tone = "info", duration, ...content }) {
      const own = id ?? content.title;
      const known = toasts.find((toast) => toast.id === own);
      const shown: ShownToast = {
        ...content,
        id: own,
        tone,
        duration: duration ?? (content.variant === "push" ? toastDurations.short : toastDurations.normal),
        renewed: known ? known.renewed + 1 : 0,
        open: true,
      };
      set(
        known
          ? toasts.map((toast) => (toast.id === own ? shown : toast))
          : // Those that have closed are forgotten now: until here they could leave in their own time.
            [...toasts.filter((toast) => toast.open).slice(1 - most), shown],
      );
      return own;
    },
    dismiss(id) {
      set(toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}

/** The app's toasts: `toast.show({ title, tone: "success" })`. */
export const toast = createToastStore();
