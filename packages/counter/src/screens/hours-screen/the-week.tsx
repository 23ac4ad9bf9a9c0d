import type { PanelStore } from "@talabee/contract";
import { dateIn } from "@talabee/domain";
import { useFormat, useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { useId } from "react";
import { useClock } from "../../app/clock.js";
import { storeMessages as m } from "../../messages/index.js";

const MINUTE = 60_000;
/** 1 January 2023 was a Sunday. */
const nameOf = (day: number, language: string) =>
  new Intl.DateTimeFormat(language === "ar" ? "ar" : "en-GB", { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2023, 0, 1 + day),
  );

/** A store's hours of the next seven days, as its customers read them, on 24 hours as staff read them, and the days on which it is closed. */
export function TheWeek({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { timeZone, weekStart } = useMarket();
  const heading = useId();
  const { date } = useFormat();
  const today = useClock((now) =>
    new Date(dateIn(new Date(Math.floor(now / MINUTE) * MINUTE), timeZone)).getUTCDay(),
  );
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => (at + (weekStart ?? 0)) % 7);
  const closures = store.closures.filter((closure) => !closure.is_pause && !closure.is_unheard);
  return (
    <section aria-labelledby={heading} className="counter-group grid content-start gap-2">
      <h2 id={heading} className="heading text-title">
        {t(m.theWeek)}
      </h2>
      <dl className="counter-pairs counter-week">
        {days.map((day) => {
          const openings = store.hours_now.filter((opening) => opening.day === day);
          return (
            <div key={day}>
              <dt data-today={day === today ? "" : undefined}>
                <b>{nameOf(day, language)}</b>
                {day === today && <span className="dotted">{t(m.today)}</span>}
              </dt>
              <dd>
                {openings.length === 0
                  ? t(m.closedDay)
                  : openings.map(({ open, close }) => (
                      <span key={open} className="block font-medium">
                        {open === "00:00" && close === "24:00" ? (
                          t(m.allDay)
                        ) : (
                          <bdi dir="ltr">{`${open}–${close}`}</bdi>
                        )}
                      </span>
                    ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {closures.length > 0 && (
        <>
          <h3 className="font-semibold">{t(m.exceptions)}</h3>
          <dl className="counter-pairs">
            {closures.map(({ id, starts_at: from, reason }) => (
              <div key={id}>
                <dt>
                  <span>{date(from)}</span>
                  {reason !== null && <span className="dotted">{reason[language]}</span>}
                </dt>
                <dd className="font-medium">{t(m.closedDay)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
