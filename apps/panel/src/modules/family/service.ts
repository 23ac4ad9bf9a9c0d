import type { CallData, familyPreview, FamilyState, Language } from "@talabee/contract";
import {
  type FamilyVerdict,
  joinFamily,
  leaveFamily,
  removeFromFamily,
  spentThisMonth,
} from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { families, familyBasketLines, familyMembers, files, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { spendingsThisMonth } from "../allowances/family-spendings.js";
import { avatarUrl } from "../files/public-pictures.js";
import { generateInvite } from "./invite-code.js";
import { loadBasket, serializeBasket } from "./loaded-basket.js";
import {
  findMembership,
  lockFamily,
  lockMembership,
  type MemberRow,
  type Membership,
  membersOf,
  toPerson,
} from "./membership.js";
import { notifyFamily } from "./notify-family.js";
import { type MarketTime, marketTime } from "../../market-time.js";

const NO_FAMILY: FamilyState = {
  family: null,
  members: [],
  invite_code: null,
  invite_expires_at: null,
  basket: null,
};

/** Families: members, their allowances, joining and leaving (REQ-JOIN-14). */
export function createFamilyService(panel: Panel) {
  async function stateOf(queries: Queries, userId: string, language: Language): Promise<FamilyState> {
    const membership = await findMembership(queries, userId);
    return membership === null
      ? NO_FAMILY
      : serializeFamily(queries, membership, language, marketTime(panel));
  }

  /** Counts an attempt at a code, right or wrong, against guessing. */
  async function countAttempt(from: { userId: string | null; ip: string }): Promise<void> {
    await panel.limits.use("join_address", from.ip);
    await panel.limits.use("join", from.userId ?? from.ip);
  }

  /** Changes the family or its members and returns the new state. */
  async function change(
    userId: string,
    language: Language,
    work: (tx: Queries, membership: Membership) => Promise<void>,
  ): Promise<FamilyState> {
    return panel.db.transaction(async (tx) => {
      const before = await lockMembership(tx, userId);
      await work(tx, before);
      const memberIds = before.members.map((member) => member.userId);
      await notifyFamily(panel, tx, before.family.id, memberIds);
      return stateOf(tx, userId, language);
    });
  }

  return {
    async read(userId: string, language: Language): Promise<FamilyState> {
      return stateOf(panel.db, userId, language);
    },

    /** What a code leads to. Shows only the owner's first name and the number of members. */
    async preview(
      code: string,
      from: { userId: string | null; ip: string },
    ): Promise<CallData<typeof familyPreview>> {
      await countAttempt(from);
      const [family] = await panel.db.select().from(families).where(isValidInvite(code, panel.clock()));
      const members = family === undefined ? [] : await membersOf(panel.db, family.id);
      const owner = members.find(({ role }) => role === "owner");
      if (family === undefined || owner === undefined) throw new ApiError("family_code");
      const [person] = await panel.db.select().from(users).where(eq(users.id, owner.userId));
      return { name: family.name, owner_name: person!.firstName, members_count: members.length };
    },

    async create(userId: string, name: string, language: Language): Promise<FamilyState> {
      return panel.db.transaction(async (tx) => {
        const id = randomUUID();
        const now = panel.clock();
        await tx.insert(families).values({
          id,
          name,
          ...(await generateInvite(tx, now)),
          createdAt: now,
        });
        await admit(tx, id, [], userId, now);
        await notifyFamily(panel, tx, id, [userId]);
        return stateOf(tx, userId, language);
      });
    },

    async join(code: string, from: { userId: string; ip: string }, language: Language): Promise<FamilyState> {
      await countAttempt(from);
      return panel.db.transaction(async (tx) => {
        const family = await lockFamily(tx, isValidInvite(code, panel.clock()));
        if (family === undefined) throw new ApiError("family_code");
        await panel.faultPoint("family: locked");
        const members = await membersOf(tx, family.id);
        await admit(tx, family.id, members, from.userId, panel.clock());
        const memberIds = [...members.map(({ userId }) => userId), from.userId];
        await notifyFamily(panel, tx, family.id, memberIds);
        return stateOf(tx, from.userId, language);
      });
    },

    async leave(userId: string, language: Language): Promise<FamilyState> {
      return change(userId, language, async (tx, membership) => {
        await applyMembers(
          tx,
          membership,
          leaveFamily(membership.members.map(toPerson), userId),
          panel.clock(),
        );
      });
    },

    async remove(userId: string, memberId: string, language: Language): Promise<FamilyState> {
      return change(userId, language, async (tx, membership) => {
        const result = removeFromFamily(membership.members.map(toPerson), userId, memberId);
        await applyMembers(tx, membership, result, panel.clock());
        // The removed member may know the code.
        await replaceInvite(tx, membership.family.id, panel.clock());
      });
    },

    /** Revokes the invite code; the new one is valid for a week (REQ-SEC-10). */
    async renewInvite(userId: string, language: Language): Promise<FamilyState> {
      return change(userId, language, async (tx, { family, me }) => {
        if (me.role !== "owner") throw new ApiError("not_owner");
        await replaceInvite(tx, family.id, panel.clock());
      });
    },

    /**
     * Sets what the owner's wallet pays for a member in a month, in dirhams; null for no limit. The owner has no
     * allowance.
     */
    async setAllowance(
      userId: string,
      memberId: string,
      amount: number | null,
      language: Language,
    ): Promise<FamilyState> {
      return change(userId, language, async (tx, { me, members }) => {
        if (me.role !== "owner") throw new ApiError("not_owner");
        const member = members.find((one) => one.userId === memberId && one.role === "member");
        if (member === undefined) throw new ApiError("not_found");
        await tx
          .update(familyMembers)
          .set({ allowance: amount })
          .where(eq(familyMembers.userId, member.userId));
      });
    },
  };
}

/** Adds a user to a locked family, if the rules allow it. */
async function admit(
  tx: Queries,
  familyId: string,
  members: readonly MemberRow[],
  userId: string,
  now: Date,
): Promise<void> {
  const [elsewhere] = await tx.select().from(familyMembers).where(eq(familyMembers.userId, userId));
  const people = membersOrThrow(
    joinFamily(members.map(toPerson), { id: userId, belongs: elsewhere !== undefined, at: now }),
  );
  const { role } = people.find(({ id }) => id === userId)!;
  const added = await tx
    .insert(familyMembers)
    .values({ userId, familyId, role, joinedAt: now })
    .onConflictDoNothing()
    .returning();
  // Joined another family concurrently.
  if (added.length === 0) throw new ApiError("already_member");
}

/** Removes members who are no longer in a locked family, with their lines of the basket. */
async function applyMembers(
  tx: Queries,
  { family, members }: Membership,
  result: FamilyVerdict,
  now: Date,
): Promise<void> {
  const people = membersOrThrow(result);
  if (people.length === 0) {
    await tx.delete(families).where(eq(families.id, family.id));
    return;
  }
  const removed = members.filter(({ userId }) => !people.some(({ id }) => id === userId));
  await tx.delete(familyMembers).where(
    and(
      eq(familyMembers.familyId, family.id),
      inArray(
        familyMembers.userId,
        removed.map(({ userId }) => userId),
      ),
    ),
  );
  const owner = people.find(({ role }) => role === "owner")!;
  if (members.some(({ userId, role }) => userId === owner.id && role !== "owner")) {
    await tx
      .update(familyMembers)
      .set({ role: "owner", allowance: null })
      .where(eq(familyMembers.userId, owner.id));
    // The code was the former owner's.
    await replaceInvite(tx, family.id, now);
  }
  // The lines of the member who left were deleted with the membership.
  const left = tx
    .select({ one: sql`1` })
    .from(familyBasketLines)
    .where(eq(familyBasketLines.familyId, family.id));
  await tx
    .update(families)
    .set({
      basketStoreId: sql`case when exists (${left}) then ${families.basketStoreId} end`,
      basketVersion: sql`${families.basketVersion} + 1`,
    })
    .where(eq(families.id, family.id));
}

async function replaceInvite(tx: Queries, familyId: string, now: Date): Promise<void> {
  await tx
    .update(families)
    .set(await generateInvite(tx, now))
    .where(eq(families.id, familyId));
}

/** Condition for the family of a code, while it is valid. */
function isValidInvite(code: string, now: Date) {
  return and(eq(families.inviteCode, code), gt(families.inviteExpiresAt, now))!;
}

function membersOrThrow(result: FamilyVerdict) {
  if ("refused" in result) throw new ApiError(result.refused);
  return result.members;
}

/** A family as one of its members sees it, without anybody's address, wallet or e-mail (REQ-SEC-10). */
async function serializeFamily(
  queries: Queries,
  { family, me, members }: Membership,
  language: Language,
  { now, timeZone }: MarketTime,
): Promise<FamilyState> {
  const people = await queries
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, avatar: files.path })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(
      inArray(
        users.id,
        members.map(({ userId }) => userId),
      ),
    );
  const profiles = new Map(
    people.map(({ id, firstName, lastName, avatar }) => [
      id,
      {
        name: `${firstName} ${lastName}`.trim(),
        avatar: avatar === null ? null : avatarUrl(avatar),
      },
    ]),
  );
  const spendings = await spendingsThisMonth(queries, family.id, now, timeZone);
  const showsInvite = me.role === "owner" && family.inviteExpiresAt > now;
  return {
    family: { id: family.id, name: family.name, role: me.role },
    members: members.map(({ userId, role, allowance }) => ({
      id: userId,
      ...(profiles.get(userId) ?? { name: "", avatar: null }),
      role,
      allowance,
      spent: spentThisMonth(spendings, userId, now, timeZone),
    })),
    invite_code: showsInvite ? family.inviteCode : null,
    invite_expires_at: showsInvite ? family.inviteExpiresAt.toISOString() : null,
    basket: serializeBasket(await loadBasket(queries, family, now), language, now),
  };
}
