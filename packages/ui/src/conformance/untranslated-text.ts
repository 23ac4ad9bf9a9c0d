import type { Language } from "../locale/index.js";
import { dictionaries } from "../locale/messages/index.js";

const spoken = [
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

/** Tests that a text is a word of the dictionary, its placeholders filled with anything that is shorter than the word. */
function testsFor(language: Language, not: Language): ((text: string) => boolean)[] {
  const forms = (message: unknown): string[] =>
    typeof message === "string" ? [message] : Object.values(message as Record<string, string>);
  const same = new Set(Object.values(dictionaries[not]).flatMap(forms));
  return Object.values(dictionaries[language])
    .flatMap(forms)
    .filter((word) => script[language].test(word.replace(/\{\w+\}/g, "")) && !same.has(word))
    .map((word) => {
      const pieces = word.split(/\{\w+\}/);
      const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      const pattern = new RegExp(`^\\s*${escaped.join(".+")}\\s*$`, "u");
      const fixed = letters(pieces.join(""));
      return (text) => pattern.test(text) && fixed * 2 > letters(text);
    });
}
const words = { en: testsFor("en", "ar"), ar: testsFor("ar", "en") };

/** The same few texts stand in hundreds of stories. */
const known = { en: new Map<string, boolean>(), ar: new Map<string, boolean>() };
function isWordOf(language: Language, text: string): boolean {
  let is = known[language].get(text);
  if (is === undefined)
    known[language].set(
      text,
      (is = script[language].test(text) && words[language].some((test) => test(text))),
    );
  return is;
}

/**
 * What stands on a page in `language` and is a word of the other language's dictionary. Text that says to be in another
 * language (`lang`) may be; so may `data`, which a story brought.
 */
export function untranslatedText(page: Element, language: Language, data: ReadonlySet<unknown>): string[] {
  const other = language === "en" ? "ar" : "en";
  const found = new Set<string>();
  const look = (element: Element, text: string | null) => {
    if (!text || !isWordOf(other, text)) return;
    const said = element.closest("[lang]")?.getAttribute("lang") ?? language;
    if (!said.startsWith(language)) return;
    // A name may well read like a word with a placeholder: "Twelve of them".
    let own = text;
    for (const value of data)
      if (typeof value === "string" && value.length > 1) own = own.replaceAll(value, "…");
    if (isWordOf(other, own)) found.add(text.trim());
  };
  for (const element of page.querySelectorAll("*")) {
    for (const name of spoken) look(element, element.getAttribute(name));
    if (["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    const inline = [...element.childNodes].every(
      (node) => node.nodeType === Node.TEXT_NODE || node.nodeName === "BDI",
    );
    if (inline) look(element, element.textContent);
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(element, node.textContent);
  }
  return [...found];
}
