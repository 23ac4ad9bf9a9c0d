import { readFileSync } from "node:fs";

/** Queries with one meaning, and all relevant results in the Doha seed. */
export interface LabelledQueries {
  readonly meaning: string;
  readonly kind: "product" | "store" | "category";
  readonly queries: readonly string[];
  readonly relevant: readonly string[];
}

/** Labelled from the texts of the seed, independently of the results of the search. */
export const LABELLED = JSON.parse(
  readFileSync(new URL("queries.json", import.meta.url), "utf8"),
) as LabelledQueries[];

/** Number of results that are evaluated per query. */
const EVALUATED = 10;

export interface Figures {
  readonly queries: number;
  /** Share of the relevant results among the first ten; 1 if all ten are relevant. Mean over queries. */
  readonly recall: number;
  /** Mean reciprocal rank: 1 / rank of the first relevant result, 0 if none is among the first ten. */
  readonly mrr: number;
}

export interface Measured extends Figures {
  readonly byKind: ReadonlyMap<string, Figures>;
  /** Queries with missing results, worst first. */
  readonly missed: readonly { query: string; meaning: string; recall: number; missing: readonly string[] }[];
}

/** Runs every labelled query; `find` returns ids in the order of the results. */
export async function measureSearch(
  find: (query: string, kind: LabelledQueries["kind"]) => Promise<readonly string[]>,
): Promise<Measured> {
  const results: {
    query: string;
    meaning: string;
    kind: string;
    recall: number;
    reciprocal: number;
    missing: readonly string[];
  }[] = [];
  for (const { meaning, kind, queries, relevant } of LABELLED) {
    for (const query of queries) {
      const found = (await find(query, kind)).slice(0, EVALUATED);
      const hits = relevant.filter((id) => found.includes(id));
      const first = found.findIndex((id) => relevant.includes(id));
      results.push({
        query,
        meaning,
        kind,
        recall: hits.length / Math.min(EVALUATED, relevant.length),
        reciprocal: first < 0 ? 0 : 1 / (first + 1),
        missing: relevant.filter((id) => !found.includes(id)),
      });
    }
  }
  const figuresOf = (some: typeof results): Figures => ({
    queries: some.length,
    recall: some.reduce((sum, { recall }) => sum + recall, 0) / some.length,
    mrr: some.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / some.length,
  });
  return {
    ...figuresOf(results),
    byKind: new Map(
      (["product", "store", "category"] as const).map((kind) => [
        kind,
        figuresOf(results.filter((one) => one.kind === kind)),
      ]),
    ),
    missed: results.filter(({ recall }) => recall < 1).toSorted((a, b) => a.recall - b.recall),
  };
}
