import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const NODE = /\n  node: (\[[\s\S]*?\])(?:,\n  aliases: [\s\S]*?)?\n\};/;
/** The design system's copies of the most frequent ones. */
const OWN = /\/icon-nodes\.ts$/;
const OWN_NODE = /(export const \w+: IconNode = )(\[[\s\S]*?\])(?=;\n)/g;
/** A path that starts relative to the origin: the first pair, and whether a line to another pair follows. */
const RELATIVE_START = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/;

/**
 * Makes Lucide's icons plain data of few elements, which the design system's `Icon` draws too: without Lucide's component,
 * its context and a component for each icon, scripts are 2 kB and pages some kilobytes smaller. Both builds need it, so
 * that they render the same elements.
 */
export function iconData(): Plugin {
  return {
    name: "talabee:icon-data",
    enforce: "pre",
    transform: {
      filter: { id: [/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, OWN] },
      handler(code, id) {
        if (OWN.test(id)) {
          const merged = code.replaceAll(
            OWN_NODE,
            (_, start: string, node: string) => start + mergedData(node),
          );
          if (merged === code) throw new Error("no icons in icon-nodes");
          return { code: merged, map: null };
        }
        // A file with another name for an icon only exports that.
        if (!code.includes("createLucideIcon")) return undefined;
        const node = NODE.exec(code)?.[1];
        if (node === undefined) throw new Error(`not the data of a Lucide icon: ${code}`);
        return { code: `export default ${mergedData(node.replaceAll(/,?\s*key: "\w+"/g, ""))};`, map: null };
      },
    },
  };
}

const mergedData = (node: string) => JSON.stringify(mergeShapes(runInNewContext(node) as Shape[]));

/**
 * Draws what has only a shape, and no look of its own, as one path: each element of an icon costs parsing, style, layout and
 * hydration, and a page has dozens of icons.
 */
export function mergeShapes(shapes: readonly Shape[]): Shape[] {
  const merged: Shape[] = [];
  const paths: string[] = [];
  let at = 0;
  for (const shape of shapes) {
    const path = pathOf(shape);
    if (path === undefined) merged.push(shape);
    else if (paths.push(path) === 1) at = merged.push(shape) - 1;
  }
  if (paths.length > 1) merged[at] = ["path", { d: paths.map(startAlone).join("") }];
  return merged;
}

/** A path whose relative start does not depend on the path before it. */
function startAlone(path: string, at: number): string {
  if (at === 0 || path.startsWith("M")) return path;
  if (!RELATIVE_START.test(path)) throw new Error(`not the start of a path: ${path}`);
  return path.replace(
    RELATIVE_START,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more === undefined ? "" : "l"}`,
  );
}

/** The shape as data of a path; undefined for other shapes, and for those with more attributes. */
function pathOf([tag, attributes]: Shape): string | undefined {
  const has = (...names: string[]) =>
    Object.keys(attributes).length === names.length && names.every((name) => name in attributes);
  if (tag === "path" && has("d")) return attributes["d"];
  if (tag === "line" && has("x1", "x2", "y1", "y2")) {
    const { x1, x2, y1, y2 } = attributes;
    return `M${x1} ${y1}L${x2} ${y2}`;
  }
  if (tag === "circle" && has("cx", "cy", "r")) {
    const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(attributes[name])) as [number, number, number];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0${-2 * r} 0z`;
  }
  return undefined;
}
