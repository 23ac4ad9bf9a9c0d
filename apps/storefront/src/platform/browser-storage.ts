import { openStorage } from "@talabee/domain";

/** What outlives a reload: the spec's keys (REQ-STORAGE-18). Works in memory where site data is blocked. */
export const localStorage = openStorage(
  () => window.localStorage,
  // Fetched then: what says it needs the language, which is kept here.
  () => void import("./messages.js").then(({ say }) => say("storage_unavailable", "info")),
);
/** What outlives a reload of this tab alone: the intent, the checkout's form and its key. */
export const sessionStorage = openStorage(() => window.sessionStorage);
