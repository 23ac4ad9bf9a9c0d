import type { ChangeEvent } from "react";

/** The length of a text in characters (code points), as servers count. */
export const textLength = (text: string): number => Array.from(text).length;

/**
 * Removes characters of a field beyond `max`, in front of the caret, where they were typed or pasted. The native
 * attribute `maxlength` counts UTF-16 units: an emoji counts as two, and a text of emoji is cut at half its length. Does
 * nothing while a keyboard is composing.
 */
export function limitText(
  { target: field, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  max: number | undefined,
): void {
  const { value, selectionEnd } = field;
  if ((nativeEvent as InputEvent).isComposing) return;
  if (max === undefined || value.length <= max) return;
  const tooMany = textLength(value) - max;
  if (tooMany <= 0) return;
  const before = Array.from(value.slice(0, selectionEnd ?? value.length));
  const isTyped = before.length >= tooMany;
  const kept = (isTyped ? before.slice(0, -tooMany) : Array.from(value).slice(0, max)).join("");
  field.value = isTyped ? kept + value.slice(selectionEnd ?? value.length) : kept;
  // Inputs of some types, such as `email`, have no caret that could be read or set.
  if (selectionEnd !== null) field.setSelectionRange(kept.length, kept.length);
}
