import { randomUUID } from "node:crypto";
import type { Queries } from "../db/database.js";
import { applicants } from "../db/schema.js";

const DAY_MS = 86_400_000;

/** Fictional applicants for the demo's admins. */
const WAITING = [
  {
    daysAgo: 5,
    reference: "AP-DEMO2RYN",
    type: "partner",
    status: "in_review",
    firstName: "ريان",
    lastName: "الكواري",
    mobile: "+97455201834",
    businessType: "bakery",
    companyName: "مخبز ريان ذ.م.م",
    crNumber: "118402",
    comments: "لدينا فرعان في الريان ولوسيل، ونخبز الخبز العربي والمناقيش من الفجر حتى منتصف الليل.",
  },
  {
    daysAgo: 3,
    reference: "AP-DEMO3BLN",
    type: "rider",
    status: "received",
    firstName: "Bilal",
    lastName: "Hussain",
    mobile: "+97433417752",
    businessType: null,
    companyName: null,
    crNumber: null,
    comments: "Motorcycle licence since 2018. I know Najma, Al Mansoura and the old airport road well.",
  },
  {
    daysAgo: 1,
    reference: "AP-DEMO4SRM",
    type: "star",
    status: "received",
    firstName: "سارة",
    lastName: "المهندي",
    mobile: "+97466120943",
    businessType: null,
    companyName: null,
    crNumber: null,
    comments: "أصوّر مراجعات للمطاعم الصغيرة في الدوحة.",
  },
  {
    daysAgo: 1,
    reference: "AP-DEMO5KTY",
    type: "partner",
    status: "received",
    firstName: "Katya",
    lastName: "Petrova",
    mobile: "+97430558817",
    businessType: "flowers_gifts",
    companyName: "Petal Lane Trading W.L.L.",
    crNumber: "120977",
    comments: null,
  },
] as const;

/** Inserts the demo's applicants unless they exist. */
export async function seedDemoApplicants(queries: Queries, now: Date): Promise<void> {
  await queries
    .insert(applicants)
    .values(
      WAITING.map(({ daysAgo, ...applicant }) => ({
        id: randomUUID(),
        ...applicant,
        email: `${applicant.reference.toLowerCase()}@example.com`,
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    )
    .onConflictDoNothing();
}
