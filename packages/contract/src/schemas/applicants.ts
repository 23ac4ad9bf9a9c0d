import { readPhone } from "@talabee/domain";
import * as z from "zod/mini";
import { APPLICANT_TYPES } from "./choices.js";
import { Mobile } from "./account.js";
import { Id, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { code, Email, optionalLine, optionalProse, personName, phoneNumber, prose } from "./text.js";
import { ATTACHMENT_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

export type ApplicantType = (typeof APPLICANT_TYPES)[number];
/** Roles that require the business fields (REQ-JOIN-13). */
export const BUSINESS_APPLICANTS = ["partner", "marketplace"] as const satisfies readonly ApplicantType[];
/** Status of an application. */
export const APPLICANT_STATUSES = ["received", "in_review", "accepted", "rejected"] as const;

/**
 * An application (REQ-JOIN-06, REQ-FORM-07); the business fields are required of partners and marketplaces
 * (REQ-JOIN-13).
 */
export const ApplicantRequest = schema(() =>
  z
    .object({
      type: z.enum(APPLICANT_TYPES, "value_invalid"),
      // 'Name is required' is the message of applications and contact (REQ-FORM-07).
      first_name: personName("name_required"),
      last_name: personName("name_required"),
      email: Email,
      mobile: Mobile,
      business_type: optionalLine(60),
      company_name: optionalLine(120),
      cr_number: z.optional(z.nullable(code(/^[A-Z0-9]{0,20}$/, "cr_number_invalid"))),
      cr_attachment: z.optional(z.nullable(upload(ATTACHMENT_LIMITS, "file_type"))),
      comments: optionalProse(1000),
    })
    .check(
      ...(["business_type", "company_name", "cr_number"] as const).map((field) =>
        z.refine<Record<string, unknown>>((form) => !isBusiness(form) || Boolean(form[field]), {
          error: `${field}_required`,
          path: [field],
          // Report this error together with those of other fields.
          when: ({ value }) => typeof value === "object" && value !== null,
        }),
      ),
    ),
);

function isBusiness(form: Record<string, unknown>): boolean {
  return BUSINESS_APPLICANTS.some((type) => type === form["type"]);
}

/** An accepted submission. */
export const ApplicationReceived = schema(() =>
  z.object({ reference: z.string(), status: z.literal("received") }),
);
/** An application as its applicant sees it. */
export const Application = schema(() =>
  z.object({
    reference: z.string(),
    type: z.enum(APPLICANT_TYPES),
    status: z.enum(APPLICANT_STATUSES),
    at: Timestamp,
  }),
);
export type Application = z.infer<typeof Application>;

/** A message to the brand. */
export const ContactRequest = schema(() =>
  z.object({
    name: personName("name_required"),
    email: Email,
    phone: phoneNumber("mobile_required", readPhone),
    message: prose(1000, "message_required"),
  }),
);

/** An application as admins see it. */
export const PanelApplicant = schema(() =>
  z.object({
    ...Application.shape,
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    mobile: z.string(),
    business_type: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    cr_number: z.nullable(z.string()),
    /** URL of the attachment, readable by admins only. */
    cr_attachment: z.nullable(z.string()),
    comments: z.nullable(z.string()),
  }),
);
