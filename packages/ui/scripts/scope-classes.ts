import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";

/**
 * Prefix of every class in the package. In the source the classes are Tailwind's own names; under those a host's `.card`,
 * `.mb-4` or another theme's `.bg-primary` would restyle our components, and our rules the host.
 */
export const classPrefix = "ui-";

/** The name of a class in the package. Names of our own utilities have the prefix already. */
export const scopedClass = (name: string) => (name.startsWith(classPrefix) ? name : classPrefix + name);

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Properties and variables that hold class names: `className`, `titleClass`, `sizeClasses`. */
const holdsClasses = /class(es)?(name)?s?$/i;
/** Functions whose arguments are class names. */
const joinsClasses = /^(cx|cva)$/;
/** Strings of these are never class names, whatever they look like. */
const neverClasses = /^(data-|aria-)|^(type|variant|layout|easing|foreground|id|name|key|href|d|viewBox)$/;
/** Modules of texts, outlines and token names. */
const withoutClasses =
  /[/\\](locale[/\\]messages|illustrations|theme[/\\](?!tint\.js|reveal))|icon-nodes\.js$|logo-outlines\.js$/;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** Text of a string literal or of a constant part of a template. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "TemplateElement") return (node["value"] as { raw: string }).raw;
  return undefined;
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
};

/**
 * Finds the strings of a module that are class names: those in a place for classes, and others all of whose words are
 * classes and at least one unmistakably (`desktop:hidden`, `w-14`). A single plain word elsewhere (`grid`, `hidden`) is a value.
 */
function classStrings(code: string, file: string, isClass: (name: string) => boolean): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const isUnmistakable = (word: string) => /[-:[(]/.test(word) && /[a-z]/.test(word);
  function visit(node: unknown, inClasses: boolean, property: string): void {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, inClasses, property));
    if (!isNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const words = text.split(/\s+/).filter(Boolean);
      const known = words.filter(isClass);
      const areClasses =
        inClasses ||
        (!neverClasses.test(property) &&
          known.some(isUnmistakable) &&
          (known.length === words.length || (words.length > 3 && known.length >= words.length - 2)));
      if (known.length > 0 && areClasses) found.push(node);
      return;
    }
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
        return;
      case "ExportNamedDeclaration":
        return visit(node["declaration"], false, "");
      case "Property": {
        const key = nameOf(node["key"]);
        // The values chosen by default and the conditions of `cva` are names of variants.
        if (key === "defaultVariants") return;
        if (key === "compoundVariants") return visit(node["value"], false, "compoundVariants");
        const isValue = property === "compoundVariants" && !holdsClasses.test(key);
        if (isValue) return;
        return visit(node["value"], inClasses || holdsClasses.test(key), key);
      }
      case "CallExpression": {
        const callee = nameOf(node["callee"]);
        visit(node["callee"], false, "");
        return visit(node["arguments"], joinsClasses.test(callee), callee);
      }
      case "VariableDeclarator": {
        const name = nameOf(node["id"]);
        return visit(node["init"], holdsClasses.test(name), name);
      }
      case "ConditionalExpression":
        visit(node["test"], false, "");
        visit(node["consequent"], inClasses, property);
        return visit(node["alternate"], inClasses, property);
      case "BinaryExpression": {
        const isText = node["operator"] === "+";
        visit(node["left"], isText && inClasses, property);
        return visit(node["right"], isText && inClasses, property);
      }
      case "MemberExpression":
        visit(node["object"], inClasses, property);
        return node["computed"] ? visit(node["property"], false, "") : undefined;
    }
    for (const [key, child] of Object.entries(node))
      if (key !== "type" && typeof child === "object") visit(child, inClasses, property);
  }
  visit((parseSync(file, code).program as unknown as SyntaxNode)["body"], false, "");
  return found;
}

/** A module with the classes in it prefixed, and the prefixed classes it contains. */
export function scopeModule(
  code: string,
  file: string,
  isClass: (name: string) => boolean,
): { code: string; classes: ReadonlySet<string> } {
  const classes = new Set<string>();
  if (withoutClasses.test(file)) return { code, classes };
  let scoped = code;
  for (const { start, end } of classStrings(code, file, isClass).sort((a, b) => b.start - a.start)) {
    const replaced = scoped
      .slice(start, end)
      .split(/(\s+|^["'`]|["'`]$)/)
      .map((word) => {
        if (!isClass(word)) return word;
        classes.add(scopedClass(word));
        return scopedClass(word);
      })
      .join("");
    scoped = scoped.slice(0, start) + replaced + scoped.slice(end);
  }
  return { code: scoped, classes };
}

/** Prefixes the classes in every module of a build. Returns the classes of each module by its path in the build. */
export async function scopeModules(
  dist: string,
  isClass: (name: string) => boolean,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const classesOf = new Map<string, ReadonlySet<string>>();
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith(".js")) continue;
    const at = path.join(dist, file);
    const { code, classes } = scopeModule(await readFile(at, "utf8"), at, isClass);
    classesOf.set(file, classes);
    if (classes.size > 0) await writeFile(at, code);
  }
  return classesOf;
}
