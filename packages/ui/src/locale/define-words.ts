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

type EnglishWords = Readonly<Record<string, string | EnglishPlural>>;
type ArabicOf<E extends EnglishWords> = {
  readonly [K in keyof E]: E[K] extends string ? string : ArabicPlural;
};

/** The words of one area in both languages. The type checker holds keys and plural forms equal. */
export function defineWords<const E extends EnglishWords>(words: {
  en: E;
  ar: ArabicOf<NoInfer<E>>;
}): {
  en: E;
  ar: ArabicOf<E>;
} {
  return words;
}

/** Names of the `{placeholders}` of a message. */
export type Placeholders<M> = M extends string
  ? M extends `${string}{${infer P}}${infer Rest}`
    ? P | Placeholders<Rest>
    : never
  : M extends EnglishPlural
    ? "count" | Placeholders<M["other"]>
    : never;
