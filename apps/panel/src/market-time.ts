import type { Panel } from "./panel.js";

/** A moment, and the time zone in which the market's clocks show it. */
export interface MarketTime {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** The present, or another moment, in the market of the panel. */
export function marketTime(
  { clock, config }: Pick<Panel, "clock" | "config">,
  now: Date = clock(),
): MarketTime {
  return { now, timeZone: config.market.time_zone };
}
