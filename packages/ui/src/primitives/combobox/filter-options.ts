import { foldText } from "./fold-text.js";

/** One option of a combobox or a multi-select. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Second line. */
  description?: string | undefined;
  /** Other words that find it, such as its name in the other language. */
  keywords?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}

/**
 * Options in which every word of a search begins a word, or stands within one; those that begin with the search come first. Arabic
 * letters are compared as people type them: without vowel marks, all forms of alif alike.
 */
export function filterOptions<Option extends Pick<ComboboxOption, "label" | "keywords">>(
  options: readonly Option[],
  search: string,
): readonly Option[] {
  const wanted = foldText(search);
  if (wanted === "") return options;
  const words = wanted.split(" ");
  const ranked = options.flatMap((option) => {
    const label = foldText(option.label);
    const texts = [label, ...(option.keywords ?? []).map(foldText)].join("\n");
    if (!words.every((word) => texts.includes(word))) return [];
    // The article of a name is seldom typed.
    const rank = label.replace(/^ال/, "").startsWith(wanted.replace(/^ال/, ""))
      ? 0
      : label.includes(` ${wanted}`)
        ? 1
        : 2;
    return [{ option, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}
