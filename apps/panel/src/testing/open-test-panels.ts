import type { Database } from "../db/database.js";
import { brokenInvariants } from "./invariants.js";

/** Databases of open test panels, and how often each was checked. */
const open = new Map<Database, number>();

/** Has the invariants of the database checked after each test; returns a function that ends the checks. */
export function watchInvariants(db: Database): () => void {
  open.set(db, 0);
  return () => open.delete(db);
}

/** How often the database was checked. */
export const checksOf = (db: Database): number => open.get(db) ?? 0;

/** Names the violated invariants of all open databases. */
export async function brokenInOpenPanels(): Promise<string[]> {
  const broken: string[] = [];
  for (const [db, checks] of open) {
    open.set(db, checks + 1);
    broken.push(...(await brokenInvariants(db)));
  }
  return broken;
}
