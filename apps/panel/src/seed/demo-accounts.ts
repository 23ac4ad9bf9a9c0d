import { eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { addresses, sessions, users } from "../db/schema.js";
import type { Panel } from "../panel.js";

/** The accounts of the demo; they exist and work in demo mode alone. */
export const DEMO_ACCOUNTS = [
  {
    email: "demo@talabee.qa",
    password: "machboos-at-noon",
    firstName: "Noor",
    lastName: "Al Demo",
    mobile: "+97455123456",
    role: "user",
    what: "a customer",
  },
  {
    email: "admin@talabee.qa",
    password: "panel-at-midnight",
    firstName: "Sara",
    lastName: "Al Panel",
    mobile: "+97455123457",
    role: "admin",
    what: "an admin of the panel",
  },
] as const;

/** Makes the demo's accounts when they are missing; without the demo, shuts those that a demo left behind. */
export async function settleDemoAccounts(panel: Panel): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const existing = await panel.db.select().from(users).where(inArray(users.email, emails));
  const now = panel.clock();
  if (!panel.config.demo) {
    for (const { id } of existing) {
      await panel.db.update(users).set({ blockedAt: now }).where(eq(users.id, id));
      await panel.db.delete(sessions).where(eq(sessions.userId, id));
    }
    return;
  }
  for (const account of DEMO_ACCOUNTS) {
    const found = existing.find(({ email }) => email === account.email);
    if (found !== undefined) {
      if (found.blockedAt !== null) {
        await panel.db.update(users).set({ blockedAt: null }).where(eq(users.id, found.id));
      }
      continue;
    }
    const { email, firstName, lastName, mobile, role } = account;
    const id = randomUUID();
    const passwordHash = await panel.passwords.hash(account.password);
    await panel.db.transaction(async (tx) => {
      await tx.insert(users).values({
        id,
        email,
        firstName,
        lastName,
        mobile,
        role,
        passwordHash,
        emailVerifiedAt: now,
        createdAt: now,
      });
      await tx.insert(addresses).values({
        id: randomUUID(),
        userId: id,
        label: "home",
        phone: mobile,
        zoneNumber: "61",
        lineOne: "850",
        buildingNumber: "12",
        lineTwo: "14",
        landmark: "City Center",
        city: "Doha",
        lat: 25.3238,
        lng: 51.5307,
        note: "Leave at the door",
        isDefault: true,
        createdAt: now,
      });
    });
  }
}
