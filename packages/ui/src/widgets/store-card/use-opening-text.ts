"use client";
import {
  catalogueMessages,
  localTime,
  useCurrentTime,
  useFormat,
  useMarket,
  useMessages,
} from "../../locale/index.js";

/** Messages by day: today, tomorrow, later. Each by its name: a bundle takes only messages that are named. */
const forms = {
  opens: [catalogueMessages.opensAt, catalogueMessages.opensTomorrowAt, catalogueMessages.opensOn],
  closed: [
    catalogueMessages.closedOpensAt,
    catalogueMessages.closedOpensTomorrowAt,
    catalogueMessages.closedOpensOn,
  ],
  preorder: [
    catalogueMessages.closedPreorderAt,
    catalogueMessages.closedPreorderTomorrowAt,
    catalogueMessages.closedPreorderOn,
  ],
} as const;

export type OpeningForm = keyof typeof forms;

/**
 * Returns when a closed store opens: "Opens at 17:00", "Opens tomorrow at 08:00", "Opens 3 March, 08:00"; with
 * `closed`, "Closed, opens at 17:00"; with `preorder`, "Closed, pre-order for 17:00". "Closed now" if unknown.
 */
export function useOpeningText() {
  const { t } = useMessages();
  const { time, date } = useFormat();
  const { timeZone } = useMarket();
  /** Days since 1970 in the market's time zone. */
  const dayNumber = (at: number) => Math.floor(localTime(at, timeZone).getTime() / 86_400_000);
  const now = useCurrentTime();
  return (opensAt: string | null, form: OpeningForm = "opens"): string => {
    if (opensAt === null) return t(catalogueMessages.closedNow);
    const at = time(opensAt);
    const [today, tomorrow, later] = forms[form];
    const days = dayNumber(Date.parse(opensAt)) - dayNumber(now);
    if (days <= 0) return t(today, { time: at });
    if (days === 1) return t(tomorrow, { time: at });
    return t(later, { date: date(opensAt), time: at });
  };
}
