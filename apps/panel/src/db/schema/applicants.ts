import type { ApplicantType, Application } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { files, users } from "./accounts.js";
import { enumCheck, id, identityColumn, timestamp } from "./columns.js";

/** Applications to become a partner, rider, star or marketplace. */
export const applicants = pgTable(
  "applicants",
  {
    id: id(),
    /** In order of arrival. */
    sequence: identityColumn("sequence").unique(),
    /** Shown to the applicant; not sequential. */
    reference: text("reference").notNull().unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    type: text("type").$type<ApplicantType>().notNull(),
    status: text("status").$type<Application["status"]>().notNull().default("received"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    mobile: text("mobile").notNull(),
    businessType: text("business_type"),
    companyName: text("company_name"),
    crNumber: text("cr_number"),
    crFileId: text("cr_file_id").references(() => files.id, { onDelete: "set null" }),
    comments: text("comments"),
    createdAt: timestamp("created_at").notNull(),
    /** Internal note of the admins. */
    decisionNote: text("decision_note"),
    decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: timestamp("decided_at"),
  },
  (table) => [
    uniqueIndex("applicants_one_open")
      .on(table.email, table.type)
      .where(sql`${table.status} in ('received', 'in_review')`),
    index("applicants_user").on(table.userId, table.sequence),
    index("applicants_status").on(table.status, table.sequence),
    index("applicants_rejected")
      .on(table.createdAt)
      .concurrently()
      .where(sql`${table.status} = 'rejected'`),
    enumCheck("applicants_type", table.type, ["partner", "rider", "star", "marketplace"]),
    enumCheck("applicants_status_word", table.status, ["received", "in_review", "accepted", "rejected"]),
  ],
);
