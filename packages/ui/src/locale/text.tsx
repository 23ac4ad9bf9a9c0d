import { Fragment, useMemo, type ReactNode } from "react";
import type { Message } from "./define-words.js";
import type { Language } from "./language.js";
import { useLocale } from "./locale-context.js";
import { formatNumber } from "./format.js";
import type { WordKey, WordValues } from "./words/index.js";

const pluralRules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") };

/** The form of a message for these values. */
function choose(message: Message, language: Language, values: Readonly<Record<string, unknown>>): string {
  if (typeof message === "string") return message;
  const count = Number(values["count"]);
  const form = pluralRules[language].select(count);
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

type Values<K extends WordKey, V> = [keyof WordValues<K, V>] extends [never]
  ? [values?: undefined]
  : [values: WordValues<K, V>];

export interface Text {
  /** The word as a string: for labels and attributes. */
  t: <K extends WordKey>(key: K, ...values: Values<K, string | number>) => string;
  /** The word as nodes: every value in `<bdi>`, so that a Latin name inside an Arabic sentence stays whole. */
  rich: <K extends WordKey>(key: K, ...values: Values<K, ReactNode>) => ReactNode;
}

/** The built-in words in the language around this part. */
export function useText(): Text {
  const { language, words } = useLocale();
  return useMemo<Text>(() => {
    const find = (key: WordKey): Message => {
      if (!words) throw new Error("Built-in words need a <LocaleProvider language> around the parts.");
      const message = words[key];
      if (message === undefined)
        throw new Error(`No word "${key}" in the ${language} dictionary; add it in src/locale/words.`);
      return message;
    };
    return {
      t: (key, ...[values]) => formatMessage(find(key), language, values as Record<string, unknown>),
      rich: (key, ...[values]) => {
        const given = (values ?? {}) as Record<string, unknown>;
        return split(choose(find(key), language, given), given, language).map((p, i) =>
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
  }, [language, words]);
}
