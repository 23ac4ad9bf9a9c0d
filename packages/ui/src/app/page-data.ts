declare global {
  interface Window {
    /** Of start.js: the API responses that the page was rendered from, as JSON; null without. */
    pageData?: Promise<string | null>;
  }
}

/**
 * Waits for the data that the server rendered the page from; null for a page without, or when it could not be loaded. It
 * comes after the first view, which needs the markup alone.
 */
export async function pageData(): Promise<string | null> {
  return (await window.pageData) ?? null;
}
