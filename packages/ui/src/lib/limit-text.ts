import type { ChangeEvent } from "react";

/** The length of a text in characters (code points), as servers count. */
export const textLength = (text: string): number => Array.from(text).length;

/**
 * Takes what is too many for `max` characters out of a field, in front of the caret, where it was typed or pasted. The native
 * attribute `maxlength` counts UTF-16 units: an emoji would be two, and a text of emoji cut at half its length. What a keyboard is
 * composing is left to it.
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
