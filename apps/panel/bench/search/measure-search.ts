import { readFileSync } from "node:fs";

/** Queries that mean one thing, and all that answers it in the Doha seed. */
export interface LabelledQueries {
  readonly meaning: string;
  readonly kind: "product" | "store" | "category";
  readonly queries: readonly string[];
  readonly relevant: readonly string[];
}

/** Labelled by what dishes, things and stores are, from the seed's texts; never by what search answers. */
export const LABELLED = JSON.parse(
  readFileSync(new URL("queries.json", import.meta.url), "utf8"),
) as LabelledQueries[];

/** As many answers as people look at. */
const LOOKED_AT = 10;

export interface Figures {
  readonly queries: number;
  /** Of what answers a query, the part among the first ten answers; 1 when all ten are relevant. Mean over queries. */
  readonly recall: number;
  /** One through the place of the first relevant answer, 0 when none is among ten. Mean over queries. */
  readonly mrr: number;
}

export interface Measured extends Figures {
  readonly byKind: ReadonlyMap<string, Figures>;
  /** Queries that did not find all, the worst first, with what they did not find. */
  readonly missed: readonly { query: string; meaning: string; recall: number; missing: readonly string[] }[];
}

/** Asks every labelled query; `find` gives ids in the order of the answer. */
export async function measureSearch(
  find: (query: string, kind: LabelledQueries["kind"]) => Promise<readonly string[]>,
): Promise<Measured> {
  const asked: {
    query: string;
    meaning: string;
    kind: string;
    recall: number;
    reciprocal: number;
    missing: readonly string[];
  }[] = [];
  for (const { meaning, kind, queries, relevant } of LABELLED) {
    for (const query of queries) {
      const found = (await find(query, kind)).slice(0, LOOKED_AT);
      const hits = relevant.filter((id) => found.includes(id));
      const first = found.findIndex((id) => relevant.includes(id));
      asked.push({
        query,
        meaning,
        kind,
        recall: hits.length / Math.min(LOOKED_AT, relevant.length),
        reciprocal: first < 0 ? 0 : 1 / (first + 1),
        missing: relevant.filter((id) => !found.includes(id)),
      });
    }
  }
  const figuresOf = (some: typeof asked): Figures => ({
    queries: some.length,
    recall: some.reduce((sum, { recall }) => sum + recall, 0) / some.length,
    mrr: some.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / some.length,
  });
  return {
    ...figuresOf(asked),
    byKind: new Map(
      (["product", "store", "category"] as const).map((kind) => [
        kind,
        figuresOf(asked.filter((one) => one.kind === kind)),
      ]),
    ),
    missed: asked.filter(({ recall }) => recall < 1).toSorted((a, b) => a.recall - b.recall),
  };
}
