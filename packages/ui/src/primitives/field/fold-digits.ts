/** Converts Arabic-Indic (٠-٩) and Eastern Arabic-Indic (۰-۹) digits to 0-9 and keeps all other characters. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
