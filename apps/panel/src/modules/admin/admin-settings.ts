import {
  type AppSettings,
  type CallBody,
  type Language,
  LANGUAGES,
  LOGO_LIMITS,
  type updateSettings,
} from "@talabee/contract";
import { eq, sql } from "drizzle-orm";
import { basename } from "node:path";
import { afterCommit } from "../../db/after-commit.js";
import { appSettings } from "../../db/schema.js";
import { definedFields } from "../../http/defined-fields.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { logoUrl } from "../files/public-pictures.js";
import { discardUploads } from "../files/discard-uploads.js";
import { checkUpload, renderLogo, withUpload } from "../files/uploads.js";
import { appSettingsFor, readSettings, SETTINGS_TOPIC } from "../settings/brand-settings.js";

type Form = CallBody<typeof updateSettings>;
type Logo = AppSettings["logo"];

/** Changes the named settings, and tells every open page (REQ-API-37, REQ-PUSH-13). */
export async function updateAppSettings(
  panel: Panel,
  user: SessionUser,
  { logo, ...form }: Form,
  language: Language,
): Promise<AppSettings> {
  if (logo instanceof Blob) {
    const picture = await renderLogo(await checkUpload(logo, "logo", LOGO_LIMITS, "logo_type"), "logo");
    const { width, height } = picture;
    return withUpload(panel, picture, ({ path }) =>
      save(panel, user, form, { src: logoUrl(path), width, height }, language),
    );
  }
  return save(panel, user, form, logo, language);
}

/**
 * Saves the form; `logo` is undefined to keep the current one. The answer is read before the commit: nothing that fails
 * after it may turn a saved change into an error.
 */
async function save(
  panel: Panel,
  user: SessionUser,
  form: Omit<Form, "logo">,
  logo: Logo | undefined,
  language: Language,
): Promise<AppSettings> {
  const at = panel.clock();
  return panel.db.transaction(async (tx) => {
    await tx.insert(appSettings).values({ body: {}, updatedAt: at }).onConflictDoNothing();
    const [row] = await tx.select().from(appSettings).for("update");
    const before = await readSettings(tx);
    const { support, socials, applicant_types, payment_methods, copy_overrides, ...rest } =
      definedFields(form);
    const change: Partial<AppSettings> = {
      ...rest,
      ...(logo === undefined ? {} : { logo }),
      ...(socials === undefined ? {} : { socials: socials ?? [] }),
      ...(applicant_types === undefined ? {} : { applicant_types: applicant_types ?? [] }),
      ...(payment_methods === undefined ? {} : { payment_methods: payment_methods ?? [] }),
      ...(support === undefined ? {} : { support: { ...before.support, ...definedFields(support) } }),
      ...(copy_overrides === undefined
        ? {}
        : { copy_overrides: changedCopy(before.copy_overrides, copy_overrides) }),
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
    if (logo !== undefined && before.logo !== null)
      await discardUploads(panel, tx, [basename(before.logo.src)]);
    afterCommit(tx, () => panel.bus.publish(SETTINGS_TOPIC));
    const { refund_limit = null } = await readSettings(tx);
    return { ...(await appSettingsFor({ ...panel, db: tx }, language)), refund_limit };
  });
}

/** Texts of the operator after a change; an empty one restores the product's own. */
function changedCopy(
  before: AppSettings["copy_overrides"],
  change: AppSettings["copy_overrides"],
): AppSettings["copy_overrides"] {
  const changed = { ...before };
  for (const language of LANGUAGES) {
    const texts = { ...before[language], ...change[language] };
    changed[language] = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  }
  return changed;
}
