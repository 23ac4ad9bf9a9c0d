/** Joins class names and leaves out falsy values. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  let joined = "";
  for (const name of names) if (name) joined += (joined && " ") + name;
  return joined;
}
