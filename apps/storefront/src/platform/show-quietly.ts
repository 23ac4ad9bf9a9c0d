import { toast, toastDurations, type ToastContent } from "@talabee/ui/primitives/toast";

/**
 * Shows a message that the customer did not cause: after open messages, and again when another one replaces it before it
 * could be read (REQ-PUSH-10, REQ-UI-02).
 */
export function showQuietly(content: () => ToastContent): void {
  whenNoToastIsShown(() => {
    const id = toast.show(content());
    const shownAt = Date.now();
    const stop = toast.subscribe(() => {
      const [current] = toast.snapshot();
      if (current?.id === id && current.open) return;
      stop();
      if (current?.id !== id && Date.now() - shownAt < toastDurations.short) showQuietly(content);
    });
  });
}

function whenNoToastIsShown(then: () => void): void {
  const isFree = () => toast.snapshot().every(({ open }) => !open);
  if (isFree()) {
    then();
    return;
  }
  const stop = toast.subscribe(() => {
    if (!isFree()) return;
    stop();
    then();
  });
}
