import type {
  CallBody,
  CallData,
  changeMember,
  invitations as invitationsCall,
  inviteMember,
  Language,
  members,
} from "@talabee/contract";
import { type Right, STORE_ROLES, type StoreRole } from "@talabee/domain";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { devicePairings, invitations, storeStaff, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { userTopic } from "../../http/bus.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { demandRight, lockStoreFor, storeFor } from "../stores/store-access.js";
import { type InvitationRow, mayGiveRole, openInvitationOf, sendInvitation } from "./invitation-rows.js";

type MemberList = CallData<typeof members>;
type Member = MemberList["items"][number];
type InvitationList = CallData<typeof invitationsCall>;

/** Who works for a store. Its people give roles below their own; a store always has an owner. */
export function createMemberService(panel: Panel) {
  async function list(queries: Queries, storeId: string): Promise<Member[]> {
    const rows = await queries
      .select({ role: storeStaff.role, user: users })
      .from(storeStaff)
      .innerJoin(users, eq(users.id, storeStaff.userId))
      .where(eq(storeStaff.storeId, storeId))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
    const found = rows.map(({ role, user }) => ({
      user_id: user.id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      role,
    }));
    return found.toSorted((a, b) => STORE_ROLES.indexOf(b.role) - STORE_ROLES.indexOf(a.role));
  }

  /** A member, once the store is locked: two changes could otherwise take both owners away. */
  async function memberOf(tx: Queries, storeId: string, userId: string) {
    const all = await list(tx, storeId);
    const member = all.find((one) => one.user_id === userId);
    if (member === undefined) throw new ApiError("not_found");
    const isLastOwner = member.role === "owner" && all.filter(({ role }) => role === "owner").length === 1;
    return { member, isLastOwner };
  }

  /** Ends what a member could do: codes for devices that they showed, and open streams, which look whether they may go on. */
  async function endPowers(tx: Queries, storeId: string, userId: string): Promise<void> {
    await tx
      .delete(devicePairings)
      .where(and(eq(devicePairings.storeId, storeId), eq(devicePairings.createdBy, userId)));
    afterCommit(tx, () => panel.bus.publish(userTopic(userId)));
  }

  const where = (storeId: string, userId: string) =>
    and(eq(storeStaff.storeId, storeId), eq(storeStaff.userId, userId));

  /** Ends a membership. Throws `last_owner` where the store would be left without one. */
  async function end(user: SessionUser, storeId: string, userId: string, right: Right): Promise<void> {
    const at = panel.clock();
    await panel.db.transaction(async (tx) => {
      await lockStoreFor(tx, user, right, storeId);
      const { member, isLastOwner } = await memberOf(tx, storeId, userId);
      if (userId !== user.id) checkGrant(user, storeId, member.role);
      if (isLastOwner) throw new ApiError("last_owner");
      await tx.delete(storeStaff).where(where(storeId, userId));
      await endPowers(tx, storeId, userId);
      await writeAuditEntry(tx, {
        actorId: user.id,
        action: "member.remove",
        subjectId: userId,
        storeId,
        before: { role: member.role },
        after: {},
        at,
      });
    });
  }

  return {
    async list(user: SessionUser, storeId: string): Promise<MemberList> {
      await storeFor(panel.db, user, "member.read", storeId);
      return { items: await list(panel.db, storeId), next_cursor: null };
    },

    async changeRole(
      user: SessionUser,
      storeId: string,
      form: CallBody<typeof changeMember>,
    ): Promise<Member> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "member.manage", storeId);
        const { member, isLastOwner } = await memberOf(tx, storeId, form.user_id);
        for (const role of [member.role, form.role]) checkGrant(user, storeId, role);
        if (member.role === form.role) return member;
        if (isLastOwner) throw new ApiError("last_owner");
        await tx.update(storeStaff).set({ role: form.role }).where(where(storeId, form.user_id));
        await endPowers(tx, storeId, form.user_id);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "member.role",
          subjectId: form.user_id,
          storeId,
          before: { role: member.role },
          after: { role: form.role },
          at,
        });
        return { ...member, role: form.role };
      });
    },

    /** Removes a member, or oneself. */
    remove: (user: SessionUser, storeId: string, userId: string) =>
      end(user, storeId, userId, "member.manage"),

    /** Makes the user a member, in a role that they might give to anybody. Throws `member_already`. */
    async join(user: SessionUser, storeId: string, role: StoreRole): Promise<Member> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "store.create", storeId);
        checkGrant(user, storeId, role);
        const added = await tx
          .insert(storeStaff)
          .values({ storeId, userId: user.id, role })
          .onConflictDoNothing()
          .returning({ id: storeStaff.userId });
        if (added.length === 0) throw new ApiError("member_already");
        afterCommit(tx, () => panel.bus.publish(userTopic(user.id)));
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "member.join",
          subjectId: user.id,
          storeId,
          after: { role },
          at,
        });
        return (await memberOf(tx, storeId, user.id)).member;
      });
    },

    /** Ends one's own membership: everybody may leave, but for the last owner. */
    leave: (user: SessionUser, storeId: string) => end(user, storeId, user.id, "store.read"),

    async listInvitations(user: SessionUser, storeId: string): Promise<InvitationList> {
      await storeFor(panel.db, user, "member.read", storeId);
      const rows = await panel.db
        .select()
        .from(invitations)
        .where(
          and(
            eq(invitations.storeId, storeId),
            isNull(invitations.endedAt),
            gt(invitations.expiresAt, panel.clock()),
          ),
        )
        .orderBy(asc(invitations.createdAt), asc(invitations.id));
      return { items: rows.map(serialize), next_cursor: null };
    },

    async invite(
      user: SessionUser,
      storeId: string,
      form: CallBody<typeof inviteMember>,
      language: Language,
    ): Promise<InvitationList["items"][number]> {
      demandRight(user, "member.manage", storeId);
      // Mails to anybody, with a text that the store chooses in part.
      await panel.limits.use("invitations", storeId);
      await panel.limits.use("invitations_email", form.email);
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "member.manage", storeId);
        checkGrant(user, storeId, form.role);
        const isMember = (await list(tx, storeId)).some(({ email }) => email === form.email);
        if (isMember) throw new ApiError("member_already");
        // Another invitation ends it: that is for those who could have sent it.
        const earlier = await openInvitationOf(tx, storeId, form.email, panel.clock());
        if (earlier !== null) checkGrant(user, storeId, earlier.role);
        return serialize(await sendInvitation(panel, tx, { ...form, storeId, invitedBy: user.id, language }));
      });
    },

    async revoke(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const [found] = await tx.select().from(invitations).where(eq(invitations.id, id));
        if (found === undefined) throw new ApiError("not_found");
        demandRight(user, "member.manage", found.storeId);
        checkGrant(user, found.storeId, found.role);
        const [ended] = await tx
          .update(invitations)
          .set({ endedAt: at })
          .where(and(eq(invitations.id, id), isNull(invitations.endedAt)))
          .returning();
        if (ended === undefined) throw new ApiError("not_found");
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "member.revoke",
          subjectId: id,
          storeId: found.storeId,
          before: { email: found.email, role: found.role },
          after: {},
          at,
        });
      });
    },
  };
}

/** Throws `forbidden` unless a user may give this role at a store, and take it. */
function checkGrant(user: SessionUser, storeId: string, role: StoreRole): void {
  if (!mayGiveRole(user, storeId, role)) throw new ApiError("forbidden");
}

function serialize({ id, email, role, expiresAt }: InvitationRow): InvitationList["items"][number] {
  return { id, email, role, expires_at: expiresAt.toISOString() };
}
