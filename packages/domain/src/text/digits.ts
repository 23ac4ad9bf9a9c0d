/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into 0-9; everything else stays (B3). */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Removes marks that steer direction or have no width: they come along when Arabic text is pasted (B3). */
export function stripInvisible(text: string): string {
  return text.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
}
