import { momentOf } from "../../locale/index.js";

/** A saved payment card, identified by its token; the card number is never available. */
export interface CardData {
  id: string;
  /** "visa", "mastercard" …, as the gateway names it. */
  brand: string;
  /** The last four digits. */
  last4: string;
  exp_month: number;
  exp_year: number;
  is_default: boolean;
}

const brandNames: Readonly<Record<string, string>> = {
  amex: "American Express",
  american_express: "American Express",
  jcb: "JCB",
  mada: "mada",
  mastercard: "Mastercard",
  naps: "NAPS",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** Display name of a card brand; unknown brands are returned unchanged. */
export const brandName = (brand: string) => brandNames[brand.toLowerCase()] ?? brand;

/** Expiry as `MM/YY`. */
export const expiry = ({ exp_month, exp_year }: CardData) =>
  `${String(exp_month).padStart(2, "0")}/${String(exp_year % 100).padStart(2, "0")}`;

/** Whether its last valid month is over in the market's time zone. */
export function isExpired({ exp_month, exp_year }: CardData, now: Date, timeZone?: string): boolean {
  const next = new Date(Date.UTC(exp_year, exp_month, 1)).toISOString().slice(0, 10);
  return now.getTime() >= Date.parse(momentOf(next, "00:00:00", timeZone));
}
