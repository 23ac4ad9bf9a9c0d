import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { parseSync } from "vite";
import { root } from "./run-step.mjs";

/** Layers of packages/ui. Each folder in one of them is a component. */
export const componentLayers = ["primitives", "forms", "widgets", "screens"];
export const uiSource = path.join(root, "packages/ui/src");
const guideKeys = ["purpose", "whenNot", "accessibility", "do", "dont"];

const read = (file) => readFileSync(file, "utf8");
const folders = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Number of non-blank lines. */
export const linesIn = (file) =>
  read(file)
    .split("\n")
    .filter((line) => line.trim()).length;

/** Names of a module's value exports, including those of `export *`. */
function exportsOf(file) {
  const { module } = parseSync(file, read(file));
  const beside = (request) => {
    const stem = path.join(path.dirname(file), request.replace(/\.js$/, ""));
    return [`${stem}.tsx`, `${stem}.ts`].find(existsSync);
  };
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      if (entry.isType) return [];
      if (entry.exportName.kind === "Name") return [entry.exportName.name];
      const source = entry.moduleRequest && beside(entry.moduleRequest.value);
      return source ? exportsOf(source) : [];
    }),
  );
}

const property = (node, name) => {
  const object = ["TSSatisfiesExpression", "TSAsExpression"].includes(node?.type) ? node.expression : node;
  return object?.properties?.find(({ key }) => (key?.name ?? key?.value) === name)?.value;
};

/** Value of an expression of literals. */
function literal(node) {
  if (node === undefined) return undefined;
  switch (node.type) {
    case "StringLiteral":
      return node.value;
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked).join("…");
    case "BinaryExpression":
      return literal(node.left) + literal(node.right);
    case "ArrayExpression":
      return node.elements.map(literal);
    default:
      throw new Error(`A guide is made of literals, not of ${node.type}`);
  }
}

/** Reads a story file: title, stories with their play functions, guide, Arabic story. */
function storiesOf(file) {
  const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();
  const guide = property(csf._metaAnnotations.parameters, "guide");
  return {
    title: csf.meta.title,
    docsId: csf.stories[0]?.id.replace(/--.*/, "--docs"),
    guide: guideKeys.every((key) => property(guide, key) !== undefined)
      ? Object.fromEntries([...guideKeys, "anatomy"].map((key) => [key, literal(property(guide, key))]))
      : undefined,
    arabic: property(csf._storyAnnotations["Arabic"]?.globals, "locale")?.value === "ar",
    states: Object.keys(csf._storyExports),
    plays: csf.stories.filter(({ __stats }) => __stats?.play).length,
  };
}

const testsIn = (file) => read(file).match(/^\s*(?:it|test)(?:\.\w+)*\s*\(/gm)?.length ?? 0;

/** Whether a guide tells to call something: `toast.show({ title })`. */
const isNamedIn = (guide, name) =>
  new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``).test(
    Object.values(guide ?? {})
      .flat()
      .join("\n"),
  );

/** Every component of packages/ui, read from its source. */
export function readParts() {
  const index = read(path.join(uiSource, "index.ts"));
  return componentLayers.flatMap((layer) =>
    folders(path.join(uiSource, layer)).map((name) => {
      const folder = path.join(uiSource, layer, name);
      const files = readdirSync(folder).map((file) => path.join(folder, file));
      const stories = files.filter((file) => file.endsWith(".stories.tsx")).map(storiesOf);
      const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
      const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file));
      const entry = path.join(folder, "index.ts");
      const exported = existsSync(entry) ? exportsOf(entry) : [];
      const components = exported.filter((name) => /^\p{Lu}\p{L}*\p{Ll}/u.test(name));
      const guide = stories[0]?.guide;
      return {
        name,
        layer,
        title: stories[0]?.title ?? null,
        docsId: stories[0]?.docsId ?? null,
        components,
        imports: [
          ...components,
          ...exported.filter((name) => !components.includes(name) && isNamedIn(guide, name)),
        ],
        exported: index.includes(`"./${layer}/${name}/index.js"`),
        states: stories.flatMap(({ states }) => states),
        arabic: stories.some(({ arabic }) => arabic),
        plays: stories.reduce((sum, { plays }) => sum + plays, 0),
        guide,
        docs: stories.length > 0 && stories.every(({ guide }) => guide !== undefined),
        tests: tests.reduce((sum, file) => sum + testsIn(file), 0),
        lines: code.reduce((sum, file) => sum + linesIn(file), 0),
      };
    }),
  );
}

/** Required items that a component lacks. */
export function lacksOf(part) {
  return [
    part.states.length === 0 && "a story",
    !part.arabic && 'a story `Arabic` with `globals: { locale: "ar" }`',
    !part.docs && `docs (parameters.guide with ${guideKeys.join(", ")})`,
    part.components.length === 0 && "an exported component",
    !part.exported && "its line in packages/ui/src/index.ts",
  ].filter(Boolean);
}

/** Lines of code per layer of packages/ui, in total, and of the storefront. */
export function readLines() {
  const count = (folder) =>
    readdirSync(folder, { recursive: true })
      .filter(
        (file) =>
          /\.(tsx?|css)$/.test(file) &&
          !/\.(stories|test|test-d)\.|story-data|conformance|generated/.test(file),
      )
      .reduce((sum, file) => sum + linesIn(path.join(folder, file)), 0);
  const ui = Object.fromEntries(folders(uiSource).map((layer) => [layer, count(path.join(uiSource, layer))]));
  for (const folder of ["story-data", "conformance"]) delete ui[folder];
  return { ui, uiTotal: count(uiSource), storefront: count(path.join(root, "apps/storefront/src")) };
}
