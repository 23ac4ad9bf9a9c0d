/** Parses riyals as typed, in digits of any script, to integer dirhams. Null when the text is not an amount. */
export function parseMoney(text: string): number | null {
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace("٫", ".")
    .replace(/[,٬\s]/g, "");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
