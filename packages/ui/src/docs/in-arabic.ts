import { cloneElement, isValidElement } from "react";

/** English words of a story's args, and what stands for them in Arabic. Written as `parameters.arabic`. */
export type ArabicMessages = Readonly<Record<string, string>>;

/** The words of one part's stories in the toolbar's language, for play functions and for words that are not args. */
export const messagesOf =
  (words: ArabicMessages) =>
  (globals: Readonly<Record<string, unknown>>, english: string): string =>
    globals["locale"] === "ar" ? (words[english] ?? english) : english;

function eachIn(value: object, words: ArabicMessages): object {
  const entries = Object.entries(value).map(([key, one]) => [key, inArabic(one, words)] as const);
  const changed = entries.filter(([key, one]) => one !== (value as Record<string, unknown>)[key]);
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/**
 * A story's arg with its words in Arabic, also those inside lists, objects and elements. What has none of them comes
 * back as it was, words that are not listed stay English.
 */
export function inArabic<T>(value: T, words: ArabicMessages): T;
export function inArabic(value: unknown, words: ArabicMessages): unknown {
  if (typeof value === "string") return words[value] ?? value;
  if (Array.isArray(value)) {
    const next = value.map((one) => inArabic<unknown>(one, words));
    return next.some((one, i) => one !== value[i]) ? next : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (isValidElement<object>(value)) {
    const props = eachIn(value.props, words);
    if (props === value.props) return value;
    const { children, ...rest } = props as { children?: unknown };
    // One by one: children written in JSX have no keys.
    return Array.isArray(children) ? cloneElement(value, rest, ...children) : cloneElement(value, props);
  }
  // Also a component is an object, and anything with a class of its own is no list of words.
  if ("$$typeof" in value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return eachIn(value, words);
}
