/** Cards and wallets that a gateway's page can take, as the configuration names them. */
export const PAYMENT_BRANDS = ["apple_pay", "google_pay", "visa", "mastercard", "american_express"] as const;
export type PaymentBrand = (typeof PAYMENT_BRANDS)[number];
