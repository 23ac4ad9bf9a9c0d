import type { Language } from "@talabee/contract";
import { mayGrant, type StoreRole } from "@talabee/domain";
import { and, eq, gt, isNull } from "drizzle-orm";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { invitations, stores, storeStaff, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { rolesOfUsers } from "../../http/roles-of-users.js";
import type { Roles } from "../../http/session-user.js";
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

/** Whether a user may give this role at a store, and take it. */
export function mayGiveRole({ officeRole, storeRoles }: Roles, storeId: string, role: StoreRole): boolean {
  return [officeRole, storeRoles.get(storeId)].some((own) => own && mayGrant(own, role));
}

/** The invitation of an address to a store that is open; null without one. */
export async function openInvitationOf(
  queries: Queries,
  storeId: string,
  email: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await queries
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.storeId, storeId),
        eq(invitations.email, email),
        isNull(invitations.endedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** An open invitation with its store and, if there is one, the verified account of its address. */
export interface OpenInvitation {
  readonly invitation: InvitationRow;
  readonly store: typeof stores.$inferSelect;
  readonly account: typeof users.$inferSelect | null;
}

/**
 * The invitation of a secret. Throws `invitation_gone` for one that is unknown, expired, or was ended, and for one whose sender
 * could not send it any more: who leaves a store must not come back by an invitation of their own.
 */
export async function findInvitation(queries: Queries, token: string, now: Date): Promise<OpenInvitation> {
  const [found] = await queries
    .select({ invitation: invitations, store: stores })
    .from(invitations)
    .innerJoin(stores, eq(stores.id, invitations.storeId))
    .where(and(eq(invitations.tokenHash, hashOf(token)), isNull(invitations.endedAt)));
  if (found === undefined || found.invitation.expiresAt <= now) throw new ApiError("invitation_gone");
  const { invitedBy, storeId, role } = found.invitation;
  const sender = invitedBy === null ? undefined : (await rolesOfUsers(queries, [invitedBy])).get(invitedBy);
  if (sender === undefined || !mayGiveRole(sender, storeId, role)) throw new ApiError("invitation_gone");
  const [account] = await queries.select().from(users).where(eq(users.email, found.invitation.email));
  const isVerified = account !== undefined && account.emailVerifiedAt !== null && account.deletedAt === null;
  return { ...found, account: isVerified ? account : null };
}

/**
 * Makes the account of the invited address a member. Who has the secret has read the mail, so that it proves the address. Throws
 * `invitation_gone`, `no_account` and `account_blocked`. Returns the role that the account has at the store from then on.
 */
export async function acceptInvitation(
  panel: Panel,
  token: string,
  userId: string | null,
): Promise<OpenInvitation & { role: StoreRole }> {
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
    const { storeId } = invitation;
    const role = await addMember(
      tx,
      { userId: account.id, storeId, role: invitation.role },
      { actorId: account.id, at },
    );
    return { ...open, role };
  });
}

/**
 * Makes an account a member of a store, with an entry in the audit log. One that is a member already keeps its role, which is
 * returned.
 */
export async function addMember(
  tx: Queries,
  member: { userId: string; storeId: string; role: StoreRole },
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<StoreRole> {
  const { userId, storeId, role } = member;
  const [joined] = await tx.insert(storeStaff).values(member).onConflictDoNothing().returning();
  if (joined === undefined) {
    const [known] = await tx
      .select({ role: storeStaff.role })
      .from(storeStaff)
      .where(and(eq(storeStaff.storeId, storeId), eq(storeStaff.userId, userId)));
    return known!.role;
  }
  await writeAuditEntry(tx, {
    actorId,
    action: "member.join",
    subjectId: userId,
    storeId,
    after: { role },
    at,
  });
  return role;
}
