import { qatar } from "./market.js";

/** A number without the market's prefix, which the phone field shows beside its input. */
export function withoutPrefix(phone: string, prefix = qatar.phonePrefix): string {
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
}

/**
 * A typed number with the market's prefix, unless it has a country code. In the default market it is returned as typed:
 * servers read numbers without a country code as Qatari.
 */
export function withPrefix(phone: string, prefix = qatar.phonePrefix): string {
  const typed = phone.trim();
  if (prefix === qatar.phonePrefix || typed === "" || /^(\+|00)/.test(typed)) return phone;
  const isWhole = typed.startsWith(prefix.slice(1)) && typed.length > 9;
  return isWhole ? `+${typed}` : prefix + typed;
}

/** Groups the eight digits of a number of the market: `+974 5512 3400`. Other numbers are returned unchanged. */
export function formatPhone(phone: string, prefix = qatar.phonePrefix): string {
  const number = withoutPrefix(phone, prefix);
  return number !== phone && /^\d{8}$/.test(number)
    ? `${prefix} ${number.slice(0, 4)} ${number.slice(4)}`
    : phone;
}
