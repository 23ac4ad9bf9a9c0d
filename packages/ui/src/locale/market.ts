/** Currency, time zone and phone prefix of the country that an app sells in. Define it once, outside of components. */
export interface Market {
  readonly currency: Currency;
  /** IANA name, such as `Asia/Qatar`. */
  readonly timeZone: string;
  /** Country calling code, such as `+974`. */
  readonly phonePrefix: string;
}

export interface Currency {
  /** ISO 4217 code: shown before amounts in English. */
  readonly code: string;
  /** Shown after amounts in Arabic. */
  readonly arabicSymbol: string;
  /** Decimals of the minor unit: 2 means that an amount of 100 is one unit. */
  readonly decimals: number;
}

/** The default market. */
export const qatar: Market = {
  currency: { code: "QAR", arabicSymbol: "ر.ق", decimals: 2 },
  timeZone: "Asia/Qatar",
  phonePrefix: "+974",
};
