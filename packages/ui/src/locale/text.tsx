import { Fragment, type ReactNode } from "react";
import type { Language } from "./language.js";
import { useLocale } from "./locale-context.js";
import { formatNumber } from "./format.js";
import type { EnglishPlural, Message, Placeholders, Word } from "./word.js";
import type { WordKey, WordOverrides } from "./words/index.js";

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  let rules = pluralRules.get(language);
  if (!rules) pluralRules.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(count);
}

/** The form of a message for these values. */
function choose(message: Message, language: Language, values: Readonly<Record<string, unknown>>): string {
  if (typeof message === "string") return message;
  const count = Number(values["count"]);
  const form = pluralForm(count, language);
  return (message as Record<string, string>)[form] ?? message.other;
}

/** A value this short, an amount or a time, is not broken over two lines; a longer one is a name. */
const unbroken = 16;

type Part = { text: string } | { value: unknown; name: string };

function split(template: string, values: Readonly<Record<string, unknown>>, language: Language): Part[] {
  return template.split(/\{(\w+)\}/).map((piece, i) => {
    if (i % 2 === 0) return { text: piece };
    if (!(piece in values))
      throw new Error(`The word "${template}" needs a value for {${piece}}; pass it in the second argument.`);
    const value = values[piece];
    return { name: piece, value: typeof value === "number" ? formatNumber(value, language) : value };
  });
}

/** Fills a message into a string. Numbers are formatted, the plural form follows `count`. */
export function formatMessage(
  message: Message,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return split(choose(message, language, values), values, language)
    .map((p) => ("text" in p ? p.text : String(p.value)))
    .join("");
}

type English = string | EnglishPlural;
type Values<E extends English, V> = [Placeholders<E>] extends [never]
  ? [values?: undefined]
  : [values: Record<Placeholders<E>, V>];

export interface Text {
  /** The word as a string: for labels and attributes. */
  t: <const E extends English>(word: Word<string, E>, ...values: Values<E, string | number>) => string;
  /** The word as nodes: every value in `<bdi>`, so that a Latin name inside an Arabic sentence stays whole. */
  rich: <const E extends English>(word: Word<string, E>, ...values: Values<E, ReactNode>) => ReactNode;
}

function say(language: Language, words: WordOverrides | undefined): Text {
  const find = (word: Word): Message => words?.[word.id as WordKey] ?? word[language];
  return {
    t: (word, ...[values]) => {
      const message = find(word);
      return values === undefined && typeof message === "string" && !message.includes("{")
        ? message
        : formatMessage(message, language, values as Record<string, unknown>);
    },
    rich: (word, ...[values]) => {
      const given = (values ?? {}) as Record<string, unknown>;
      return split(choose(find(word), language, given), given, language).map((p, i) =>
        "text" in p ? (
          <Fragment key={i}>{p.text}</Fragment>
        ) : (
          <bdi
            key={i}
            className={
              typeof p.value === "string" && p.value.length <= unbroken ? "whitespace-nowrap" : undefined
            }
          >
            {p.value as ReactNode}
          </bdi>
        ),
      );
    },
  };
}

/** What a provider says is made once, not for each of the thousands of parts in a list. */
const ours = { en: say("en", undefined), ar: say("ar", undefined) };
const apps = { en: new WeakMap<WordOverrides, Text>(), ar: new WeakMap<WordOverrides, Text>() };

/** Says words, such as `partsWords.close`, in the language around this part and as the app wants them. */
export function useText(): Text {
  const { language, words } = useLocale();
  if (!words) return ours[language];
  let text = apps[language].get(words);
  if (!text) apps[language].set(words, (text = say(language, words)));
  return text;
}
