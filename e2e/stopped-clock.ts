/** Monday, 11:00 in Doha. */
const MONDAY = Date.parse("2027-03-01T11:00:00+03:00");

/** Opens at 16:00 every day: closed while the clock is stopped. */
export const EVENING_STORE = "shawarma-al-rukn";

/** The server's clock is stopped and jumps eleven minutes on a signal: longer than a code is valid. */
const CLOCK = `const Real = Date;
let now = ${MONDAY};
globalThis.Date = class Date extends Real {
  constructor(...parts) { parts.length === 0 ? super(now) : super(...parts); }
  static now() { return now; }
};
process.on("SIGUSR2", () => { now += 660_000; });`;

/** The environment of a server that depends on no time of day, for `openPanel`. */
export const STOPPED_CLOCK: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`,
  // No order simulator.
  PANEL_DEMO_SPEED: "0",
};
