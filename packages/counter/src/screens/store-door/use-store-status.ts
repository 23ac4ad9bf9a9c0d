import type { PanelStore } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useSyncExternalStore } from "react";
import type { Clock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages as m } from "../../messages/index.js";

/** Until when a store is paused or closed; undefined while it is not known. */
export function useStoreStatus(store: PanelStore | undefined, clock: Clock): string | undefined {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const minute = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / 60_000) * 60_000);
  if (store === undefined) return undefined;
  if (store.state !== "active") return t(m.notOpenYet);
  const closure = store.closures.find(
    ({ starts_at, ends_at }) => Date.parse(starts_at) <= minute && minute < Date.parse(ends_at),
  );
  if (closure !== undefined)
    return closure.is_pause ? t(m.pausedUntil, { time: time(closure.ends_at) }) : t(m.closed);
  return undefined;
}
