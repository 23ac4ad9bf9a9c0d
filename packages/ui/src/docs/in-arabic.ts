import { cloneElement, isValidElement } from "react";

/** Arabic translations of a story's args, by English text. Written as `parameters.arabic`. */
export type ArabicMessages = Readonly<Record<string, string>>;

/** Translates a story's text into the toolbar's language, for play functions and texts that are not args. */
export const messagesOf =
  (messages: ArabicMessages) =>
  (globals: Readonly<Record<string, unknown>>, english: string): string =>
    globals["locale"] === "ar" ? (messages[english] ?? english) : english;

function eachIn(value: object, messages: ArabicMessages): object {
  const entries = Object.entries(value).map(([key, one]) => [key, inArabic(one, messages)] as const);
  const changed = entries.filter(([key, one]) => one !== (value as Record<string, unknown>)[key]);
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/**
 * Translates a story's arg, including texts inside arrays, objects and elements. Texts without a translation stay
 * English; a value without any translated text is returned unchanged.
 */
export function inArabic<T>(value: T, messages: ArabicMessages): T;
export function inArabic(value: unknown, messages: ArabicMessages): unknown {
  if (typeof value === "string") return messages[value] ?? value;
  if (Array.isArray(value)) {
    const next = value.map((one) => inArabic<unknown>(one, messages));
    return next.some((one, i) => one !== value[i]) ? next : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (isValidElement<object>(value)) {
    const props = eachIn(value.props, messages);
    if (props === value.props) return value;
    const { children, ...rest } = props as { children?: unknown };
    // Spread: children written in JSX have no keys.
    return Array.isArray(children) ? cloneElement(value, rest, ...children) : cloneElement(value, props);
  }
  // Leave components and class instances unchanged.
  if ("$$typeof" in value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return eachIn(value, messages);
}
