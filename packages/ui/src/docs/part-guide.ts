/**
 * What a designer or developer must know of a part beside its props. Written as `parameters.guide` in the meta of the
 * part's stories, and shown on its docs page.
 */
export interface PartGuide {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** When not to use it, and what to use then. */
  whenNot: string;
  /** What keyboard and screen reader meet. */
  accessibility: string;
  do: readonly string[];
  dont: readonly string[];
  /** Other words by which people look for it ("strip", "banner", "callout"). */
  words?: readonly string[] | undefined;
}
