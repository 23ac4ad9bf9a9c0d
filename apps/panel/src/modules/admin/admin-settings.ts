import type { AppSettings, CallBody, Language, updateSettings } from "@talabee/contract";
import { eq, sql } from "drizzle-orm";
import { appSettings } from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { appSettingsFor, readSettings } from "../settings/brand-settings.js";

/** Changes the named settings (REQ-API-37). */
export async function updateAppSettings(
  panel: Panel,
  user: SessionUser,
  form: CallBody<typeof updateSettings>,
  language: Language,
): Promise<AppSettings> {
  const at = panel.clock();
  await panel.db.transaction(async (tx) => {
    await tx.insert(appSettings).values({ body: {}, updatedAt: at }).onConflictDoNothing();
    const [row] = await tx.select().from(appSettings).for("update");
    const before = await readSettings(tx);
    const { support, ...rest } = named(form);
    const change: Partial<AppSettings> = {
      ...rest,
      ...(support === undefined ? {} : { support: { ...before.support, ...named(support) } }),
    };
    await tx
      .update(appSettings)
      .set({
        body: { ...row!.body, ...change },
        version: sql`${appSettings.version} + 1`,
        updatedBy: user.id,
        updatedAt: at,
      })
      .where(eq(appSettings.id, row!.id));
    await writeAuditEntry(tx, {
      actorId: user.id,
      action: "settings.update",
      subjectId: "settings",
      before: row!.body,
      after: change,
      at,
    });
  });
  return appSettingsFor(panel, language);
}

/** The defined fields. */
function named<Form extends object>(form: Form): { [K in keyof Form]?: Exclude<Form[K], undefined> } {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as {
    [K in keyof Form]?: Exclude<Form[K], undefined>;
  };
}
