import type { PanelError } from "@talabee/contract";

/** Error text by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first text of each field, as forms show one at a time. */
export function fieldErrors(problem: PanelError | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(problem?.errors ?? {}).flatMap(([field, [text]]) => (text ? [[field, text]] : [])),
  );
}
