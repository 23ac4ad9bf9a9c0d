import type { IconDrawing } from "../icon/index.js";

export const toastTones = ["success", "danger", "warning", "info"] as const;
export type ToastTone = (typeof toastTones)[number];

/** How long a toast stays, in ms: `short` for push messages and the permission reminder (REQ-MESSAGE-43). */
export const toastDurations = { normal: 5000, short: 2000 } as const;
export interface ToastContent {
  title: string;
  /** One line under the title. */
  text?: string | undefined;
  /** `info` by default. */
  tone?: ToastTone | undefined;
  /** `push`: a push message. It shows the brand's mark and closes after 2 s. */
  variant?: "push" | undefined;
  /** Showing the same id again renews the toast. The title by default. */
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
  /** Shows a toast in place of the present one. Returns the id. */
  show: (content: ToastContent) => string;
  /** Closes one toast, or all without an id. */
  dismiss: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => readonly ShownToast[];
}

/**
 * Creates a store of toasts: written from anywhere, also outside React, and rendered by a `Toaster`. One toast is shown
 * at a time: the newest replaces the older. One without a timeout returns afterwards.
 */
export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  /** Replaced toasts without a timeout, oldest first. */
  let waiting: readonly ShownToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show({ id, tone = "info", duration, ...content }) {
      const toastId = id ?? content.title;
      const current = toasts[0];
      const shown: ShownToast = {
        ...content,
        id: toastId,
        tone,
        duration: duration ?? (content.variant === "push" ? toastDurations.short : toastDurations.normal),
        renewed: current?.id === toastId ? current.renewed + 1 : 0,
        open: true,
      };
      waiting = [...waiting, ...toasts].filter((toast) => toast.open && waits(toast) && toast.id !== toastId);
      set([shown]);
      return toastId;
    },
    dismiss(id) {
      const stays = (toast: ShownToast) => id !== undefined && toast.id !== id;
      waiting = waiting.filter(stays);
      // A closed toast remains for its exit animation, unless another takes its place.
      const next = toasts.every(stays) ? toasts : toasts.map((toast) => ({ ...toast, open: false }));
      const returning = next.some(({ open }) => open) ? undefined : waiting.at(-1);
      if (returning !== undefined) waiting = waiting.slice(0, -1);
      set(returning === undefined ? next : [returning]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}

/** Whether a toast is shown again after another replaced it. */
const waits = ({ duration }: ShownToast) => duration === Infinity;

/** The app's toasts: `toast.show({ title, tone: "success" })`. */
export const toast = createToastStore();
