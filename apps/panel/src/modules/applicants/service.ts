import {
  type apply,
  ATTACHMENT_LIMITS,
  type CallBody,
  type CallData,
  type CallQuery,
  type decideApplication,
  type Language,
  type myApplications,
  type panelApplicants,
} from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, or } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { sqlState } from "../../db/sql-state.js";
import { applicants, stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import type { SessionUser } from "../../http/session-user.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { generateCode } from "../../security/random-code.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { checkDecodes, checkUpload, insertFile, withUpload } from "../files/uploads.js";
import { addMember, sendInvitation } from "../members/invitation-rows.js";
import { createNotification } from "../notifications/create-notification.js";
import { isBusinessType } from "../pages/startup-lists.js";
import { createRider } from "../riders/accepted-riders.js";
import { refreshStores } from "../search/search-documents.js";
import { insertDraft } from "../stores/create-store.js";
import { readSettings } from "../settings/brand-settings.js";
import { applicationDecidedEmail, applicationReceivedEmail } from "./applicant-emails.js";
import { decisionNotification } from "./decision-notification.js";

type Form = CallBody<typeof apply>;
type ApplicantRow = typeof applicants.$inferSelect;
type AdminApplicant = CallData<typeof decideApplication>;

const invalidField = (field: string) =>
  new ApiError("validation_failed", { errors: { [field]: ["value_invalid"] } });

const UNIQUE_VIOLATION = "23505";
/** Maximum number of applications listed for a customer. */
const MAX_LISTED = 100;

/** Applications to work with the brand (REQ-JOIN-16, REQ-JOIN-13). */
export function createApplicantService(panel: Panel) {
  async function insert(
    form: Form,
    of: { userId: string | null; language: Language },
    file: Parameters<typeof insertFile>[1] | null,
  ): Promise<CallData<typeof apply>> {
    const now = panel.clock();
    const reference = generateReference();
    await panel.db.transaction(async (tx) => {
      if (file !== null) await insertFile(tx, file);
      await tx.insert(applicants).values({
        id: randomUUID(),
        reference,
        userId: of.userId,
        type: form.type,
        firstName: form.first_name,
        lastName: form.last_name,
        email: form.email,
        mobile: form.mobile,
        businessType: form.business_type || null,
        companyName: form.company_name || null,
        crNumber: form.cr_number || null,
        crFileId: file?.id ?? null,
        comments: form.comments || null,
        createdAt: now,
      });
      const template = applicationReceivedEmail(of.language, {
        name: form.first_name,
        type: form.type,
        reference,
      });
      await enqueueEmail(panel, tx, { to: form.email, ...template, now });
    });
    return { reference, status: "received" };
  }

  return {
    async apply(
      form: Form,
      from: { ip: string; language: Language; user: SessionUser | null },
    ): Promise<CallData<typeof apply>> {
      const { applicant_types: open } = await readSettings(panel.db);
      if (!open.includes(form.type)) throw invalidField("type");
      if (form.business_type && !isBusinessType(form.business_type)) throw invalidField("business_type");
      await panel.limits.use("applications", from.ip);
      const of = { userId: from.user?.id ?? null, language: from.language };
      const { cr_attachment: sent } = form;
      try {
        if (!sent) return await insert(form, of, null);
        const checked = await checkUpload(sent, "cr_attachment", ATTACHMENT_LIMITS, "file_type");
        await checkDecodes(checked, "cr_attachment");
        return await withUpload(panel, checked, (file) =>
          insert(form, of, { ...file, ownerId: of.userId, kind: "cr_attachment" }),
        );
      } catch (error) {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
        throw new ApiError("already_applied", { cause: error });
      }
    },

    /** A customer's applications, including those sent from their e-mail address before they had an account. */
    async mine(userId: string): Promise<CallData<typeof myApplications>> {
      const rows = await panel.db
        .select({ applicant: applicants })
        .from(applicants)
        .innerJoin(users, or(eq(users.id, applicants.userId), eq(users.email, applicants.email)))
        .where(eq(users.id, userId))
        .orderBy(desc(applicants.sequence))
        .limit(MAX_LISTED);
      return {
        items: rows.map(({ applicant }) => ({
          reference: applicant.reference,
          type: applicant.type,
          status: applicant.status,
          at: applicant.createdAt.toISOString(),
        })),
        next_cursor: null,
      };
    },

    async list(query: CallQuery<typeof panelApplicants>): Promise<CallData<typeof panelApplicants>> {
      const perPage = query.per_page ?? PER_PAGE;
      const rows = await panel.db
        .select()
        .from(applicants)
        .where(
          and(
            gt(applicants.sequence, readCursor(query.cursor, 0)),
            query.status === undefined ? undefined : eq(applicants.status, query.status),
          ),
        )
        .orderBy(asc(applicants.sequence))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, (row) => row.sequence);
      return { items: page.rows.map(serializeApplicant), next_cursor: page.next_cursor };
    },

    /**
     * Changes an application's status and notifies the applicant. Repeating a decision does nothing; accepted and
     * rejected are final.
     */
    async decide(
      admin: SessionUser,
      id: string,
      form: CallBody<typeof decideApplication>,
    ): Promise<AdminApplicant> {
      const now = panel.clock();
      const decided = await panel.db.transaction(async (tx) => {
        const [before] = await tx.select().from(applicants).where(eq(applicants.id, id)).for("update");
        if (before === undefined) throw new ApiError("not_found");
        if (before.status === form.status) return before;
        if (before.status === "accepted" || before.status === "rejected") {
          throw new ApiError("validation_failed", { errors: { status: ["value_invalid"] } });
        }
        const account = await accountOf(tx, before);
        const [after] = await tx
          .update(applicants)
          .set({
            status: form.status,
            decisionNote: form.note || before.decisionNote,
            decidedBy: admin.id,
            decidedAt: now,
            userId: before.userId ?? account?.id ?? null,
          })
          .where(eq(applicants.id, id))
          .returning();
        await writeAuditEntry(tx, {
          actorId: admin.id,
          action: "applicant.decide",
          subjectId: id,
          ...changesBetween(
            { status: before.status, note: before.decisionNote },
            { status: after!.status, note: after!.decisionNote },
          ),
          at: now,
        });
        if (after!.status === "accepted" && after!.type === "rider" && account !== undefined) {
          const contact = { name: `${after!.firstName} ${after!.lastName}`, phone: after!.mobile };
          await createRider(tx, account, contact, now);
        }
        if (after!.status === "accepted" && after!.type === "partner") {
          await openDraftOf(tx, after!, { account, admin, now });
        }
        await notifyApplicant(tx, after!, account, form.status);
        return after!;
      });
      return serializeApplicant(decided);
    },
  };

  /** A partner's store as a draft, which the partner owns: at once with an account, else by an invitation. */
  async function openDraftOf(
    tx: Queries,
    applicant: ApplicantRow,
    {
      account,
      admin,
      now,
    }: { account: typeof users.$inferSelect | undefined; admin: SessionUser; now: Date },
  ): Promise<void> {
    const company = applicant.companyName ?? `${applicant.firstName} ${applicant.lastName}`;
    const name = Array.from(company).slice(0, 60).join("");
    // In the script of the application: the partner gives the other one.
    const store = await insertDraft(tx, { name: { en: name, ar: name } });
    await tx.update(stores).set({ legalName: company }).where(eq(stores.id, store.id));
    await writeAuditEntry(tx, {
      actorId: admin.id,
      action: "store.create",
      subjectId: store.id,
      storeId: store.id,
      after: { name: store.name, applicant: applicant.reference },
      at: now,
    });
    await refreshStores(tx, [store.id], { withProducts: false });
    if (account !== undefined) {
      const owner = { userId: account.id, storeId: store.id, role: "owner" } as const;
      await addMember(tx, owner, { actorId: admin.id, at: now });
      return;
    }
    await sendInvitation(panel, tx, {
      storeId: store.id,
      email: applicant.email,
      role: "owner",
      invitedBy: admin.id,
      language: languageOf(applicant),
    });
  }

  async function notifyApplicant(
    tx: Queries,
    applicant: ApplicantRow,
    account: typeof users.$inferSelect | undefined,
    status: CallBody<typeof decideApplication>["status"],
  ): Promise<void> {
    const { type, reference } = applicant;
    const template = applicationDecidedEmail(account?.language ?? languageOf(applicant), {
      name: applicant.firstName,
      type,
      status,
      reference,
      hasAccount: account !== undefined,
    });
    await enqueueEmail(panel, tx, { to: applicant.email, ...template, now: panel.clock() });
    if (account !== undefined) {
      await createNotification(panel, tx, account.id, decisionNotification({ type, status, reference }));
    }
  }
}

/** The account of an application: the one that sent it, else the one with its e-mail address. */
async function accountOf(tx: Queries, { userId, email }: ApplicantRow) {
  const [account] = await tx
    .select()
    .from(users)
    .where(userId === null ? eq(users.email, email) : eq(users.id, userId));
  return account === undefined || account.emailVerifiedAt === null ? undefined : account;
}

/** Without an account, the language is guessed from the script of the names and comments. */
function languageOf({ firstName, lastName, comments }: ApplicantRow): Language {
  return /\p{Script=Arabic}/u.test(`${firstName} ${lastName} ${comments ?? ""}`) ? "ar" : "en";
}

/** The reference shown to the applicant, such as AP-7K2M9QXD. */
function generateReference(): string {
  return `AP-${generateCode(8)}`;
}

function serializeApplicant(row: ApplicantRow): AdminApplicant {
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    status: row.status,
    at: row.createdAt.toISOString(),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    mobile: row.mobile,
    business_type: row.businessType,
    company_name: row.companyName,
    cr_number: row.crNumber,
    cr_attachment: row.crFileId === null ? null : `/api/files/${row.crFileId}`,
    comments: row.comments,
  };
}
