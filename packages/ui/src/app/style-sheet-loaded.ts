declare global {
  interface Window {
    /** Of start.js: settled when the whole style sheet has come, or could not be loaded. */
    styleSheetLoaded?: Promise<unknown>;
  }
}

/**
 * Waits for the whole style sheet. A page that the server rendered comes with the rules of its first view alone, and what
 * the app draws next needs the others. Any other page has loaded the sheet before its first script.
 */
export async function styleSheetLoaded(): Promise<void> {
  await window.styleSheetLoaded;
}
