import { readFile } from "node:fs/promises";
import type { StoryIndex } from "storybook/internal/types";

/** The words of `guide.words` in the source of a story file. */
export function wordsIn(source: string): string[] {
  const list = /\bguide\b[\s\S]*?\bwords:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? "";
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, word]) => word!);
}

/**
 * Lets the sidebar's search find a part by the words designers use for it. Storybook searches names, paths and the
 * headings of docs pages; a part's words are told to it as headings of the part's docs page.
 */
export function withSearchWords<G extends { getIndex(): Promise<StoryIndex> }>(generator: G): G {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = await Promise.all(
      Object.entries(index.entries).map(async ([id, entry]) => {
        if (entry.type !== "docs" || !entry.importPath.endsWith(".stories.tsx")) return [id, entry] as const;
        const words = wordsIn(await readFile(entry.importPath, "utf8"));
        return [id, { ...entry, anchors: words.map((title) => ({ id: "guide", title })) }] as const;
      }),
    );
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
