import { useLocale } from "./locale-context.js";
import type { Word } from "./word.js";
import type { WordKey } from "./words/index.js";

/**
 * One word as it stands, such as `partsWords.close`, in the language around this part and as the app wants it. Words
 * with values in them are said by `useText`, which carries plurals and numbers and so weighs more.
 */
export function useWord(word: Word<string, string>): string {
  const { language, words } = useLocale();
  return (words?.[word.id as WordKey] ?? word[language]) as string;
}
