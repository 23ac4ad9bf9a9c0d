import type { MarketId } from "@talabee/domain";
import { eq, inArray, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { addresses, riders, riderShifts, sessions, stores, storeStaff, users } from "../db/schema.js";
import type { Panel } from "../panel.js";
import { seedDemoApplicants } from "./demo-applicants.js";

/** Accounts of the demo; they can sign in only in demo mode. */
export const DEMO_ACCOUNTS = [
  {
    email: "demo@talabee.qa",
    password: "machboos-at-noon",
    firstName: "Noor",
    lastName: "Al Demo",
    mobile: "+97455123456",
    role: "user",
    description: "a customer",
  },
  {
    email: "admin@talabee.qa",
    password: "panel-at-midnight",
    firstName: "Sara",
    lastName: "Al Panel",
    mobile: "+97455123457",
    role: "admin",
    description: "an admin of the panel",
  },
  {
    email: "owner@talabee.qa",
    password: "pearl-before-dawn",
    firstName: "Khalid",
    lastName: "Al Owner",
    mobile: "+97455123458",
    role: "super_admin",
    description: "the super admin",
  },
  {
    email: "store@talabee.qa",
    password: "tables-set-for-ten",
    firstName: "Layla",
    lastName: "Beit Sitti",
    mobile: "+97455123459",
    role: "user",
    storeIds: ["beit-sitti"],
    description: "staff of the store Beit Sitti",
  },
  {
    email: "rider@talabee.qa",
    password: "corniche-in-the-wind",
    firstName: "Suresh",
    lastName: "Nair",
    mobile: "+97433104821",
    role: "user",
    rides: true,
    description: "a rider",
  },
  {
    email: "family@talabee.qa",
    password: "dates-after-sunset",
    firstName: "Maryam",
    lastName: "Al Demo",
    mobile: "+97455123460",
    role: "user",
    description: "a member of the customer's family",
  },
] as const satisfies readonly DemoAccount[];

/** Home of the demo's accounts, by market. */
const DEMO_HOMES = {
  qa: {
    zoneNumber: "61",
    lineOne: "850",
    buildingNumber: "12",
    lineTwo: "14",
    landmark: "City Center",
    city: "Doha",
    lat: 25.3238,
    lng: 51.5307,
  },
  kw: {
    city: "Salmiya",
    zoneNumber: "10",
    lineOne: "7",
    avenue: "2",
    buildingNumber: "14",
    floor: "3",
    apartment: "12",
    lat: 29.3321,
    lng: 48.0703,
  },
} as const satisfies Record<MarketId, Partial<typeof addresses.$inferInsert>>;

interface DemoAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  mobile: string;
  role: "user" | "admin" | "super_admin";
  /** Stores whose staff it belongs to. */
  storeIds?: readonly string[];
  /** Whether it is a rider. */
  rides?: boolean;
  description: string;
}

/**
 * Creates missing demo accounts; outside the demo, blocks those that an earlier demo created. An account that only has
 * the address of a demo account is not touched.
 */
export async function ensureDemoAccounts(panel: Panel): Promise<void> {
  const now = panel.clock();
  const existing = await findDemoAccounts(panel);
  if (!panel.config.demo) {
    for (const { id } of existing.filter(({ isDemo }) => isDemo)) {
      await panel.db.update(users).set({ blockedAt: now }).where(eq(users.id, id));
      await panel.db.delete(sessions).where(eq(sessions.userId, id));
    }
    return;
  }
  await seedDemoApplicants(panel.db, now);
  for (const account of DEMO_ACCOUNTS as readonly DemoAccount[]) {
    const found = existing.find(({ email }) => email === account.email);
    if (found !== undefined) {
      if (found.isDemo && found.blockedAt !== null) {
        await panel.db.update(users).set({ blockedAt: null }).where(eq(users.id, found.id));
      }
      continue;
    }
    const { email, firstName, lastName, role } = account;
    const { market } = panel.config;
    const mobile = account.mobile.replace("+974", market.phone_prefix);
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
        isDemo: true,
        createdAt: now,
      });
      const { storeIds = [], rides = false } = account;
      const storeRows = await tx
        .select({ storeId: stores.id })
        .from(stores)
        .where(inArray(stores.id, [...storeIds]));
      if (storeRows.length > 0)
        await tx.insert(storeStaff).values(storeRows.map(({ storeId }) => ({ userId: id, storeId })));
      if (rides) {
        const riderId = randomUUID();
        await tx.insert(riders).values({
          id: riderId,
          userId: id,
          name: `${firstName} ${lastName}`,
          phone: mobile,
          isAvailable: true,
          createdAt: now,
        });
        // One on duty has a shift.
        await tx.insert(riderShifts).values({ id: randomUUID(), riderId, openedAt: now, openingCash: 0 });
      }
      await tx.insert(addresses).values({
        id: randomUUID(),
        userId: id,
        label: "home",
        phone: mobile,
        ...DEMO_HOMES[market.id],
        note: "Leave at the door",
        isDefault: true,
        createdAt: now,
      });
    });
  }
}

/**
 * The demo's accounts and others with their addresses. Releases before the column `is_demo` did not mark them, so an
 * unmarked account with a published password is marked here.
 */
async function findDemoAccounts(panel: Panel) {
  const passwords = new Map<string, string>(DEMO_ACCOUNTS.map(({ email, password }) => [email, password]));
  const found = await panel.db
    .select()
    .from(users)
    .where(or(users.isDemo, inArray(users.email, [...passwords.keys()])));
  for (const user of found.filter(({ isDemo }) => !isDemo)) {
    user.isDemo = await panel.passwords.verify(user.passwordHash, passwords.get(user.email)!);
    if (user.isDemo) await panel.db.update(users).set({ isDemo: true }).where(eq(users.id, user.id));
  }
  return found;
}
