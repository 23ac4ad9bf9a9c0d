import type { Queries } from "../../db/database.js";
import type { Panel } from "../../panel.js";
import { appendUserEvent } from "../notifications/user-events.js";

/**
 * Lets people's streams tell that their family or its basket is another than before, in the transaction of the change;
 * who is no longer in it is told too.
 */
export async function notifyFamily(
  panel: Pick<Panel, "bus" | "clock">,
  tx: Queries,
  familyId: string,
  userIds: Iterable<string>,
): Promise<void> {
  // In one order: two changes that tell the same people never wait for each other in a circle.
  for (const userId of [...new Set(userIds)].toSorted()) {
    await appendUserEvent(panel, tx, { userId, kind: "family", subjectId: familyId });
  }
}
