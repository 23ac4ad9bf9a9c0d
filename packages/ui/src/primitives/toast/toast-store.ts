import type { IconDrawing } from "../icon/index.js";

export const toastTones = ["success", "danger", "warning", "info"] as const;
export type ToastTone = (typeof toastTones)[number];

/** How long a toast stays, in ms: `short` for push messages and the permission reminder (REQ-MESSAGE-43). */
export const toastDurations = { normal: 5000, short: 2000 } as const;
/** Maximum number of visible toasts; a new one replaces the oldest. */
const maxVisible = 4;

export interface ToastContent {
  title: string;
  /** One line under the title. */
  text?: string | undefined;
  /** `info` by default. */
  tone?: ToastTone | undefined;
  /** `push`: a push message. It shows the brand's mark and closes after 2 s. */
  variant?: "push" | undefined;
  /** A toast with the same id is replaced. The title by default. */
  id?: string | undefined;
  /** In ms; `Infinity` until it is closed. 5000 by default, 2000 for a push message. */
  duration?: number | undefined;
  /** Action button; it closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Replaces the tone's icon. */
  icon?: IconDrawing | undefined;
}

export interface ShownToast extends Omit<ToastContent, "id" | "tone" | "duration"> {
  id: string;
  tone: ToastTone;
  duration: number;
  /** Number of replacements: a change restarts the timer. */
  renewed: number;
  open: boolean;
}

export interface ToastStore {
  /** Shows a toast or replaces the one with the same id. Returns the id. */
  show: (content: ToastContent) => string;
  /** Closes one toast, or all without an id. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => readonly ShownToast[];
}

/** Creates a store of toasts: written from anywhere, also outside React, and rendered by a `Toaster`. */
export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show({ id, tone = "info", duration, ...content }) {
      const toastId = id ?? content.title;
      const existing = toasts.find((toast) => toast.id === toastId);
      const shown: ShownToast = {
        ...content,
        id: toastId,
        tone,
        duration: duration ?? (content.variant === "push" ? toastDurations.short : toastDurations.normal),
        renewed: existing ? existing.renewed + 1 : 0,
        open: true,
      };
      set(
        existing
          ? toasts.map((toast) => (toast.id === toastId ? shown : toast))
          : // Drop closed toasts now; until here they remain for their exit animation.
            [...toasts.filter((toast) => toast.open).slice(1 - maxVisible), shown],
      );
      return toastId;
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
