declare module "virtual:parts" {
  export interface PartRow {
    name: string;
    layer: string;
    /** As in Storybook's sidebar, and the id of its docs page. */
    title: string | null;
    docsId: string | null;
    components: string[];
    exported: boolean;
    /** The names of its stories. */
    states: string[];
    arabic: boolean;
    /** Stories with a play function. */
    plays: number;
    docs: boolean;
    /** Tests of its own, beside the conformance tests that every part has. */
    tests: number;
    /** Lines of code, without stories and tests. */
    lines: number;
    /** Bundled alone, minified and compressed, without React. */
    bytes: number;
  }
  const table: {
    parts: PartRow[];
    lines: { ui: Record<string, number>; uiTotal: number; storefront: number };
  };
  export default table;
}
