import { readMobile, STORE_ROLES } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, listOf, pageQuery, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { Email, line, phoneNumber } from "./text.js";

const Role = schema(() => z.enum(STORE_ROLES, "value_invalid"));

/** A member of a store. */
export const Member = schema(() =>
  z.object({ user_id: Id, name: z.string(), email: z.string(), role: z.enum(STORE_ROLES) }),
);
/** All members of a store. */
export const MemberList = schema(() => listOf(Member));
/** The new role of a member. */
export const MemberRoleRequest = schema(() => z.object({ user_id: Id, role: Role }));
/** The member to remove. */
export const MemberRequest = schema(() => z.object({ user_id: Id }));

/** As what one joins a store oneself. */
export const JoinStoreRequest = schema(() => z.object({ role: Role }));

/** An invitation that waits for its answer. */
export const Invitation = schema(() =>
  z.object({ id: Id, email: z.string(), role: z.enum(STORE_ROLES), expires_at: Timestamp }),
);
/** Open invitations of a store. */
export const InvitationList = schema(() => listOf(Invitation));
/** Whom to invite by mail, and as what. */
export const InvitationRequest = schema(() => z.object({ email: Email, role: Role }));
/** The secret of the link in the mail. */
export const AcceptInvitationRequest = schema(() =>
  z.object({ token: z.string("value_invalid").check(z.regex(/^[\w-]{32}$/, "value_invalid")) }),
);
/** The store that the user works for from then on. */
export const AcceptedInvitation = schema(() =>
  z.object({ vendor_id: Id, vendor_name: z.string(), role: z.enum(STORE_ROLES) }),
);

const riderFields = schema(() => ({
  name: line(120, "name_required"),
  /** The name in Arabic script. */
  name_ar: z.nullable(line(120)),
  phone: phoneNumber("mobile_required", readMobile),
}));
/** A rider as the office sees them. */
export const PanelRider = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    name_ar: z.nullable(z.string()),
    email: z.string(),
    phone: z.string(),
    active: z.boolean(),
    is_available: z.boolean(),
  }),
);
/** Makes a verified account a rider. */
export const RiderRequest = schema(() =>
  z.object({ ...riderFields, name_ar: z.optional(riderFields.name_ar), email: Email }),
);
/** Partial update of a rider; one that is not active delivers no more. */
export const RiderChange = schema(() =>
  z.partial(z.object({ ...riderFields, active: z.boolean("value_invalid") })),
);
/** Whether the signed-in rider takes orders. */
export const DutyRequest = schema(() => z.object({ on_duty: z.boolean("value_invalid") }));
export const Duty = schema(() => z.object({ on_duty: z.boolean() }));

/** A change by somebody behind the counter, with what it changed. */
export const AuditEntry = schema(() =>
  z.object({
    id: Id,
    at: Timestamp,
    /** A subject and a verb, such as `store.update`. */
    action: z.string(),
    subject_id: Id,
    vendor_id: z.nullable(Id),
    /** Null for a command, and once the account is gone. */
    actor: z.nullable(z.object({ id: Id, name: z.string() })),
    device_id: z.nullable(Id),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
  }),
);
/** A page of the audit log, newest first. */
export const AuditLog = schema(() => listOf(AuditEntry));
/** Filters of the audit log. */
export const auditLogQuery = schema(() => ({
  vendor_id: z.optional(Id),
  subject_id: z.optional(Id),
  actor_id: z.optional(Id),
  /** An action, or the subject of several: `store`. */
  action: z.optional(line(60)),
  ...pageQuery,
}));
