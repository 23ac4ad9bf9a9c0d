import { Parser } from "htmlparser2";
import type { StyleDefinition, StyleIndex, StyleNeed, StyleNode, StyleRule } from "./index-types.ts";

/**
 * Creates a function that picks the rules of the storefront's style sheet that an HTML document uses, in the order of the
 * sheet. A rule is taken if the document contains what its selector mentions, wherever that is: some rules too many, but
 * none too few.
 */
export function createCriticalStyles(index: StyleIndex): (html: string) => string {
  const definitions = definitionsOf(index.nodes);
  const attributes = attributesIn(index.nodes);
  return (html) => {
    const page = contentsOf(html, attributes);
    const picked = pick(index.nodes, (need) => isMet(need, page.has));
    const used = closure([...page.names, ...picked.refs], definitions);
    return index.layers + picked.nodes.map((node) => print(node, used)).join("");
  };
}

interface Picked {
  readonly nodes: readonly PickedNode[];
  readonly refs: readonly string[];
}
type PickedNode =
  | { readonly at: string; readonly nodes: readonly PickedNode[] }
  | { readonly selectors: string; readonly rule: StyleRule }
  | StyleDefinition;

/**
 * Takes what an HTML document contains: classes, ids, elements and attributes, and custom properties that it uses. Not what
 * only browsers without scripts show, which load the whole sheet.
 */
function contentsOf(html: string, attributes: ReadonlySet<string>) {
  const has = new Set<string>();
  const classes = new Set<string>();
  const names = new Set<string>();
  let hidden = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === "noscript") hidden++;
        if (hidden === 0) has.add(name);
      },
      onclosetag(name) {
        if (name === "noscript") hidden--;
      },
      onattribute(name, value) {
        if (hidden > 0) return;
        if (name === "class") classes.add(value);
        else if (name === "id") has.add(`#${value}`);
        if (attributes.has(name)) has.add(`[${name}`).add(`[${name}=${value}`);
        // In styles, and in attributes of SVG.
        if (value.includes("var("))
          for (const [used] of value.matchAll(USED_CUSTOM_PROPERTY)) names.add(used);
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  for (const value of classes) for (const name of value.split(" ")) has.add(`.${name}`);
  return { has, names };
}

const USED_CUSTOM_PROPERTY = /(?<=var\(\s*)--[\w-]+/g;

/** The attributes that the sheet mentions. */
function attributesIn(nodes: readonly StyleNode[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (need: StyleNeed): void => {
    if (typeof need !== "string") for (const needs of need) needs.forEach(visit);
    else if (need.startsWith("[")) found.add(need.slice(1).split("=")[0]!);
  };
  const walk = (node: StyleNode): void => {
    if ("nodes" in node) node.nodes.forEach(walk);
    else if ("selectors" in node) for (const [, needs] of node.selectors) needs.forEach(visit);
  };
  nodes.forEach(walk);
  return found;
}

function isMet(need: StyleNeed, has: ReadonlySet<string>): boolean {
  if (typeof need === "string") return has.has(need);
  return need.some((needs) => needs.every((each) => isMet(each, has)));
}

function pick(nodes: readonly StyleNode[], meets: (need: StyleNeed) => boolean): Picked {
  const refs: string[] = [];
  const walk = (level: readonly StyleNode[]): PickedNode[] =>
    level.flatMap((node): PickedNode[] => {
      if ("nodes" in node) return [{ at: node.at, nodes: walk(node.nodes) }];
      if (!("selectors" in node)) return [node];
      const selectors = node.selectors
        .filter(([, needs]) => needs.every(meets))
        .map(([selector]) => selector);
      if (selectors.length === 0) return [];
      refs.push(...node.refs);
      return [{ selectors: selectors.join(","), rule: node }];
    });
  return { nodes: walk(nodes), refs };
}

/** Everything that defines a name, by name. */
function definitionsOf(
  nodes: readonly StyleNode[],
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  for (const node of nodes) {
    if ("nodes" in node) definitionsOf(node.nodes, found);
    else
      for (const { name, refs } of "selectors" in node ? node.custom : [node]) {
        found.set(name, [...(found.get(name) ?? []), ...refs]);
      }
  }
  return found;
}

/** The names, and those that their definitions refer to. */
function closure(names: readonly string[], definitions: ReadonlyMap<string, readonly string[]>): Set<string> {
  const used = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(definitions.get(name) ?? []));
  }
  return used;
}

function print(node: PickedNode, used: ReadonlySet<string>): string {
  if ("nodes" in node) {
    const content = node.nodes.map((child) => print(child, used)).join("");
    return content === "" ? "" : `${node.at}{${content}}`;
  }
  if ("text" in node) return used.has(node.name) || node.name === "@font-face" ? node.text : "";
  const custom = node.rule.custom.filter(({ name }) => used.has(name)).map(({ text }) => text);
  const declarations = [...custom, ...(node.rule.body === "" ? [] : [node.rule.body])];
  return declarations.length === 0 ? "" : `${node.selectors}{${declarations.join(";")}}`;
}
