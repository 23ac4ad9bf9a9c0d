// `node tools/icon-nodes.mjs`: writes packages/ui/src/primitives/icon/icon-nodes.ts and `drawings`, the drawings of all icons
// that the design system imports from it, as Lucide has them.
import * as lucide from "lucide-react";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatText } from "./format-text.mjs";
import { uiSource } from "./parts-source.mjs";

/** @typedef {readonly [tag: string, attributes: Readonly<Record<string, string>>]} Shape */

const icons = new Map(Object.entries(lucide));
const folder = path.join(uiSource, "primitives/icon");
const header =
  "/* Lucide's drawings that the design system uses. Written by tools/icon-nodes.mjs from what is imported from here. */\n";
const IMPORT = /import \{([^}]*)\} from "[^"]*\/icon-nodes\.js"/g;
/** A path that starts relative to the origin: the first pair, and whether a line to another pair follows. */
const RELATIVE_START = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/;

/** Names of the icons that the design system imports. */
const importedNames = () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: uiSource });
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(uiSource, file), "utf8").matchAll(IMPORT)].flatMap(([, list]) =>
      list.split(","),
    ),
  );
  return [...new Set(names.map((name) => name.trim()))].filter((name) => icons.has(name)).sort();
};

/** Lucide's name of the file of an icon. */
const kebab = (name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();

/** The shapes of an icon, without the keys for React. */
async function shapesOf(name) {
  const { __iconData } = await import(`lucide-react/icons/${kebab(icons.get(name).displayName)}`);
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}

/** Text of each file, by its path, for what the design system imports: one file an icon, so that a page loads only its own. */
export async function iconFiles() {
  const names = importedNames();
  const exported = names.map((name) => `export { ${name} } from "./drawings/${kebab(name)}.js";\n`);
  const drawings = names.map(async (name) => {
    const data = JSON.stringify(mergeShapes(await shapesOf(name)));
    const text = `import type { IconNode } from "../icon-node.js";\n\nexport const ${name}: IconNode = ${data};\n`;
    const file = path.join(folder, "drawings", `${kebab(name)}.ts`);
    return [file, await formatText(file, text)];
  });
  return new Map([
    [path.join(folder, "icon-nodes.ts"), header + exported.join("")],
    ...(await Promise.all(drawings)),
  ]);
}

/**
 * Draws what has only a shape, and no look of its own, as one path: each element of an icon costs parsing, style, layout and
 * hydration, and a page has dozens of icons.
 *
 * @param {readonly Shape[]} shapes
 * @returns {Shape[]}
 */
export function mergeShapes(shapes) {
  const merged = [];
  const paths = [];
  let at = 0;
  for (const shape of shapes) {
    const drawn = pathOf(shape);
    if (drawn === undefined) merged.push(shape);
    else if (paths.push(drawn) === 1) at = merged.push(shape) - 1;
  }
  if (paths.length > 1) merged[at] = ["path", { d: paths.map(startAlone).join("") }];
  return merged;
}

/** A path whose relative start does not depend on the path before it. */
function startAlone(drawn, at) {
  if (at === 0 || drawn.startsWith("M")) return drawn;
  if (!RELATIVE_START.test(drawn)) throw new Error(`not the start of a path: ${drawn}`);
  return drawn.replace(RELATIVE_START, (_, x, y, more) => `M${x} ${y}${more === undefined ? "" : "l"}`);
}

/** The shape as data of a path; undefined for other shapes, and for those with more attributes. */
function pathOf([tag, attributes]) {
  const has = (...names) =>
    Object.keys(attributes).length === names.length && names.every((name) => name in attributes);
  if (tag === "path" && has("d")) return attributes.d;
  if (tag === "line" && has("x1", "x2", "y1", "y2")) {
    const { x1, x2, y1, y2 } = attributes;
    return `M${x1} ${y1}L${x2} ${y2}`;
  }
  if (tag === "circle" && has("cx", "cy", "r")) {
    const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(attributes[name]));
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0${-2 * r} 0z`;
  }
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  rmSync(path.join(folder, "drawings"), { recursive: true, force: true });
  mkdirSync(path.join(folder, "drawings"));
  for (const [file, text] of await iconFiles()) writeFileSync(file, text);
}
