// Writes chunk-plan.json: which modules share a chunk. Run `npm run plan-chunks -w @talabee/storefront` when a budget of script
// files fails (bench/page/budgets.mjs). A build without a plan has one chunk for each set of routes that uses the same
// modules, and pages of dozens of files. Starting there, the two chunks whose merge makes routes load the fewest bytes
// that they do not need are merged, until no route has too many files.
// After that the plan was edited: the sheets of times and coupons, which the checkout loads on demand, left its chunk. A new
// plan made the whole first view of home some 6 kB heavier: run e2e/once/page-weight.spec.ts after writing one.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { build, type Rolldown } from "vite";

/** Files of a page, at most: pages that guests see first, and all others. */
const MOST_FILES = { first: 11, others: 28 };
/** How much a byte counts that a route does not need. */
const WEIGHT: Readonly<Record<string, number>> = {
  home: 90,
  store: 100,
  product: 25,
  collection: 20,
  search: 20,
  "search-category": 40,
  auth: 50,
  categories: 25,
  cart: 25,
  checkout: 25,
  "product-card on demand": 30,
  "collection-card on demand": 10,
  "coupon-ticket on demand": 60,
};
const OTHER_WEIGHT = 0.5;
const FIRST = new Set([
  "home",
  "store",
  "product",
  "collection",
  "search",
  "search-category",
  "auth",
  "categories",
  "cart",
  "checkout",
]);
/** Groups of the configuration, which are no part of the plan. */
const FIXED = /\/(schemas|rules)-/;
const PLAN = `${import.meta.dirname}/chunk-plan.json`;

interface Group {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly routes: ReadonlySet<string>;
  readonly bytes: number;
}

process.env["PLAN_CHUNKS"] = "1";
const { output } = (await build({
  root: import.meta.dirname,
  logLevel: "warn",
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = new Map(
  output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
);
const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!;
const initial = importsOf(entry);
/** Routes, and what is loaded on demand, by the chunk that has it. */
const routes = new Map<string, Rolldown.OutputChunk>();
const ownChunks = new Set<Rolldown.OutputChunk>();
for (const chunk of chunks.values()) {
  const route = /\/src\/routes\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
  if (route === undefined) continue;
  routes.set(route, chunk);
  ownChunks.add(chunk);
}
for (const name of new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports))) {
  const chunk = chunks.get(name)!;
  if (!ownChunks.has(chunk) && !FIXED.test(name)) routes.set(`${chunk.name} on demand`, chunk);
}
const ownFiles = new Map<string, number>([...routes.keys()].map((route) => [route, 1]));
const users = new Map<Rolldown.OutputChunk, Set<string>>();
for (const [route, own] of routes) {
  for (const chunk of importsOf(own)) {
    if (initial.has(chunk)) continue;
    if (ownChunks.has(chunk) || FIXED.test(chunk.fileName)) {
      ownFiles.set(route, ownFiles.get(route)! + 1);
      continue;
    }
    users.set(chunk, (users.get(chunk) ?? new Set()).add(route));
  }
}
// A part that nothing else imports has a chunk of its own anyway.
for (const [chunk, used] of users) if (chunk.isDynamicEntry && used.size === 1) users.delete(chunk);
let groups: Group[] = [...users].map(([chunk, used]) => ({
  chunks: [chunk],
  routes: used,
  bytes: chunk.code.length,
}));

for (;;) {
  const tooMany = [...routes.keys()].filter(
    (route) => filesOf(route) > MOST_FILES[FIRST.has(route) ? "first" : "others"],
  );
  if (tooMany.length === 0) break;
  const merges = groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other) => {
      const gain = tooMany.filter((route) => one.routes.has(route) && other.routes.has(route)).length;
      return gain === 0
        ? []
        : [{ one, other, cost: (unneeded(one, other) + unneeded(other, one) + 15) / gain }];
    }),
  );
  const best = merges.toSorted((a, b) => a.cost - b.cost).find(({ one, other }) => !isCircular(one, other));
  if (best === undefined) throw new Error(`no merge is left for ${tooMany.join(", ")}`);
  groups = [
    ...groups.filter((group) => group !== best.one && group !== best.other),
    merged(best.one, best.other),
  ];
}

const plan = groups
  .toSorted((a, b) => b.routes.size - a.routes.size)
  .map((group) => {
    const modules = group.chunks.flatMap(({ modules }) =>
      Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0),
    );
    const [largest] = modules.toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength)[0]!;
    const name = /([\w-]+)\.\w+$/.exec(largest)![1]!;
    return { name, modules: modules.map(([id]) => relative(`${import.meta.dirname}/../..`, id)).toSorted() };
  });
writeFileSync(PLAN, `${JSON.stringify(plan, null, 2)}\n`);
for (const route of FIRST) console.log(`${route}: ${filesOf(route)} files`);

function importsOf(from: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
  if (!found.has(from)) {
    found.add(from);
    for (const name of from.imports) importsOf(chunks.get(name)!, found);
  }
  return found;
}

function filesOf(route: string): number {
  return groups.filter((group) => group.routes.has(route)).length + ownFiles.get(route)!;
}

function merged(one: Group, other: Group): Group {
  return {
    chunks: [...one.chunks, ...other.chunks],
    routes: new Set([...one.routes, ...other.routes]),
    bytes: one.bytes + other.bytes,
  };
}

/** The weighed bytes of `group` that only the routes of `other` would load with it. */
function unneeded(group: Group, other: Group): number {
  return [...other.routes]
    .filter((route) => !group.routes.has(route))
    .reduce((sum, route) => sum + (WEIGHT[route] ?? OTHER_WEIGHT) * group.bytes, 0);
}

/** Whether a merge would let chunks import each other: one reaches the other through a third. */
function isCircular(one: Group, other: Group): boolean {
  const reaches = (from: Group, to: Group) => {
    const inside = new Set([...from.chunks, ...to.chunks]);
    const outside = groups.filter(
      (group) => group !== from && group !== to && from.chunks.some((chunk) => importsGroup(chunk, group)),
    );
    const seen = new Set(outside);
    for (const group of seen) {
      if (group.chunks.some((chunk) => chunk.imports.some((name) => inside.has(chunks.get(name)!))))
        return true;
      for (const next of groups) {
        if (next !== from && next !== to && group.chunks.some((chunk) => importsGroup(chunk, next)))
          seen.add(next);
      }
    }
    return false;
  };
  return reaches(one, other) || reaches(other, one);
}

function importsGroup(chunk: Rolldown.OutputChunk, group: Group): boolean {
  return chunk.imports.some((name) => group.chunks.includes(chunks.get(name)!));
}
