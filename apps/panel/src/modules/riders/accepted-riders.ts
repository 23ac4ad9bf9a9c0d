import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { applicants, riders, type users } from "../../db/schema.js";

type Account = Pick<typeof users.$inferSelect, "id" | "firstName" | "lastName" | "mobile">;

/** Makes an account a rider, or reactivates the rider. */
export async function createRider(
  tx: Queries,
  account: Account,
  contact: { name: string; phone: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(riders)
    .values({ id: randomUUID(), userId: account.id, ...contact, createdAt: now })
    .onConflictDoUpdate({ target: riders.userId, set: { ...contact, active: true } });
}

/**
 * Makes a new account a rider if its e-mail address belongs to an accepted application, once the address is verified.
 */
export async function linkAcceptedRider(
  tx: Queries,
  account: Account & { email: string },
  now: Date,
): Promise<void> {
  const [accepted] = await tx
    .select()
    .from(applicants)
    .where(
      and(
        eq(applicants.email, account.email),
        eq(applicants.type, "rider"),
        eq(applicants.status, "accepted"),
      ),
    )
    .limit(1);
  if (accepted === undefined || accepted.userId !== null) return;
  await createRider(
    tx,
    account,
    { name: `${accepted.firstName} ${accepted.lastName}`, phone: accepted.mobile },
    now,
  );
  await tx.update(applicants).set({ userId: account.id }).where(eq(applicants.id, accepted.id));
}
