import { readFile } from "node:fs/promises";
import type { IndexEntry, StoryIndex } from "storybook/internal/types";

/** An index entry with the purpose from its component's guide. */
export type GuidedEntry = IndexEntry & { purpose?: string };

/** Keywords and purpose in the `guide` of a story file, read from its source. */
export function guideIn(source: string): { keywords: string[]; purpose: string | undefined } {
  const guide = /\bguide\s*[:=]\s*\{[\s\S]*?\} satisfies ComponentGuide/.exec(source)?.[0] ?? "";
  const list = /\bkeywords:\s*\[([^\]]*)\]/.exec(guide)?.[1] ?? "";
  const purpose = /\bpurpose:\s*("(?:[^"\\]|\\.)*")/.exec(guide)?.[1];
  return {
    keywords: Array.from(list.matchAll(/"([^"]+)"/g), ([, keyword]) => keyword!),
    purpose: purpose && (JSON.parse(purpose) as string),
  };
}

/** First sentence of the lead paragraph of an .mdx page. */
function leadIn(source: string): { purpose?: string } {
  const lead = /"docs-lead">\s*([^<]+)/.exec(source)?.[1]?.replaceAll(/\s+/g, " ");
  const purpose = lead && /^.*?\.(?= |$)/.exec(lead)?.[0];
  return purpose ? { purpose } : {};
}

/**
 * Makes components findable by keyword in the sidebar's search. Storybook searches names, paths and the headings of
 * docs pages, so the keywords are added to the index as headings of the component's docs page.
 */
export function withSearchKeywords<G extends { getIndex(): Promise<StoryIndex> }>(generator: G): G {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = await Promise.all(
      Object.entries(index.entries).map(async ([id, entry]): Promise<[string, GuidedEntry]> => {
        if (entry.type !== "docs") return [id, entry];
        const source = await readFile(entry.importPath, "utf8");
        if (!entry.importPath.endsWith(".stories.tsx")) return [id, { ...entry, ...leadIn(source) }];
        const { keywords, purpose } = guideIn(source);
        const anchors = keywords.map((title) => ({ id: "guide", title }));
        return [id, { ...entry, anchors, ...(purpose && { purpose }) }];
      }),
    );
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
