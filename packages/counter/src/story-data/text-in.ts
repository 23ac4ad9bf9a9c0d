/** A message without plurals in the language that Storybook shows. */
export function textIn(
  globals: Readonly<Record<string, unknown>>,
  { en, ar }: { readonly en: unknown; readonly ar: unknown },
): string {
  return String(globals["locale"] === "ar" ? ar : en);
}
