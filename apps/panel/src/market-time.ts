import type { Config } from "./config.js";

/** A moment, and the time zone in which the market's clocks show it. */
export interface MarketTime {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** The present, or another moment, in the market of the panel. */
export function marketTime(
  { clock, config }: { readonly clock: () => Date; readonly config: Pick<Config, "market"> },
  now: Date = clock(),
): MarketTime {
  return { now, timeZone: config.market.time_zone };
}
