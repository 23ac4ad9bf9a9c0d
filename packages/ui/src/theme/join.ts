/** Joins class names; falsy ones are left out. */
export function join(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ");
}
