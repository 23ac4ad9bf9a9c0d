import { randomUUID } from "node:crypto";
import { riderShifts } from "../db/schema.js";
import type { TestPanel } from "./test-panel.js";

/** Opens the shift of a rider: one on duty has one. */
export async function openShiftFor({ db, panel }: Pick<TestPanel, "db" | "panel">, riderId: string) {
  await db.insert(riderShifts).values({ id: randomUUID(), riderId, openedAt: panel.clock(), openingCash: 0 });
}
