import { qatar } from "./market.js";

/** A number without the market's prefix, which the phone field shows beside its input. */
export function withoutPrefix(phone: string, prefix = qatar.phonePrefix): string {
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
}

/** Groups the eight digits of a number of the market: `+974 5512 3400`. Other numbers are returned unchanged. */
export function formatPhone(phone: string, prefix = qatar.phonePrefix): string {
  const number = withoutPrefix(phone, prefix);
  return number !== phone && /^\d{8}$/.test(number)
    ? `${prefix} ${number.slice(0, 4)} ${number.slice(4)}`
    : phone;
}
