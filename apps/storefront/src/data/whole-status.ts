import type { RegionStatus } from "./use-region-status.js";

/**
 * What a screen shows that several answers make up: it stands once the others have come too, or failed, so that none
 * of them pushes down later what is read already.
 */
export function wholeStatus(main: RegionStatus, ...others: readonly RegionStatus[]): RegionStatus {
  return main === "ready" && others.includes("loading") ? "loading" : main;
}
