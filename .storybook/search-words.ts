import { readFile } from "node:fs/promises";
import type { IndexEntry, StoryIndex } from "storybook/internal/types";

/** An entry of the index that also says what its part is for. */
export type GuidedEntry = IndexEntry & { purpose?: string };

/** The words and the purpose in the `guide` of a story file, read from its source. */
export function guideIn(source: string): { words: string[]; purpose: string | undefined } {
  const guide = /\bguide\s*[:=]\s*\{[\s\S]*?\} satisfies PartGuide/.exec(source)?.[0] ?? "";
  const list = /\bwords:\s*\[([^\]]*)\]/.exec(guide)?.[1] ?? "";
  const purpose = /\bpurpose:\s*("(?:[^"\\]|\\.)*")/.exec(guide)?.[1];
  return {
    words: Array.from(list.matchAll(/"([^"]+)"/g), ([, word]) => word!),
    purpose: purpose && (JSON.parse(purpose) as string),
  };
}

/** The first sentence of an .mdx page's lead. */
function leadIn(source: string): { purpose?: string } {
  const lead = /"house-lead">\s*([^<]+)/.exec(source)?.[1]?.replaceAll(/\s+/g, " ");
  const purpose = lead && /^.*?\.(?= |$)/.exec(lead)?.[0];
  return purpose ? { purpose } : {};
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
      Object.entries(index.entries).map(async ([id, entry]): Promise<[string, GuidedEntry]> => {
        if (entry.type !== "docs") return [id, entry];
        const source = await readFile(entry.importPath, "utf8");
        if (!entry.importPath.endsWith(".stories.tsx")) return [id, { ...entry, ...leadIn(source) }];
        const { words, purpose } = guideIn(source);
        const anchors = words.map((title) => ({ id: "guide", title }));
        return [id, { ...entry, anchors, ...(purpose && { purpose }) }];
      }),
    );
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
