import type { Language } from "../locale/index.js";
import { dictionaries } from "../locale/messages/index.js";

const textAttributes = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
];
const script = { en: /\p{Script=Latin}{2}/u, ar: /\p{Script=Arabic}/u };

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Creates matchers for the messages of a dictionary. A placeholder matches any text shorter than its message. */
function testsFor(language: Language, not: Language): ((text: string) => boolean)[] {
  const forms = (message: unknown): string[] =>
    typeof message === "string" ? [message] : Object.values(message as Record<string, string>);
  const same = new Set(Object.values(dictionaries[not]).flatMap(forms));
  return Object.values(dictionaries[language])
    .flatMap(forms)
    .filter((message) => script[language].test(message.replace(/\{\w+\}/g, "")) && !same.has(message))
    .map((message) => {
      const parts = message.split(/\{\w+\}/);
      const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      const pattern = new RegExp(`^\\s*${escaped.join(".+")}\\s*$`, "u");
      const fixed = letters(parts.join(""));
      return (text) => pattern.test(text) && fixed * 2 > letters(text);
    });
}
const matchers = { en: testsFor("en", "ar"), ar: testsFor("ar", "en") };

/** Cache: the same few texts appear in hundreds of stories. */
const cache = { en: new Map<string, boolean>(), ar: new Map<string, boolean>() };
function isMessageOf(language: Language, text: string): boolean {
  let result = cache[language].get(text);
  if (result === undefined)
    cache[language].set(
      text,
      (result = script[language].test(text) && matchers[language].some((test) => test(text))),
    );
  return result;
}

/**
 * Texts on a page in `language` that are messages of the other language. Ignores text marked with another `lang`, and
 * `data` of the story.
 */
export function untranslatedText(page: Element, language: Language, data: ReadonlySet<unknown>): string[] {
  const other = language === "en" ? "ar" : "en";
  const found = new Set<string>();
  const check = (element: Element, text: string | null) => {
    if (!text || !isMessageOf(other, text)) return;
    const textLanguage = element.closest("[lang]")?.getAttribute("lang") ?? language;
    if (!textLanguage.startsWith(language)) return;
    // A name may match a message with a placeholder: "Twelve of them".
    let remaining = text;
    for (const value of data)
      if (typeof value === "string" && value.length > 1) remaining = remaining.replaceAll(value, "…");
    if (isMessageOf(other, remaining)) found.add(text.trim());
  };
  for (const element of page.querySelectorAll("*")) {
    for (const name of textAttributes) check(element, element.getAttribute(name));
    if (["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    const inline = [...element.childNodes].every(
      (node) => node.nodeType === Node.TEXT_NODE || node.nodeName === "BDI",
    );
    if (inline) check(element, element.textContent);
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) check(element, node.textContent);
  }
  return [...found];
}
