import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss, { type ChildNode, type Root, type Rule } from "postcss";
import { scopedClass } from "./scope-classes.ts";

/**
 * A class at the start of a selector, also of one in `:where()`: what a utility is called. Classes further inside, as in
 * `[&_.p]:flex`, are not ours.
 */
const leadingClass = /^(?::(?:where|is)\()*\.((?:\\.|[^\s\\.:>+~[\]#(),])+)/;
const anyClass = /\.((?:\\.|[^\s\\.:>+~[\]#(),])+)/g;
const groupClass = /^(group|peer)(\/|$)/;
const unescape = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");

/**
 * The utility that a selector belongs to, as written in it: its first class, or the one whose variant puts a condition before it
 * (`[main>&]:fixed` becomes `main>.\[main\>\&\]\:fixed`).
 */
function ownClass(selector: string): string | undefined {
  const leading = leadingClass.exec(selector)?.[1];
  if (leading !== undefined) return leading;
  return [...selector.matchAll(anyClass)]
    .map(([, name]) => name!)
    .find((name) => unescape(name).includes("&]"));
}

/** Names of the classes that a compiled style sheet defines. */
export function definedClasses(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      const name = ownClass(selector);
      if (name !== undefined) names.add(unescape(name));
    }
  });
  return names;
}

const isOurs = (name: string, names: ReadonlySet<string>) => names.has(name) || groupClass.test(name);

/** Prefixes the classes of the selectors, and leaves out rules of classes that no module uses. */
function scopeRules(root: Root, names: ReadonlySet<string>, used: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes/.test((rule.parent as { name?: string }).name ?? ""))
      return;
    const kept = rule.selectors.filter((selector) => {
      const name = ownClass(selector);
      return name === undefined || used.has(scopedClass(unescape(name)));
    });
    if (kept.length === 0) return void rule.remove();
    rule.selectors = kept.map((selector) =>
      selector.replace(anyClass, (match, name: string, at: number) => {
        // A class inside an escaped one, or a fraction inside an attribute.
        if (at > 0 && selector[at - 1] === "\\") return match;
        const scoped = isOurs(unescape(name), names) ? scopedClass(unescape(name)) : undefined;
        return scoped === undefined || scoped === unescape(name) ? match : `.ui-${name}`;
      }),
    );
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== "layer") rule.remove();
  });
}

/**
 * Counts measures from the reader's own text size instead of the host's: `html { font-size: 62.5% }` is common. A registered
 * length is computed where it is declared, on `[data-ui]`, whose own size is `medium`.
 */
function freeFromRootSize(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /(?<![\w.-])(-?(?:\d+\.)?\d*\.?\d+)rem\b/g,
      (_, count: string) => (Number(count) === 1 ? "var(--ui-rem)" : `calc(${count} * var(--ui-rem))`),
    );
  });
}

/** Gives the variables of Tailwind's utilities names of our own: the host's Tailwind may be another version. */
function renameVariables(root: Root): void {
  const rename = (text: string) => text.replace(/--(?=tw-|animate-)/g, "--ui-");
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = rename(declaration.value);
  });
  root.walkAtRules((rule) => {
    rule.params = rename(rule.params);
  });
}

const isTokens = (node: ChildNode): boolean => {
  if (node.type === "atrule")
    return node.name === "media" && (node.nodes ?? []).length > 0 && node.nodes!.every(isTokens);
  return (
    node.type === "rule" &&
    (node.nodes ?? []).length > 0 &&
    node.nodes.every(
      (child) => child.type === "decl" && (/^--ui-(?!tw-)/.test(child.prop) || child.prop === "color-scheme"),
    ) &&
    !node.selectors.some((selector) => leadingClass.test(selector))
  );
};

export interface PackageStyles {
  /** Fonts, registered properties and keyframes, which no layer holds. */
  readonly global: string;
  readonly properties: string;
  readonly tokens: string;
  readonly rules: string;
}

/** Compiled styles as the package ships them: prefixed and scoped, in the parts that the entries put into layers. */
export function scopeStyles(
  css: string,
  names: ReadonlySet<string>,
  used: ReadonlySet<string>,
): PackageStyles {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  scopeRules(root, names, used);
  freeFromRootSize(root);
  renameVariables(root);
  // The contents of Tailwind's layers; the entries of the package set their own.
  const properties: ChildNode[] = [];
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") properties.push(...(layer.nodes ?? []));
    if (layer.params === "properties" || !layer.nodes) layer.remove();
    else layer.replaceWith(layer.nodes);
  });
  const isGlobal = (node: ChildNode) =>
    node.type === "atrule" && ["font-face", "property", "keyframes"].includes(node.name);
  const print = (nodes: readonly ChildNode[]) => nodes.map((node) => node.toString()).join("\n");
  const nodes = root.nodes;
  return {
    global: `@property --ui-rem { syntax: "<length>"; inherits: true; initial-value: 16px; }\n${print(nodes.filter(isGlobal))}`,
    properties: print(properties),
    tokens: print(nodes.filter((node) => !isGlobal(node) && isTokens(node))),
    rules: print(nodes.filter((node) => !isGlobal(node) && !isTokens(node))),
  };
}

/**
 * For pages without Tailwind. The rules stand in no layer: an unlayered rule of the host for `a` or `h2`, such as
 * Bootstrap's, would override every layer.
 */
export const standaloneCss = ({ global, properties, tokens, rules }: PackageStyles) =>
  `@layer ui.properties, ui.tokens;\n${global}\n@layer ui.properties {${properties}}\n@layer ui.tokens {${tokens}}\n${rules}\n`;

/** For apps with Tailwind 4: over its preflight and under its utilities, wherever it is imported. */
export const layeredCss = ({ global, properties, tokens, rules }: PackageStyles) =>
  `@layer properties, theme, base, components, utilities;\n${global}\n@layer properties {${properties}}\n@layer theme {${tokens}}\n@layer components {${rules}}\n`;

/** Styles in pieces, from which the package's command composes those of single components (bin/compose-styles.js). */
export interface StylePieces {
  /** Names of all classes; elsewhere a class is its index here. */
  readonly classes: readonly string[];
  /** Each rule, in its conditions, with the classes any of which needs it; without classes for every page. */
  readonly rules: ReadonlyArray<readonly [css: string, classes: readonly number[]]>;
  readonly keyframes: Readonly<Record<string, string>>;
  readonly fonts: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly initial: readonly string[];
  readonly tokens: string;
  /** Classes of each entry of the package and of all that it is made of. */
  readonly entries: Readonly<Record<string, readonly number[]>>;
}

function classesOf(rule: Rule): string[] {
  return rule.selectors.map((selector) => {
    const name = ownClass(selector);
    return name === undefined ? "" : unescape(name);
  });
}

/** Splits styles into pieces. */
export function stylePieces(
  { global, properties, tokens, rules }: PackageStyles,
  entries: Readonly<Record<string, readonly string[]>>,
): StylePieces {
  const pieces: Array<[string, number[]]> = [];
  const indexes = new Map<string, number>();
  const indexOf = (name: string) => {
    if (!indexes.has(name)) indexes.set(name, indexes.size);
    return indexes.get(name)!;
  };
  const add = (nodes: readonly ChildNode[], around: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === "atrule") add(node.nodes ?? [], [...around, `@${node.name} ${node.params}`]);
      if (node.type !== "rule") continue;
      const css = around.reduceRight((inner, condition) => `${condition}{${inner}}`, node.toString());
      const classes = classesOf(node);
      pieces.push([css, classes.includes("") ? [] : classes.map(indexOf)]);
    }
  };
  add(postcss.parse(rules).nodes, []);
  const parsed = postcss.parse(global);
  const byParams = (name: string) => {
    const found: Record<string, string> = {};
    parsed.walkAtRules(name, (rule) => void (found[rule.params] = rule.toString()));
    return found;
  };
  const fonts: string[] = [];
  parsed.walkAtRules("font-face", (rule) => void fonts.push(rule.toString()));
  const initial: string[] = [];
  postcss.parse(properties).walkDecls((declaration) => void initial.push(declaration.toString()));
  const indexed = Object.fromEntries(
    Object.entries(entries).map(([entry, classes]) => [entry, classes.map(indexOf)]),
  );
  return {
    classes: [...indexes.keys()],
    rules: pieces,
    keyframes: byParams("keyframes"),
    properties: byParams("property"),
    fonts: fonts.join("\n"),
    initial,
    tokens,
    entries: indexed,
  };
}

/** Writes a text file, with its folder. */
export async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Parses a compiled style sheet. */
export async function readStyles(file: string): Promise<{ css: string; names: ReadonlySet<string> }> {
  const css = await readFile(file, "utf8");
  return { css, names: definedClasses(postcss.parse(css)) };
}
