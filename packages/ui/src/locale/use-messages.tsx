"use client";
import { Fragment, type ReactNode } from "react";
import type { EnglishPlural, Message, MessageDescriptor, Placeholders } from "./define-message.js";
import { formatNumber } from "./format.js";
import type { Language } from "./language.js";
import { useLocale, type Locale } from "./locale-context.js";
import type { MessageId, MessageOverrides } from "./messages/index.js";

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  let rules = pluralRules.get(language);
  if (!rules) pluralRules.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(count);
}

/** The plural form of a message for `values.count`. */
function selectForm(message: Message, language: Language, values: Readonly<Record<string, unknown>>): string {
  if (typeof message === "string") return message;
  const count = Number(values["count"]);
  const form = pluralForm(count, language);
  return (message as Record<string, string>)[form] ?? message.other;
}

/** Values up to this length (amounts, times) do not wrap; longer values are names. */
const noWrapLength = 16;

type Segment = { text: string } | { value: unknown; name: string };

/** Placeholders of amounts, codes, brands and email addresses, which a translation would damage. */
const exactNames = new Set(
  "allowance amount brand code email fee last4 least most price reference spent".split(" "),
);
const isExact = ({ name, value }: { name: string; value: unknown }) =>
  exactNames.has(name) && typeof value === "string";

/** Texts and placeholders in turn, by template: a list fills the same few templates thousands of times. */
const templates: Record<string, readonly string[]> = {};

function split(
  template: string,
  values: Readonly<Record<string, unknown>>,
  language: Language,
  isOverride = false,
): Segment[] {
  return (templates[template] ??= template.split(/\{(\w+)\}/)).map((piece, i) => {
    if (i % 2 === 0) return { text: piece };
    if (!(piece in values)) {
      // A text of the operator may name what the component does not know.
      if (isOverride) return { text: `{${piece}}` };
      throw new Error(
        `The message "${template}" needs a value for {${piece}}; pass it in the second argument.`,
      );
    }
    const value = values[piece];
    return { name: piece, value: typeof value === "number" ? formatNumber(value, language) : value };
  });
}

/**
 * Fills a message into a string. Formats numbers and selects the plural form by `values.count`. Throws when a
 * placeholder has no value; that of an override stays as it is.
 */
export function formatMessage(
  message: Message,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
  isOverride = false,
): string {
  return split(selectForm(message, language, values), values, language, isOverride)
    .map((segment) => ("text" in segment ? segment.text : String(segment.value)))
    .join("");
}

type English = string | EnglishPlural;
type Values<E extends English, V> = [Placeholders<E>] extends [never]
  ? [values?: undefined]
  : [values: Record<Placeholders<E>, V>];

export interface Messages {
  /** The message as a string, for labels and attributes. */
  t: <const E extends English>(
    message: MessageDescriptor<string, E>,
    ...values: Values<E, string | number>
  ) => string;
  /** The message as nodes, with every value in `<bdi>`: a Latin name keeps its order inside an Arabic sentence. */
  rich: <const E extends English>(
    message: MessageDescriptor<string, E>,
    ...values: Values<E, ReactNode>
  ) => ReactNode;
}

/**
 * A piece of a sentence, in an element: browsers that translate the page replace the nodes of texts beside elements. Blanks
 * stay outside, since Testing Library trims elements when it computes names.
 */
function textElement(text: string): ReactNode {
  const trimmed = text.trim();
  if (trimmed === "") return text;
  const [before, after] = text.split(trimmed);
  return (
    <>
      {before}
      <span>{trimmed}</span>
      {after}
    </>
  );
}

function createMessages(language: Language, overrides: MessageOverrides | undefined): Messages {
  const find = (message: MessageDescriptor): Message =>
    overrides?.[message.id as MessageId] ?? message[language];
  const isOverride = ({ id }: MessageDescriptor) => overrides?.[id as MessageId] !== undefined;
  return {
    t: (descriptor, ...[values]) => {
      const message = find(descriptor);
      return values === undefined && typeof message === "string" && !message.includes("{")
        ? message
        : formatMessage(message, language, values as Record<string, unknown>, isOverride(descriptor));
    },
    rich: (descriptor, ...[rest]) => {
      const values = (rest ?? {}) as Record<string, unknown>;
      const template = selectForm(find(descriptor), language, values);
      return split(template, values, language, isOverride(descriptor)).map((segment, i) =>
        "text" in segment ? (
          <Fragment key={i}>{textElement(segment.text)}</Fragment>
        ) : (
          <bdi
            key={i}
            translate={isExact(segment) ? "no" : undefined}
            className={
              typeof segment.value === "string" && segment.value.length <= noWrapLength
                ? "whitespace-nowrap"
                : undefined
            }
          >
            {segment.value as ReactNode}
          </bdi>
        ),
      );
    },
  };
}

/** Created once per language and overrides, not once per component: a list has thousands of them. */
const defaults = { en: createMessages("en", undefined), ar: createMessages("ar", undefined) };
const overridden = {
  en: new WeakMap<MessageOverrides, Messages>(),
  ar: new WeakMap<MessageOverrides, Messages>(),
};

/** Translates messages to a locale's language, with the app's overrides. */
export function messagesOf({ language, messages: overrides }: Locale): Messages {
  if (!overrides) return defaults[language];
  let messages = overridden[language].get(overrides);
  if (!messages) overridden[language].set(overrides, (messages = createMessages(language, overrides)));
  return messages;
}

/** Translates messages such as `commonMessages.close` to the current language, with the app's overrides. */
export function useMessages(): Messages {
  return messagesOf(useLocale());
}
