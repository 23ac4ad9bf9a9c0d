"use client";
import {
  catalogueMessages,
  localTime,
  useCurrentTime,
  useFormat,
  useMarket,
  useMessages,
} from "../../locale/index.js";

/**
 * Returns when a closed store opens: "Opens at 17:00", "Opens tomorrow at 08:00", "Opens 3 March, 08:00"; with
 * `closed`, "Closed, opens at 17:00". "Closed now" if unknown.
 */
export function useOpeningText() {
  const { t } = useMessages();
  const { time, date } = useFormat();
  const { timeZone } = useMarket();
  /** Days since 1970 in the market's time zone. */
  const dayNumber = (at: number) => Math.floor(localTime(at, timeZone).getTime() / 86_400_000);
  const now = useCurrentTime();
  return (opensAt: string | null, form: "opens" | "closed" = "opens"): string => {
    if (opensAt === null) return t(catalogueMessages.closedNow);
    const at = time(opensAt);
    const closed = form === "closed";
    const days = dayNumber(Date.parse(opensAt)) - dayNumber(now);
    if (days <= 0)
      return t(closed ? catalogueMessages.closedOpensAt : catalogueMessages.opensAt, { time: at });
    if (days === 1)
      return t(closed ? catalogueMessages.closedOpensTomorrowAt : catalogueMessages.opensTomorrowAt, {
        time: at,
      });
    return t(closed ? catalogueMessages.closedOpensOn : catalogueMessages.opensOn, {
      date: date(opensAt),
      time: at,
    });
  };
}
