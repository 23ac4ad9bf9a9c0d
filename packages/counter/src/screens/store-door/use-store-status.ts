import type { PanelStore } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useSyncExternalStore } from "react";
import type { Clock } from "../../app/clock.js";
import { closureNow } from "../../board/store-closures.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages as m, storeMessages } from "../../messages/index.js";

/** Until when a store is paused or closed; undefined while it is not known. */
export function useStoreStatus(store: PanelStore | undefined, clock: Clock): string | undefined {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const minute = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / 60_000) * 60_000);
  if (store === undefined) return undefined;
  if (store.state !== "active") return t(m.notOpenYet);
  const closure = closureNow(store, minute);
  if (closure !== undefined)
    return closure.is_pause || closure.is_unheard
      ? t(m.pausedUntil, { time: time(closure.ends_at) })
      : t(m.closed);
  if (store.busy !== null && minute < Date.parse(store.busy.until))
    return t(storeMessages.busyUntil, { time: time(store.busy.until) });
  return undefined;
}
