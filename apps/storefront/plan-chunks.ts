import { build, type Plugin, type Rolldown, type UserConfig } from "vite";

const MOST_OPENED = new Set(["home", "store", "product"]);
/** Screens that customers open first, whose scripts are few files. */
const FIRST_PAGES = [
  ...MOST_OPENED,
  "collection",
  "search",
  "search-category",
  "categories",
  "auth",
  "cart",
  "checkout",
];
/** Files that such a page loads of a plan, at most: small ones compress badly. */
const MOST_FILES = 10;
/** Groups of the configuration that are no part of the plan. */
const FIXED = new Set(["base", "rules", "schemas"]);

/** Modules that share a file, and the pages that load it. */
interface Group {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly pages: ReadonlySet<string>;
  readonly bytes: number;
}

/** Names of the chunks of a plan. */
export const PLANNED = /^shared-\d+$/;

/**
 * Plans which modules share a chunk. A first build, without a plan, tells what a page needs after tree-shaking: its chunks have
 * the modules of the same entries. Chunks that the same first pages need become one; then those whose merge lets pages load the
 * fewest bytes that they do not need, with what the others import, until no first page has too many files. Chunks that no first
 * page needs stay.
 *
 * @param configure - Makes the configuration of the build without this plugin.
 */
export function plannedChunks(configure: () => UserConfig): Plugin {
  return {
    name: "talabee:planned-chunks",
    apply: "build",
    async config(_, { mode }) {
      const plan = await planChunks(configure(), mode);
      // The plan lets no two chunks import each other.
      const group = {
        name: (id: string) => plan.get(id) ?? null,
        debugName: "plan",
        includeDependenciesRecursively: false,
      };
      const output = { codeSplitting: { groups: [group] } };
      return { environments: { client: { build: { rolldownOptions: { output } } } } };
    },
  };
}

/** The name of the chunk, by module. */
async function planChunks(config: UserConfig, mode: string): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    ...config,
    root: import.meta.dirname,
    mode,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  let groups: readonly Group[] = groupsOf(chunks);
  for (;;) {
    const full = FIRST_PAGES.filter(
      (page) => groups.filter(({ pages }) => pages.has(page)).length > MOST_FILES,
    );
    if (full.length === 0) break;
    const merges = groups.flatMap((one, at) =>
      groups
        .slice(at + 1)
        .filter((other) => full.some((page) => one.pages.has(page) && other.pages.has(page)))
        .filter((other) => !reaches(one, other, groups) && !reaches(other, one, groups))
        .map((other) => mergeTwo(one, other, groups)),
    );
    const best = merges.toSorted((a, b) => loadedBytes(a) - loadedBytes(b))[0];
    if (best === undefined) throw new Error(`no merge is left for ${full.join(", ")}`);
    groups = best;
  }
  return new Map(
    groups.flatMap((group, at) =>
      group.chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `shared-${at}`] as const)),
    ),
  );
}

/** The chunks of a build, by the first pages that need them. */
function groupsOf(chunks: readonly Rolldown.OutputChunk[]): Group[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) importsOf(byName.get(name)!, found);
    return found;
  };
  const screens = FIRST_PAGES.map((page) => {
    const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${page}.tsx`));
    if (screen === undefined) throw new Error(`the build has no screen ${page}`);
    return [page, importsOf(screen)] as const;
  });
  const groups = chunks.flatMap((chunk): Group[] => {
    const pages = screens.filter(([, needed]) => needed.has(chunk)).map(([page]) => page);
    const isFixed =
      chunk.isEntry || FIXED.has(chunk.name) || /\/src\/routes\//.test(chunk.facadeModuleId ?? "");
    if (isFixed || pages.length === 0) return [];
    return [{ chunks: [chunk], pages: new Set(pages), bytes: chunk.code.length }];
  });
  return [...Map.groupBy(groups, ({ pages }) => [...pages].join(" ")).values()].map(merged);
}

const merged = (groups: readonly Group[]): Group => ({
  chunks: groups.flatMap(({ chunks }) => chunks),
  pages: new Set(groups.flatMap(({ pages }) => [...pages])),
  bytes: groups.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** The groups with two of them as one. Pages that load it load what it imports, too. */
function mergeTwo(one: Group, other: Group, groups: readonly Group[]): readonly Group[] {
  const after = [...groups.filter((group) => group !== one && group !== other), merged([one, other])];
  const waiting = [after.at(-1)!];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop())
    for (const [at, next] of after.entries()) {
      const pages = new Set([...next.pages, ...group.pages]);
      if (pages.size === next.pages.size || !imports(group, next)) continue;
      after[at] = { ...next, pages };
      waiting.push(after[at]);
    }
  return after;
}

/** Bytes that all pages load together; those of pages that are opened most count five times. */
const loadedBytes = (groups: readonly Group[]) =>
  groups.reduce(
    (sum, { pages, bytes }) =>
      sum + bytes * [...pages].reduce((visits, page) => visits + (MOST_OPENED.has(page) ? 5 : 1), 0),
    0,
  );

const imports = (one: Group, other: Group) =>
  one.chunks.some((chunk) => other.chunks.some(({ fileName }) => chunk.imports.includes(fileName)));

/** Whether a group imports another through a third: as one, both would import the third and be imported by it. */
function reaches(from: Group, to: Group, groups: readonly Group[]): boolean {
  const seen = new Set(groups.filter((group) => group !== from && group !== to && imports(from, group)));
  for (const group of seen) {
    if (imports(group, to)) return true;
    for (const next of groups) if (next !== from && imports(group, next)) seen.add(next);
  }
  return false;
}
