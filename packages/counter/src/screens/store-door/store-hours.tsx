import { endBusy, panelStore, type PanelStore, pauseStore, resumeStore, setBusy } from "@talabee/contract";
import { queryKey } from "@talabee/contract/react";
import { useLocale } from "@talabee/ui/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useSend } from "../../app/use-send.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { HoursScreen, type StoreState } from "../hours-screen/index.js";

/** When a store takes orders, and how long it needs now. */
export function StoreHours({ storeId, store }: { storeId: string; store: PanelStore | undefined }) {
  const { send, isSending, error } = useSend();
  const { language } = useLocale();
  const queryClient = useQueryClient();
  if (store === undefined) return <FirstLoad />;
  const params = { id: storeId };

  /** One state replaces the other: a paused store is not busy besides. */
  async function change(before: PanelStore, state: StoreState | null): Promise<void> {
    let after: PanelStore | null = null;
    if (before.busy !== null && state?.kind !== "busy") after = await send(endBusy, { params, body: {} });
    if (state?.kind !== "paused" && before.closures.some((closure) => closure.is_pause || closure.is_unheard))
      after = await send(resumeStore, { params, body: {} });
    if (state?.kind === "busy")
      after = await send(setBusy, { params, body: { minutes: state.minutes, until: state.until } });
    if (state?.kind === "paused") after = await send(pauseStore, { params, body: { until: state.until } });
    if (after !== null) queryClient.setQueryData(queryKey(panelStore, { params }, language), after);
  }
  return (
    <HoursScreen
      store={store}
      sending={isSending}
      failed={error !== null}
      onChange={(state) => void change(store, state)}
    />
  );
}
