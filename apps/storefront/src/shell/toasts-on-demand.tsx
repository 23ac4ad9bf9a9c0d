import { lazyComponent, OnDemand } from "@talabee/ui/app";
import { toast } from "@talabee/ui/primitives/toast";
import { useSyncExternalStore } from "react";

const { Component: Toasts, preload: preloadToasts } = lazyComponent(() => import("./toasts.js"));
export { preloadToasts };

/** The toaster, loaded with the first toast or once the first page is idle. */
export function ToastsOnDemand() {
  const hasAny = useSyncExternalStore(
    toast.subscribe,
    () => toast.snapshot().length > 0,
    () => false,
  );
  return (
    // A dialog hides the page from screen readers when it opens, but for live regions that are there then.
    <div aria-live="off">
      <OnDemand when={hasAny}>
        <Toasts />
      </OnDemand>
    </div>
  );
}
