import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { componentLevels } from "./component-entries.ts";

/** An item in the format of shadcn's registry: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface RegistryItem {
  readonly name: string;
  readonly type: "registry:ui" | "registry:block" | "registry:theme";
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly registryDependencies: readonly string[];
  readonly files: ReadonlyArray<{ path: string; target: string; type: "registry:file"; content: string }>;
  readonly docs?: string;
}

type Versions = Readonly<Record<string, string>>;

/** Item with what all components need: texts, market, brand, and the styles of the theme. */
const BASE = "base";
/** Where the files stand in an app's sources; their relative imports stay as they are. */
const TARGET = "src/talabee";
/** Brings the font, which a registry's text files cannot contain. */
const FONT = { name: "@fontsource-variable/readex-pro", range: "^5.3.0", family: "Readex Pro Variable" };
/** Packages without types of their own. */
const TYPES: Readonly<Record<string, string>> = { culori: "@types/culori", leaflet: "@types/leaflet" };
/** Packages that the app has already: installing them again could change their version. */
const PRESENT = ["react", "react-dom"];
const specifiers = /((?:\bfrom|\bimport)\s*\(?\s*["'])([^"'\n]+)(["'])/g;

const STYLES = `/* Our theme in an app with Tailwind 4: import it after "tailwindcss". It adds to the app's theme and resets none of it. */
@import "${FONT.name}";
@import "./generated/variables.css" layer(theme);
@import "./generated/theme.css" theme(reference);
@import "./package-reset.css" layer(base);
@import "./generated/utilities.css";
@import "./utilities.css";
@import "./button.css";
@import "./surface.css";
@import "./overlay.css";
@import "./otp.css";
@import "./field.css";
@import "./table.css";
@import "./density.css";
@source "../";
`;
const STYLE_FILES = [...STYLES.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => `theme/${file!}`);

/** A style sheet of the theme for an app that has a theme of its own. */
export function ownedStyles(css: string): string {
  return (
    css
      // Tailwind's scales belong to the app, as do its unit, its fonts and its transitions.
      .replace(/^\s*--[\w-]+-\*: initial;\n/gm, "")
      .replace(/^\s*--(spacing|font-sans|default-[\w-]+): [^;]+;\n/gm, "")
      .replaceAll('"Readex Pro", ', `"${FONT.family}", `)
  );
}

/** Imports of a module as files of the source, and as packages. */
function importsOf(file: string, code: string, sources: ReadonlyMap<string, string>) {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const [, , request] of code.matchAll(specifiers)) {
    if (!request!.startsWith(".")) {
      // A text of the code can look like an import.
      const name = /^(@[\w-]+\/)?[\w-]+/.exec(request!)?.[0];
      if (name !== undefined) packages.add(name);
      continue;
    }
    const found = resolve(file, request!, sources);
    if (found !== undefined) files.add(found);
  }
  return { files, packages };
}

function resolve(file: string, request: string, sources: ReadonlyMap<string, string>) {
  const target = path.posix.join(path.posix.dirname(file), request);
  const stem = target.replace(/\.js$/, "");
  return [`${stem}.ts`, `${stem}.tsx`, target].find((candidate) => sources.has(candidate));
}

/** Bundlers other than Vite resolve `./name` to TypeScript, but not `./name.js`. */
export function withoutExtensions(file: string, code: string, sources: ReadonlyMap<string, string>): string {
  return code.replace(specifiers, (statement, before: string, request: string, after: string) => {
    if (!request.startsWith(".") || resolve(file, request, sources)?.endsWith(".js")) return statement;
    return before + request.replace(/(\/index)?\.js$/, "") + after;
  });
}

/** Ranges of the packages that the source of `folder`, a package of this workspace, imports. */
export async function readVersions(folder: string): Promise<Versions> {
  const manifests = await Promise.all(
    ["../../package.json", "package.json"].map(
      async (name) =>
        JSON.parse(await readFile(path.join(folder, name), "utf8")) as Record<string, Versions | undefined>,
    ),
  );
  const kinds = ["devDependencies", "peerDependencies", "dependencies"];
  return Object.assign(
    {},
    ...kinds.flatMap((kind) => manifests.map((manifest) => manifest[kind])),
  ) as Versions;
}

/** Sources of the package without stories, tests and docs, by path. */
export async function readSources(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter(
    (name) =>
      /\.(tsx?|js|css)$/.test(name) &&
      !/\.(stories|test)\.tsx?$/.test(name) &&
      !/^(conformance|docs|story-data|flows)\//.test(name),
  );
  return new Map(
    await Promise.all(
      wanted.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const),
    ),
  );
}

const componentOf = (file: string) => {
  const [level, name] = file.split("/");
  return (componentLevels as readonly string[]).includes(level!) ? name : undefined;
};
const titleOf = (name: string) => name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

/** First paragraph of the docstring of a component. */
function describe(code: string | undefined): string {
  const [, text] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|const) [A-Z]/.exec(code ?? "") ?? [];
  const [paragraph] = (text ?? "")
    .replace(/^[ \t]*\*[ \t]?/gm, "")
    .trim()
    .split(/\n\s*\n/);
  return paragraph!
    .replace(/\s+/g, " ")
    .replace(/ \(REQ-[^)]*\)/g, "")
    .trim();
}

/**
 * Items of the registry by the graph of imports: one for each component, with the shared modules that it needs, and one for
 * what all need.
 *
 * @param versions Ranges of the packages that our source imports, and of their types.
 */
export function registryItems(sources: ReadonlyMap<string, string>, versions: Versions): RegistryItem[] {
  const graph = new Map(
    [...sources]
      .filter(([file]) => !file.endsWith(".css"))
      .map(([file, code]) => [file, importsOf(file, code, sources)]),
  );
  /** Files that an item consists of; stops at other components and at files of the base. */
  const closure = (roots: readonly string[], own: string | undefined, base: ReadonlySet<string>) => {
    const files = new Set<string>();
    const components = new Set<string>();
    const visit = (file: string): void => {
      const component = componentOf(file);
      if (component !== undefined && component !== own) return void components.add(component);
      if (files.has(file) || base.has(file)) return;
      files.add(file);
      graph.get(file)!.files.forEach(visit);
    };
    roots.forEach(visit);
    return { files, components };
  };
  const item = (
    name: string,
    details: Pick<RegistryItem, "type" | "description" | "docs">,
    files: readonly string[],
    registryDependencies: readonly string[],
    more: readonly string[] = [],
  ): RegistryItem => {
    const packages = [...new Set(files.flatMap((file) => [...(graph.get(file)?.packages ?? [])]))]
      .filter((wanted) => !PRESENT.includes(wanted))
      .sort();
    const ranged = (wanted: string) => {
      if (!versions[wanted]) throw new Error(`No version of ${wanted} is known.`);
      return `${wanted}@${versions[wanted]}`;
    };
    return {
      name,
      ...details,
      title: titleOf(name),
      dependencies: [...packages.map(ranged), ...more],
      devDependencies: packages.flatMap((wanted) => (TYPES[wanted] ? [ranged(TYPES[wanted])] : [])),
      registryDependencies: registryDependencies.map((dependency) => `@talabee/${dependency}`),
      files: [...files].sort().map((file) => ({
        path: `${TARGET}/${file}`,
        target: `${TARGET}/${file}`,
        type: "registry:file",
        content: file.endsWith(".css")
          ? ownedStyles(file === "theme/styles.css" ? STYLES : sources.get(file)!)
          : withoutExtensions(file, sources.get(file)!, sources),
      })),
    };
  };

  const base = closure(["locale/index.ts", "theme/index.ts", "lib/cx.ts"], undefined, new Set());
  if (base.components.size > 0)
    throw new Error(`The registry's base imports components: ${[...base.components].join(", ")}`);
  const items = [
    item(
      BASE,
      {
        type: "registry:theme",
        description: "Words, market, brand and theme, which all components need.",
        docs: 'Add @import "./talabee/theme/styles.css"; after @import "tailwindcss"; in your style sheet, and data-ui to the element around the components.',
      },
      [...base.files, "theme/styles.css", ...STYLE_FILES],
      [],
      [`${FONT.name}@${FONT.range}`],
    ),
  ];
  for (const index of [...sources.keys()].filter((file) => /^[^/]+\/[^/]+\/index\.ts$/.test(file)).sort()) {
    const name = componentOf(index);
    if (name === undefined) continue;
    const folder = path.posix.dirname(index);
    const own = [...graph.keys()].filter((file) => file.startsWith(`${folder}/`));
    const { files, components } = closure(own, name, base.files);
    items.push(
      item(
        name,
        {
          type: /^(primitives|forms)/.test(folder) ? "registry:ui" : "registry:block",
          description: describe(sources.get(`${folder}/${name}.tsx`)),
        },
        [...files],
        [BASE, ...[...components].sort()],
      ),
    );
  }
  return items;
}

/** The registry's files by name: an index, and one file an item. */
export function registryFiles(items: readonly RegistryItem[]): ReadonlyMap<string, string> {
  const schema = "https://ui.shadcn.com/schema";
  const index = {
    $schema: `${schema}/registry.json`,
    name: "talabee",
    homepage: "https://www.npmjs.com/package/@talabee/ui",
    items: items.map(({ files, ...rest }) => ({
      ...rest,
      files: files.map(({ path: file, type, target }) => ({ path: file, type, target })),
    })),
  };
  return new Map([
    ["registry.json", JSON.stringify(index)],
    ...items.map(
      (item) =>
        [`${item.name}.json`, JSON.stringify({ $schema: `${schema}/registry-item.json`, ...item })] as const,
    ),
  ]);
}
