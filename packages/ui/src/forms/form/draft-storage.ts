/** Values of a form that was not submitted, by field. */
export type Draft = Record<string, unknown>;

const PREFIX = "draft:";

/** Reads a draft. Storage may be full, blocked or contain other data; then there is no draft. */
export function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "{}");
    return typeof draft === "object" && draft !== null ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

/** Writes a draft; removes an empty one. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Same as in `readDraft`.
  }
}

/** Forms on the page that keep a draft. */
const openForms = new Set<() => void>();

/** Calls `reset` when all drafts are deleted: an open form would otherwise write its own again. Returns the cleanup. */
export function onDraftsCleared(reset: () => void): () => void {
  openForms.add(reset);
  return () => void openForms.delete(reset);
}

/** Deletes the drafts of all forms in this tab, at sign-out: they may contain personal data. Empties open forms too. */
export function clearFormDrafts(): void {
  for (const reset of openForms) reset();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Same as in `readDraft`.
  }
}
