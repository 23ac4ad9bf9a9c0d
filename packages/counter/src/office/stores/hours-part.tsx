import { type PanelStore, updateStoreHours } from "@talabee/contract";
import { useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMessages, officeStoreMessages as m } from "../../messages/index.js";
import { readNumber, Save } from "../parts/fields.js";
import { Panel } from "../parts/page.js";
import { ClosuresPanel } from "./closures-panel.js";
import { intervalsOf, type TypedHours, type TypedWeek, typedWeek } from "./week.js";

const USUAL: TypedHours = { open: "10:00", close: "23:00" };

/** 1 January 2023 was a Sunday. */
const nameOf = (day: number, language: string) =>
  new Intl.DateTimeFormat(language === "ar" ? "ar" : "en-GB", { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2023, 0, 1 + day),
  );

/** A store's week, how long it prepares, and the days on which it is closed. */
export function HoursPart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const state = useAct();
  const [week, setWeek] = useState<TypedWeek>(() => typedWeek(store.opening_hours));
  const [minutes, setMinutes] = useState(String(store.preparation_minutes));
  const [capacity, setCapacity] = useState(store.slot_capacity === null ? "" : String(store.slot_capacity));
  const [isChecked, setIsChecked] = useState(false);
  const preparation = readNumber(minutes);
  const slots = readNumber(capacity);
  const wrong = (value: number | null | undefined) =>
    isChecked && value === undefined ? t(officeMessages.notANumber) : undefined;
  function save(): void {
    setIsChecked(true);
    if (preparation === undefined || slots === undefined) return;
    const intervals = intervalsOf(week);
    void state.act(updateStoreHours, {
      params: { id: store.id },
      body: {
        opening_hours: intervals.length === 0 ? null : intervals,
        preparation_minutes: preparation ?? 0,
        slot_capacity: slots,
      },
    });
  }
  return (
    <div className="grid gap-4">
      <form
        className="office-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Panel title={t(m.week)}>
          <p className="mb-3 text-small text-muted">{t(m.weekHelp)}</p>
          <WeekEditor week={week} onWeek={setWeek} />
        </Panel>
        <Panel title={t(m.preparation)}>
          <div className="office-both">
            <TextField
              code
              inputMode="numeric"
              label={t(m.preparation)}
              value={minutes}
              onValueChange={setMinutes}
              error={wrong(preparation) ?? state.errorOf("preparation_minutes")}
            />
            <TextField
              code
              optional
              inputMode="numeric"
              label={t(m.slotCapacity)}
              value={capacity}
              onValueChange={setCapacity}
              error={wrong(slots) ?? state.errorOf("slot_capacity")}
            />
          </div>
        </Panel>
        <Save state={state} />
      </form>
      <ClosuresPanel store={store} />
    </div>
  );
}

function WeekEditor({ week, onWeek }: { week: TypedWeek; onWeek: (week: TypedWeek) => void }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { weekStart } = useMarket();
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => (at + (weekStart ?? 0)) % 7);
  const [first] = days;
  const setDay = (day: number, hours: readonly TypedHours[]) =>
    onWeek(week.map((one, at) => (at === day ? hours : one)));
  return (
    <div className="grid gap-3">
      <ul className="office-week">
        {days.map((day) => {
          const hours = week[day]!;
          const name = nameOf(day, language);
          const setHours = (at: number, change: Partial<TypedHours>) =>
            setDay(
              day,
              hours.map((one, index) => (index === at ? { ...one, ...change } : one)),
            );
          return (
            <li key={day}>
              <b>{name}</b>
              <div className="grid gap-2">
                {hours.length === 0 && <span className="text-muted">{t(m.isClosed)}</span>}
                {hours.map(({ open, close }, at) => (
                  // Hours have no other identity than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={at} className="flex flex-wrap items-center gap-2">
                    <TextField
                      type="time"
                      labelHidden
                      label={t(m.opens, { day: name })}
                      value={open}
                      onValueChange={(value) => setHours(at, { open: value })}
                    />
                    <TextField
                      type="time"
                      labelHidden
                      label={t(m.closes, { day: name })}
                      value={close}
                      onValueChange={(value) => setHours(at, { close: value })}
                    />
                    <IconButton
                      icon={X}
                      size="small"
                      variant="plain"
                      aria-label={t(m.removeHours, { day: name })}
                      onClick={() =>
                        setDay(
                          day,
                          hours.filter((_, index) => index !== at),
                        )
                      }
                    />
                  </span>
                ))}
              </div>
              <IconButton
                icon={Plus}
                size="small"
                variant="plain"
                aria-label={t(m.addHours, { day: name })}
                onClick={() => setDay(day, [...hours, USUAL])}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="outline" size="small" onClick={() => onWeek(week.map(() => week[first!]!))}>
          {t(m.sameAll, { day: nameOf(first!, language) })}
        </Button>
      </div>
    </div>
  );
}
