import { ConfigError } from "./config-error.js";

/**
 * Rate limits: `points` per `seconds`. `PANEL_LIMITS_<NAME>` sets the points of one; `PANEL_LIMITS_SCALE` multiplies all,
 * for load tests.
 */
const LIMITS = {
  /** Requests of any kind, per signed-in device, and of guests per address. */
  requests: { points: 900, seconds: 60 },
  /**
   * Reads that are answered from memory, counted likewise; beyond that they count among `requests`. A carrier or a
   * restaurant has one address for all its guests, and such a read costs a twentieth.
   */
  cached: { points: 9000, seconds: 60 },
  /** Pages of the storefront, per address. Their own, because a page from the cache costs nearly nothing. */
  pages: { points: 600, seconds: 60 },
  /** Sign-in attempts, per address and e-mail; beyond that the wait doubles up to an hour. */
  login: { points: 5, seconds: 60 },
  login_address: { points: 60, seconds: 60 },
  /** Wrong passwords of one account from anywhere; beyond that, sign-in also needs a mailed code. */
  login_email: { points: 30, seconds: 86_400 },
  /** Wrong codes of one account's authenticator app; recovery codes still work. */
  second_factor: { points: 50, seconds: 86_400 },
  register: { points: 10, seconds: 60 },
  verify: { points: 30, seconds: 60 },
  /**
   * Codes sent: per e-mail and address in an hour and in a day, per e-mail, per address. A stranger elsewhere cannot use
   * up the owner's.
   */
  codes: { points: 5, seconds: 3600 },
  codes_daily: { points: 20, seconds: 86_400 },
  codes_email: { points: 20, seconds: 3600 },
  codes_address: { points: 20, seconds: 3600 },
  /** Orders placed, per customer. */
  orders: { points: 30, seconds: 60 },
  /** Payments started and cards added, per customer: prevents testing of stolen card numbers. */
  payments: { points: 10, seconds: 60 },
  /** Applications and messages sent, per address. */
  applications: { points: 10, seconds: 3600 },
  contact: { points: 10, seconds: 3600 },
  /** Customers looked for and read, per person of the office: to help them one after the other, not to copy them. */
  customers: { points: 300, seconds: 3600 },
  /** Invitations sent: per store, and per invited address from all stores. */
  invitations: { points: 30, seconds: 3600 },
  invitations_email: { points: 5, seconds: 86_400 },
  /** Codes of devices to be paired, per address. */
  pairing: { points: 20, seconds: 600 },
  /** Pictures uploaded, per store, and per person of the office for the brand's own: a new menu in an hour. */
  pictures: { points: 300, seconds: 3600 },
  /** Voucher codes entered, per customer. */
  vouchers: { points: 10, seconds: 60 },
  /** Coupon codes entered, per customer. */
  coupons: { points: 20, seconds: 60 },
  /** Family invite codes entered, valid or not, per customer and per address. */
  join: { points: 20, seconds: 86_400 },
  join_address: { points: 300, seconds: 86_400 },
} as const satisfies Record<string, { points: number; seconds: number }>;
export type LimitName = keyof typeof LIMITS;

export type RateLimits = Readonly<Record<LimitName, { points: number; seconds: number }>>;

/** Reads the limits from environment variables. Throws an error that names the variable whose value is no number of points. */
export function readLimits(
  environment: Readonly<Record<string, string | undefined>>,
  scale: number,
): RateLimits {
  const limits = Object.entries(LIMITS).map(([name, { points, seconds }]) => {
    const variable = `PANEL_LIMITS_${name.toUpperCase()}`;
    const text = environment[variable];
    if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) {
      throw new ConfigError(`${variable}: must be a whole number of at least 1`);
    }
    const configured = text === undefined ? points : Number(text);
    return [name, { points: Math.max(1, Math.round(configured * scale)), seconds }] as const;
  });
  return Object.fromEntries(limits) as RateLimits;
}
