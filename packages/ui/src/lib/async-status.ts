/**
 * Status of data that a component shows: not there yet, there, or not available. `ready` with an earlier result stays
 * `ready` while it is refreshed.
 */
export type AsyncStatus = "loading" | "ready" | "failed";
