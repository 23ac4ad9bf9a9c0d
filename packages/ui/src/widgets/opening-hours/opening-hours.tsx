"use client";
import { ChevronDown, Clock } from "../../primitives/icon/icon-nodes.js";
import { useId, useState, type ComponentProps } from "react";
import {
  useCurrentTime,
  useFormat,
  useLocale,
  useMarket,
  useMessages,
  useMoment,
  catalogueMessages,
  type Language,
} from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { useOpeningText } from "../store-card/index.js";
import { hoursOfWeek, isAllDay, type DayHours, type OpeningHoursData } from "./hours-of-week.js";

/** Opening hours of a store. Times ISO-8601. */
export interface StoreHoursData {
  is_open: boolean;
  /** Next opening while closed. */
  opens_at: string | null;
  /** Closing time while open; null when it never closes. */
  closes_at: string | null;
  opening_hours: readonly OpeningHoursData[];
}

export interface OpeningHoursProps extends Omit<ComponentProps<"div">, "children"> {
  store: StoreHoursData;
  /** Expands the week initially. */
  defaultOpen?: boolean | undefined;
}

/** 1 January 2023 was a Sunday. */
const weekday = (day: number, language: Language) =>
  new Intl.DateTimeFormat(language === "ar" ? "ar" : "en-GB", { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2023, 0, 1 + day),
  );

/** `17:00–02:00`, `5:00 م – 2:00 ص`, with a note if it ends on the next day. */
function Openings({ openings }: Pick<DayHours, "openings">) {
  const { t, rich } = useMessages();
  const { clock } = useFormat();
  if (openings.length === 0) return <span>{t(catalogueMessages.closedThatDay)}</span>;
  return openings.map((opening) => (
    <span key={opening.open} className="block">
      {isAllDay(opening) ? (
        t(catalogueMessages.openAllDay)
      ) : (
        <>
          {rich(catalogueMessages.hours, { open: clock(opening.open), close: clock(opening.close) })}
          {opening.closes_next_day && opening.close !== "00:00" && (
            <span className="block text-caption text-muted">{t(catalogueMessages.nextDay)}</span>
          )}
        </>
      )}
    </span>
  ));
}

/** Whether a store is open now, today's hours, and the whole week when expanded. */
export function OpeningHours({ store, defaultOpen = false, className, ...rest }: OpeningHoursProps) {
  const { t } = useMessages();
  const moment = useMoment();
  const { language } = useLocale();
  const { timeZone, weekStart } = useMarket();
  const opening = useOpeningText();
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const week = hoursOfWeek(store.opening_hours, useCurrentTime(), timeZone, weekStart);
  const today = week.find((day) => day.isToday)!;
  const status = !store.is_open
    ? opening(store.opens_at, "closed")
    : store.closes_at
      ? t(catalogueMessages.openUntil, { time: moment(store.closes_at) })
      : t(catalogueMessages.openAllDay);
  return (
    <div data-slot="opening-hours" {...rest} className={className}>
      <div className="flex items-start gap-3.5">
        <Icon of={Clock} className="mt-0.5 flex-none" />
        <div className="min-w-0 flex-1">
          <p
            data-slot="opening-status"
            className={cx("font-semibold", store.is_open ? "text-success-text" : "text-warning-text")}
          >
            {status}
          </p>
          {store.opening_hours.length === 0 ? (
            <p className="text-small text-muted">{t(catalogueMessages.hoursUnknown)}</p>
          ) : (
            !open && (
              <div className="flex gap-2 text-small text-muted">
                <span>{t(catalogueMessages.today)}</span>
                <span>
                  <Openings openings={today.openings} />
                </span>
              </div>
            )
          )}
        </div>
        {store.opening_hours.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="relative inline-flex hit-area flex-none items-center gap-1 rounded-tag text-small font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            <span>{t(catalogueMessages.wholeWeek)}</span>
            <Icon
              of={ChevronDown}
              size="small"
              className={cx("transition-transform duration-sheet", open && "rotate-180")}
            />
          </button>
        )}
      </div>
      {store.opening_hours.length > 0 && (
        <table
          id={id}
          hidden={!open}
          data-slot="opening-week"
          className="mt-2.5 ms-8.5 w-[calc(100%-2.125rem)] text-small"
        >
          <caption className="sr-only">{t(catalogueMessages.openingHours)}</caption>
          <tbody>
            {week.map(({ day, openings, isToday }) => (
              <tr
                key={day}
                data-today={isToday || undefined}
                aria-current={isToday ? "date" : undefined}
                className={isToday ? "font-semibold" : "text-muted"}
              >
                <th scope="row" className="py-1.5 pe-4 text-start align-top font-[inherit]">
                  {weekday(day, language)}
                  {isToday && <span className="sr-only"> {t(catalogueMessages.today)}</span>}
                </th>
                <td className="py-1.5 text-end align-top">
                  <Openings openings={openings} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
