import type {
  StyleDefinition,
  StyleGroup,
  StyleIndex,
  StyleNeed,
  StyleNode,
  StyleRule,
} from "./index-types.ts";
import * as css from "css-tree";

/** States that no page is in when it is first painted; their rules come with the whole sheet. */
const LATER_STATES = new Set(
  "active autofill focus focus-visible focus-within fullscreen host hover popover-open target user-invalid visited".split(
    " ",
  ),
);
const LATER_PSEUDO_ELEMENTS = new Set(["backdrop", "selection", "file-selector-button"]);
/** At-rules that are not needed for the first paint on a screen. Web fonts are loaded after it. */
const LATER_AT_RULES = /^@media print\b/;
/** Attributes of the root element that a script may change before the first paint. */
const CHANGING_ATTRIBUTES = new Set(["data-theme", "data-session", "data-late", "data-cart", "dir", "lang"]);

/** Splits a style sheet into rules and what a page must contain to need them. */
export function indexStyles(sheet: string): StyleIndex {
  const ast = css.parse(sheet, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
  }) as css.StyleSheet;
  const keyframes = new Set<string>();
  const layers = new Set<string>();
  css.walk(ast, (node) => {
    if (node.type !== "Atrule" || node.prelude === null) return;
    const prelude = css.generate(node.prelude);
    if (node.name === "keyframes") keyframes.add(prelude);
    if (node.name === "layer") for (const name of prelude.split(",")) layers.add(name.trim());
  });
  const context = { sheet, names: nameFinder(keyframes) };
  return {
    layers: layers.size === 0 ? "" : `@layer ${[...layers].join(",")};`,
    nodes: indexChildren(ast.children, context),
  };
}

interface Context {
  readonly sheet: string;
  /** The custom properties and keyframes that a text refers to. */
  readonly names: (text: string) => string[];
}

function nameFinder(keyframes: ReadonlySet<string>): Context["names"] {
  const animations =
    keyframes.size === 0 ? null : new RegExp(`(?<![\\w-])(?:${[...keyframes].join("|")})(?![\\w-])`, "g");
  return (text) => [
    ...new Set([
      ...(text.match(/--(?:[\w-]|\\.)+/g) ?? []),
      ...(animations === null ? [] : (text.match(animations) ?? []).map((name) => `@${name}`)),
    ]),
  ];
}

function indexChildren(children: css.List<css.CssNode>, context: Context): StyleNode[] {
  return children.toArray().flatMap((node): StyleNode[] => {
    if (node.type === "Rule") return indexRule(node, context);
    if (node.type === "Atrule") return indexAtRule(node, context);
    return [];
  });
}

function indexAtRule(node: css.Atrule, context: Context): StyleNode[] {
  const prelude = node.prelude === null ? "" : css.generate(node.prelude);
  const text = sourceOf(node, context);
  if (node.name === "keyframes")
    return [{ name: `@${prelude}`, text, refs: context.names(css.generate(node.block!)) }];
  if (node.name === "property") return [{ name: prelude, text, refs: [] }];
  if (node.name === "font-face") return /url\(/.test(text) ? [] : [{ name: "@font-face", text, refs: [] }];
  if (node.block === null) return [];
  const at = `@${node.name} ${prelude}`.trim();
  const nodes = LATER_AT_RULES.test(at) ? [] : indexChildren(node.block.children, context);
  return nodes.length === 0 ? [] : [{ at, nodes } satisfies StyleGroup];
}

function indexRule(node: css.Rule, context: Context): StyleNode[] {
  if (node.prelude.type !== "SelectorList") return [];
  const selectors = node.prelude.children.toArray().flatMap((selector) => {
    const needs = needsOf((selector as css.Selector).children);
    return needs === null ? [] : [[sourceOf(selector, context), needs] as const];
  });
  if (selectors.length === 0) return [];
  const declarations = node.block.children.toArray();
  const body: string[] = [];
  const custom: StyleDefinition[] = [];
  for (const declaration of declarations) {
    const text = sourceOf(declaration, context);
    if (declaration.type === "Declaration" && declaration.property.startsWith("--")) {
      const refs = context.names(text.slice(declaration.property.length));
      custom.push({ name: declaration.property, text, refs });
    } else body.push(text);
  }
  const rule: StyleRule = { selectors, body: body.join(";"), refs: context.names(body.join(";")), custom };
  return [rule];
}

/** What a page must contain so that the selector can match; null when it cannot match at the first paint. */
function needsOf(parts: css.List<css.CssNode>): StyleNeed[] | null {
  const needs: StyleNeed[] = [];
  for (const part of parts.toArray()) {
    const need = needOf(part);
    if (need === null) return null;
    if (need !== undefined) needs.push(need);
  }
  return needs;
}

function needOf(part: css.CssNode): StyleNeed | null | undefined {
  switch (part.type) {
    case "ClassSelector":
      return `.${css.ident.decode(part.name)}`;
    case "IdSelector":
      return `#${css.ident.decode(part.name)}`;
    case "TypeSelector":
      return part.name === "*" ? undefined : part.name.toLowerCase();
    case "AttributeSelector":
      return attributeNeed(part);
    case "PseudoElementSelector":
      if (part.name === "placeholder") return [["input"], ["textarea"]];
      return LATER_PSEUDO_ELEMENTS.has(part.name) ? null : undefined;
    case "PseudoClassSelector":
      if (LATER_STATES.has(part.name)) return null;
      return ["is", "where", "has", "matches", "-webkit-any"].includes(part.name)
        ? alternatives(part)
        : undefined;
    default:
      return undefined;
  }
}

function attributeNeed({ name, matcher, value }: css.AttributeSelector): StyleNeed | undefined {
  if (CHANGING_ATTRIBUTES.has(name.name)) return undefined;
  if (matcher !== "=" || value === null) return `[${name.name}`;
  return `[${name.name}=${value.type === "String" ? value.value : css.ident.decode(value.name)}`;
}

function alternatives({ children }: css.PseudoClassSelector): StyleNeed | null | undefined {
  const lists =
    children?.toArray().flatMap((child) => ("children" in child ? (child.children?.toArray() ?? []) : [])) ??
    [];
  const possible = lists
    .filter((selector) => selector.type === "Selector")
    .map((selector) => needsOf(selector.children))
    .filter((needs) => needs !== null);
  if (possible.length === 0) return null;
  return possible.some((needs) => needs.length === 0) ? undefined : possible;
}

function sourceOf(node: css.CssNode, { sheet }: Context): string {
  return sheet.slice(node.loc!.start.offset, node.loc!.end.offset);
}
