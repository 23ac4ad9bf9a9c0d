/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into 0-9; everything else stays (REQ-AUTH-39). */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Removes marks that steer direction or have no width: they come along when Arabic text is pasted (REQ-AUTH-39). */
export function stripInvisible(text: string): string {
  return text.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
}
