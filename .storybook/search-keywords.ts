import { readFile } from "node:fs/promises";
import type { StoryIndex } from "storybook/internal/types";

/** Keywords in the `guide` of a story file, read from its source. */
function keywordsIn(source: string): string[] {
  const guide = /\bguide\s*[:=]\s*\{[\s\S]*?\} satisfies ComponentGuide/.exec(source)?.[0] ?? "";
  const list = /\bkeywords:\s*\[([^\]]*)\]/.exec(guide)?.[1] ?? "";
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, keyword]) => keyword!);
}

/** Words that keep their capital: names, and what is written in capitals alone. */
const NAMES = /^(?:Arabic|English|Sadaf|Talabee|Qatar|Kuwait|Ramadan|Back|Escape|[A-Z]{2,})$/;

/** A story's name as a sentence: Storybook makes "Closed Until Tomorrow" of `ClosedUntilTomorrow`. */
export function inSentenceCase(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const lower = rest.map((word) => (NAMES.test(word) ? word : word.toLowerCase()));
  return [first, ...lower].join(" ");
}

/**
 * Names stories in sentence case, and makes components findable by keyword in the sidebar's search. Storybook searches names, paths and the headings of
 * docs pages, so the keywords are added to the index as headings of the component's docs page.
 */
export function withSearchKeywords<G extends { getIndex(): Promise<StoryIndex> }>(generator: G): G {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    for (const entry of Object.values(index.entries)) {
      if (entry.type === "story") entry.name = inSentenceCase(entry.name);
      if (entry.type !== "docs" || !entry.importPath.endsWith(".stories.tsx")) continue;
      const keywords = keywordsIn(await readFile(entry.importPath, "utf8"));
      entry.anchors = keywords.map((title) => ({ id: "when-not-to-use-it", title }));
    }
    return index;
  };
  return generator;
}
