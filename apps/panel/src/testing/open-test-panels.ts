import { afterEach, expect } from "vitest";
import type { Database } from "../db/database.js";
import { brokenInvariants } from "./invariants.js";

const open = new Set<Database>();

/** From now on what must always hold is looked at after each test; returns what ends that. */
export function watchInvariants(db: Database): () => void {
  open.add(db);
  return () => open.delete(db);
}

// This module is a set-up file too: its hook stands around those of the test file, and runs after them.
afterEach(async () => {
  for (const db of open) expect(await brokenInvariants(db)).toEqual([]);
});
