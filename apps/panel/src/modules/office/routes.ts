import { panelAccess, panelNow } from "@talabee/contract";
import { RIGHT_NAMES } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { users } from "../../db/schema.js";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { hasRight } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { readNow } from "./read-now.js";

/** What the office's screens begin with. */
export function officeRoutes(app: App, panel: Panel): void {
  serve(app, panel, panelAccess, async ({ user }) => {
    const [account] = await panel.db.select().from(users).where(eq(users.id, user.id));
    return {
      data: {
        name: account === undefined ? "" : `${account.firstName} ${account.lastName}`.trim(),
        office_role: user.officeRole,
        rights: RIGHT_NAMES.filter((right) => hasRight(user, right)),
      },
    };
  });
  serve(app, panel, panelNow, async ({ user }) => ({ data: await readNow(panel, user) }));
}
