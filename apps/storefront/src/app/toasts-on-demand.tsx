import { toast } from "@talabee/ui/primitives/toast";
import { lazy, useSyncExternalStore } from "react";
import { OnDemand } from "./on-demand.js";

const Toasts = lazy(() => import("./toasts.js"));

/** What shows toasts, loaded with the first. */
export function ToastsOnDemand() {
  const hasAny = useSyncExternalStore(toast.subscribe, () => toast.snapshot().length > 0);
  return (
    <OnDemand when={hasAny}>
      <Toasts />
    </OnDemand>
  );
}
