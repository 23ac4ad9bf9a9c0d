declare module "virtual:parts" {
  export interface ComponentRow {
    name: string;
    layer: string;
    /** Title in Storybook's sidebar. */
    title: string | null;
    /** Storybook id of its docs page. */
    docsId: string | null;
    components: string[];
    exported: boolean;
    /** Export names of its stories. */
    states: string[];
    arabic: boolean;
    /** Stories with a play function. */
    plays: number;
    docs: boolean;
    /** Its own tests, without the conformance tests that every component runs. */
    tests: number;
    /** Lines of code, without stories and tests. */
    lines: number;
    /** Size of its bundle without React, minified and compressed. */
    bytes: number;
  }
  const table: {
    parts: ComponentRow[];
    lines: { ui: Record<string, number>; uiTotal: number; storefront: number };
  };
  export default table;
}
