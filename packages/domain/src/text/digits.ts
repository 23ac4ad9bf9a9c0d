/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into 0-9; other characters stay (REQ-AUTH-39). */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Removes direction marks and zero-width characters, which pasted Arabic text often contains (REQ-AUTH-39). */
export function stripInvisible(text: string): string {
  return text.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
}
