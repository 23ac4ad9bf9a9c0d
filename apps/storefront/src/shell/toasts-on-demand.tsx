import { toast } from "@talabee/ui/primitives/toast";
import { useSyncExternalStore } from "react";
import { OnDemand, lazyComponent } from "../platform/index.js";

const { Part: Toasts, preload: preloadToasts } = lazyComponent(() => import("./toasts.js"));
export { preloadToasts };

/** What shows toasts, loaded with the first, or once the first page stands. */
export function ToastsOnDemand() {
  const hasAny = useSyncExternalStore(toast.subscribe, () => toast.snapshot().length > 0);
  return (
    <OnDemand when={hasAny}>
      <Toasts />
    </OnDemand>
  );
}
