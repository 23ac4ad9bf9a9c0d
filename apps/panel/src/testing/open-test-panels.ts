import { afterEach, expect } from "vitest";
import type { Database } from "../db/database.js";
import { brokenInvariants } from "./invariants.js";

const open = new Set<Database>();

/** Checks the invariants of the database after each test; returns a function that ends the checks. */
export function watchInvariants(db: Database): () => void {
  open.add(db);
  return () => open.delete(db);
}

// This module is also a setup file: its hook encloses those of the test file and runs after them.
afterEach(async () => {
  for (const db of open) expect(await brokenInvariants(db)).toEqual([]);
});
