/** English has two plural forms, Arabic six. The value of `{count}` selects the form. */
export type EnglishPlural = { readonly one: string; readonly other: string };
export type ArabicPlural = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};
/** The text of a message in one language. */
export type Message = string | EnglishPlural | ArabicPlural;

/** A text of the UI in both languages. An app overrides it by its `id`. */
export interface MessageDescriptor<
  Id extends string = string,
  E extends string | EnglishPlural = string | EnglishPlural,
> {
  readonly id: Id;
  readonly en: E;
  readonly ar: string | ArabicPlural;
}

/**
 * Defines a message. Each message is its own export, so that a bundle contains only the messages its components use. The
 * type requires all six Arabic plural forms where the English text has two.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessage<const Id extends string, const E extends string | EnglishPlural>(
  id: Id,
  en: E,
  ar: E extends string ? string : ArabicPlural,
): MessageDescriptor<Id, E> {
  return { id, en, ar };
}

/** Names of the `{placeholders}` of a message. */
export type Placeholders<M> = M extends string
  ? M extends `${string}{${infer P}}${infer Rest}`
    ? P | Placeholders<Rest>
    : never
  : M extends EnglishPlural
    ? "count" | Placeholders<M["other"]>
    : never;
