/** A currency. Amounts are integers of its minor unit: with three decimals, 1250 is 1.250. */
export interface Currency {
  /** ISO 4217 code. */
  readonly code: string;
  readonly decimals: number;
  /** Shown before amounts in English and after them in Arabic. */
  readonly symbol: Readonly<Record<"en" | "ar", string>>;
}

/**
 * The step of amounts that card networks take, in minor units: of currencies with three decimals they charge hundredths
 * only, so the last digit is 0 (REQ-MONEY-21).
 */
export const gatewayStep = ({ decimals }: Currency): number => (decimals === 3 ? 10 : 1);

/** The currency where none is given: the Qatari riyal, of 100 minor units. */
export const QAR: Currency = { code: "QAR", decimals: 2, symbol: { en: "QAR", ar: "ر.ق" } };
