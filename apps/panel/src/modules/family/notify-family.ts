import type { Queries } from "../../db/database.js";
import type { Panel } from "../../panel.js";
import { appendUserEvent } from "../notifications/user-events.js";

/**
 * Appends an event for each user that their family or its basket changed, in the transaction of the change. Includes
 * users who just left.
 */
export async function notifyFamily(
  panel: Pick<Panel, "bus" | "clock">,
  tx: Queries,
  familyId: string,
  userIds: Iterable<string>,
): Promise<void> {
  // In a fixed order, so that two changes for the same users never deadlock.
  for (const userId of [...new Set(userIds)].toSorted()) {
    await appendUserEvent(panel, tx, { userId, kind: "family", subjectId: familyId });
  }
}
