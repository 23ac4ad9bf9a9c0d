import type { Language } from "@talabee/contract";
import type { StoreRole } from "@talabee/domain";
import { and, eq, isNull } from "drizzle-orm";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { invitations, stores, storeStaff, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { invitationEmail } from "./invitation-emails.js";

export type InvitationRow = typeof invitations.$inferSelect;

const VALID_MS = 7 * 86_400_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The page of an invitation. */
export const invitationPath = (token: string) => `/invitation/${token}`;

/** Invites an address to work for a store, and ends an earlier invitation of it. The mail goes out with the commit. */
export async function sendInvitation(
  panel: Panel,
  tx: Queries,
  of: { storeId: string; email: string; role: StoreRole; invitedBy: string; language: Language },
): Promise<InvitationRow> {
  const now = panel.clock();
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, of.storeId));
  await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(
      and(eq(invitations.storeId, of.storeId), eq(invitations.email, of.email), isNull(invitations.endedAt)),
    );
  const token = randomBytes(24).toString("base64url");
  const [row] = await tx
    .insert(invitations)
    .values({
      ...of,
      id: randomUUID(),
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
    })
    .returning();
  const { publicUrl } = panel.config;
  const email = invitationEmail(of.language, {
    store: store!.name[of.language],
    role: of.role,
    path: invitationPath(token),
    publicUrl,
  });
  await enqueueEmail(panel, tx, { to: of.email, ...email, now });
  await writeAuditEntry(tx, {
    actorId: of.invitedBy,
    action: "member.invite",
    subjectId: row!.id,
    storeId: of.storeId,
    after: { email: of.email, role: of.role },
    at: now,
  });
  return row!;
}

/** An open invitation with its store and, if there is one, the verified account of its address. */
export interface OpenInvitation {
  readonly invitation: InvitationRow;
  readonly store: typeof stores.$inferSelect;
  readonly account: typeof users.$inferSelect | null;
}

/** The invitation of a secret. Throws `invitation_gone` for one that is unknown, expired, or was ended. */
export async function findInvitation(queries: Queries, token: string, now: Date): Promise<OpenInvitation> {
  const [found] = await queries
    .select({ invitation: invitations, store: stores })
    .from(invitations)
    .innerJoin(stores, eq(stores.id, invitations.storeId))
    .where(and(eq(invitations.tokenHash, hashOf(token)), isNull(invitations.endedAt)));
  if (found === undefined || found.invitation.expiresAt <= now) throw new ApiError("invitation_gone");
  const [account] = await queries.select().from(users).where(eq(users.email, found.invitation.email));
  const isVerified = account !== undefined && account.emailVerifiedAt !== null && account.deletedAt === null;
  return { ...found, account: isVerified ? account : null };
}

/**
 * Makes the account of the invited address a member. Who has the secret has read the mail, so that it proves the address. Throws
 * `invitation_gone`, `no_account` and `account_blocked`.
 */
export async function acceptInvitation(
  panel: Panel,
  token: string,
  userId: string | null,
): Promise<OpenInvitation> {
  const at = panel.clock();
  return panel.db.transaction(async (tx) => {
    const open = await findInvitation(tx, token, at);
    const { invitation, account } = open;
    // A signed-in user must be the one whom the mail was sent to.
    if (userId !== null && account?.id !== userId) throw new ApiError("invitation_gone");
    if (account === null) throw new ApiError("no_account");
    if (account.blockedAt !== null) throw new ApiError("account_blocked");
    const [ended] = await tx
      .update(invitations)
      .set({ endedAt: at })
      .where(and(eq(invitations.id, invitation.id), isNull(invitations.endedAt)))
      .returning({ id: invitations.id });
    if (ended === undefined) throw new ApiError("invitation_gone");
    await addMember(tx, { userId: account.id, storeId: invitation.storeId, role: invitation.role });
    await writeAuditEntry(tx, {
      actorId: account.id,
      action: "member.join",
      subjectId: account.id,
      storeId: invitation.storeId,
      after: { role: invitation.role },
      at,
    });
    return open;
  });
}

/** Makes an account a member of a store; one that is a member keeps its role. */
export async function addMember(
  tx: Queries,
  member: { userId: string; storeId: string; role: StoreRole },
): Promise<void> {
  await tx.insert(storeStaff).values(member).onConflictDoNothing();
}
