import type { PanelStore } from "@talabee/contract";
import { untilClosing } from "@talabee/domain";
import { useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { Icon } from "@talabee/ui/primitives/icon";
import { SegmentedControl } from "@talabee/ui/primitives/segmented-control";
import { useOpeningText } from "@talabee/ui/widgets/store-card";
import { Eye } from "lucide-react";
import { useId, useState } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { storeMessages as m } from "../../messages/index.js";
import { pauseNow } from "../../board/store-closures.js";
import { TheWeek } from "./the-week.js";

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const ADDED = ["10", "20", "30"] as const;
type State = "normal" | "busy" | "paused";

/** What a store is made to be; null for its usual times. */
export type StoreState = { kind: "busy"; minutes: number; until: string } | { kind: "paused"; until: string };

export interface HoursScreenProps {
  store: PanelStore;
  sending: boolean;
  failed: boolean;
  onChange: (state: StoreState | null) => void;
}

/** How a store takes orders right now, with what customers read, and its week. */
export function HoursScreen({ store, sending, failed, onChange }: HoursScreenProps) {
  return (
    <main data-slot="hours-screen" className="counter-screen">
      <div className="counter-halves">
        <RightNow
          key={`${store.busy?.until} ${store.closures.map(({ id }) => id).join()}`}
          {...{ store, sending, failed, onChange }}
        />
        <TheWeek store={store} />
      </div>
    </main>
  );
}

function RightNow({ store, sending, failed, onChange }: HoursScreenProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const { timeZone } = useMarket();
  const heading = useId();
  const openingText = useOpeningText();
  const now = useClock((at) => Math.floor(at / MINUTE) * MINUTE);
  const pause = pauseNow(store, now);
  const busy = store.busy !== null && Date.parse(store.busy.until) > now ? store.busy : null;
  const current: State = pause !== undefined ? "paused" : busy !== null ? "busy" : "normal";
  const [state, setState] = useState<State>(current);
  const [added, setAdded] = useState<(typeof ADDED)[number]>("20");
  const [until, setUntil] = useState("0");
  const halfHour = Math.floor(now / HALF_HOUR) * HALF_HOUR;
  const closing = untilClosing(store.hours_now, new Date(now), timeZone).getTime();
  const ends = [2, 3, 4].map((halves) => halfHour + halves * HALF_HOUR).filter((at) => at < closing);
  const end = ends[Number(until)] ?? closing;
  const clock = (at: number | string) => time(new Date(at).toISOString());
  const isolated = (text: string) => `\u2066${text}\u2069`;
  const range = (minutes: number) =>
    isolated(`${store.delivery_time.min + minutes}–${store.delivery_time.max + minutes}`);
  const options = [
    ...ends.map((at, index) => ({ value: String(index), label: <bdi dir="ltr">{clock(at)}</bdi> })),
    { value: "closing", label: t(m.closing) },
  ];
  const reads =
    state === "paused"
      ? openingText(new Date(current === "paused" ? pause!.ends_at : end).toISOString(), "closed")
      : t(m.readsDelivery, {
          range: range(state === "normal" ? 0 : current === "busy" ? busy!.minutes : Number(added)),
        });
  const isCurrent = state === current;
  return (
    <section aria-labelledby={heading} className="counter-group grid content-start gap-4">
      <h1 id={heading} className="heading text-title">
        {t(m.rightNow)}
      </h1>
      {failed && <Alert tone="danger" live title={t(m.saveFailed)} />}
      {pause?.is_unheard && <Alert tone="warning" title={t(m.unheard)} />}
      <SegmentedControl
        label={t(m.rightNow)}
        labelHidden
        wide
        value={state}
        onValueChange={setState}
        options={[
          { value: "normal", label: t(m.normal) },
          { value: "busy", label: t(m.busy) },
          { value: "paused", label: t(m.paused) },
        ]}
      />
      {isCurrent && current !== "normal" && (
        <p className="font-semibold">
          {current === "busy"
            ? t(m.busyUntil, { time: clock(busy!.until) })
            : t(m.pauseUntil, { time: clock(pause!.ends_at) })}
        </p>
      )}
      {!isCurrent && state === "busy" && (
        <ChipGroup
          label={t(m.addMinutes)}
          value={added}
          onValueChange={setAdded}
          options={ADDED.map((minutes) => ({
            value: minutes,
            label: t(m.plusMinutes, { minutes: isolated(`+${minutes}`) }),
          }))}
        />
      )}
      {!isCurrent && state !== "normal" && (
        <ChipGroup label={t(m.until)} value={until} onValueChange={setUntil} options={options} />
      )}
      <div className="counter-say">
        <span>
          <Icon of={Eye} size="small" />
          <span>{t(m.customersRead)}</span>
        </span>
        <p className="font-semibold">{reads}</p>
      </div>
      {isCurrent ? (
        current === "normal" ? (
          <p className="text-muted">{t(m.isNormal)}</p>
        ) : (
          <Button variant="soft" loading={sending} onClick={() => onChange(null)}>
            {t(m.backToNormal)}
          </Button>
        )
      ) : (
        <Button
          loading={sending}
          onClick={() => {
            const iso = new Date(end).toISOString();
            onChange(
              state === "normal"
                ? null
                : state === "busy"
                  ? { kind: "busy", minutes: Number(added), until: iso }
                  : { kind: "paused", until: iso },
            );
          }}
        >
          {state === "normal"
            ? t(m.backToNormal)
            : t(state === "busy" ? m.busyUntil : m.pauseUntil, { time: clock(end) })}
        </Button>
      )}
    </section>
  );
}
