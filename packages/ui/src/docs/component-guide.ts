/**
 * Usage guidance for designers and developers, shown on the component's docs page. Written as `parameters.guide` in the
 * meta of the component's stories.
 */
export interface ComponentGuide {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** When not to use it, and what to use instead. */
  whenNot: string;
  /** Keyboard and screen reader behaviour. */
  accessibility: string;
  /** How the parts of a compound component nest, as JSX. */
  anatomy?: string | undefined;
  do: readonly string[];
  dont: readonly string[];
  /** Other names by which people search for it ("strip", "banner", "callout"). */
  keywords?: readonly string[] | undefined;
}
