/**
 * A style sheet, split so that a server can pick the rules of one page. Written by the storefront's build, in the order of
 * the sheet.
 */
export interface StyleIndex {
  /** The `@layer` statement that fixes the order of cascade layers. */
  readonly layers: string;
  readonly nodes: readonly StyleNode[];
}

export type StyleNode = StyleGroup | StyleRule | StyleDefinition;

/** Rules inside an at-rule such as `@media` or a layer. */
export interface StyleGroup {
  readonly at: string;
  readonly nodes: readonly StyleNode[];
}

export interface StyleRule {
  /** Each selector with what a page needs to contain so that it can match. */
  readonly selectors: readonly (readonly [selector: string, needs: readonly StyleNeed[]])[];
  /** Declarations of standard properties, and the names that they refer to. */
  readonly body: string;
  readonly refs: readonly string[];
  /** Declarations of custom properties, sent only where something refers to them. */
  readonly custom: readonly StyleDefinition[];
}

/** A custom property, `@property` or `@keyframes` (named `@name`), and the names that it refers to. */
export interface StyleDefinition {
  readonly name: string;
  readonly text: string;
  readonly refs: readonly string[];
}

/**
 * What a page contains: `.class`, `#id`, `element`, `[attribute` or `[attribute=value`; or alternatives, each with all of
 * its needs.
 */
export type StyleNeed = string | readonly (readonly StyleNeed[])[];
