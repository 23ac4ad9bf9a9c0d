/** English has two plural forms, Arabic all six. `{count}` is the number that chooses. */
export type EnglishPlural = { readonly one: string; readonly other: string };
export type ArabicPlural = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};
export type Message = string | EnglishPlural | ArabicPlural;

/** A word that a part says by itself, in both languages. `id` is what an app names to say it differently. */
export interface Word<Id extends string = string, E extends string | EnglishPlural = string | EnglishPlural> {
  readonly id: Id;
  readonly en: E;
  readonly ar: string | ArabicPlural;
}

/**
 * One word. Each is an export of its own, so that a bundle carries the words of the parts in it and no others. The
 * type checker wants all six Arabic plural forms where English has two.
 */
/* @__NO_SIDE_EFFECTS__ */
export function word<const Id extends string, const E extends string | EnglishPlural>(
  id: Id,
  en: E,
  ar: E extends string ? string : ArabicPlural,
): Word<Id, E> {
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
