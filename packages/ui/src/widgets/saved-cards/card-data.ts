/** A card by its token: its number is never known here. */
export interface CardData {
  id: string;
  /** "visa", "mastercard" … as the gateway names it. */
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

export const brandName = (brand: string) => brandNames[brand.toLowerCase()] ?? brand;

export const expiry = ({ exp_month, exp_year }: CardData) =>
  `${String(exp_month).padStart(2, "0")}/${String(exp_year % 100).padStart(2, "0")}`;

/** Its last month is over, in Qatar. */
export function isExpired({ exp_month, exp_year }: CardData, now: Date): boolean {
  return now.getTime() >= Date.UTC(exp_year, exp_month, 1) - 3 * 3_600_000;
}
