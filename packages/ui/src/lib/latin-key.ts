/**
 * The key of an event as a Latin keyboard has it, for shortcuts: while an Arabic layout is on, the key of J writes «ت». Layouts
 * that have Latin letters elsewhere keep their own.
 */
export function latinKey({ key, code }: { key: string; code: string }): string {
  const isForeignLetter = key.length === 1 && key > "\u007f";
  return isForeignLetter && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}
