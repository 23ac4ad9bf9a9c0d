/** Status of the data that a component shows. Stays `ready` while existing data is refreshed. */
export type AsyncStatus = "loading" | "ready" | "failed";
