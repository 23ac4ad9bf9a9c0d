/* Who works behind the counter, and what they changed. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import {
  AcceptedInvitation,
  AcceptInvitationRequest,
  AuditLog,
  auditLogQuery,
  Duty,
  DutyRequest,
  Invitation,
  InvitationList,
  InvitationRequest,
  JoinStoreRequest,
  Member,
  MemberList,
  MemberRequest,
  MemberRoleRequest,
  PanelRider,
  RiderChange,
  RiderRequest,
} from "../schemas/panel-people.js";

export const members = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/members",
  tag: "People of the panel",
  summary: "Members of a store, the highest role first",
  access: "staff",
  right: "member.read",
  data: MemberList,
  errors: { not_found: null },
});

export const changeMember = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/members/role",
  tag: "People of the panel",
  summary: "Change the role of a member; a store keeps an owner",
  access: "staff",
  right: "member.manage",
  body: MemberRoleRequest,
  data: Member,
  message: "updated",
  errors: { not_found: null, last_owner: null },
  invalidates: ["panel"],
  kind: "update",
});

export const removeMember = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/members/remove",
  tag: "People of the panel",
  summary: "Remove a member; a store keeps an owner",
  access: "staff",
  right: "member.manage",
  body: MemberRequest,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, last_owner: null },
  invalidates: ["panel"],
});

export const joinStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/members/join",
  tag: "People of the panel",
  summary: "Become a member of a store oneself, as those may who create stores",
  access: "admin",
  right: "store.create",
  body: JoinStoreRequest,
  data: Member,
  message: null,
  errors: { not_found: null, member_already: null },
  invalidates: ["panel"],
});

export const leaveStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/members/leave",
  tag: "People of the panel",
  summary: "End one's own membership of a store, which keeps an owner",
  access: "staff",
  right: "account.secure",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, last_owner: null },
  invalidates: ["panel"],
});

export const invitations = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/invitations",
  tag: "People of the panel",
  summary: "Invitations of a store that wait for an answer",
  access: "staff",
  right: "member.read",
  data: InvitationList,
  errors: { not_found: null },
});

export const inviteMember = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/invitations",
  tag: "People of the panel",
  summary: "Invite somebody to work for a store, by a link in a mail that is valid once",
  access: "staff",
  right: "member.manage",
  body: InvitationRequest,
  data: Invitation,
  message: "invitation_sent",
  status: 201,
  errors: { not_found: null, member_already: null },
  invalidates: ["panel"],
});

export const revokeInvitation = defineCall({
  method: "POST",
  path: "/api/panel/invitations/{id}/revoke",
  tag: "People of the panel",
  summary: "Take an invitation back",
  access: "staff",
  right: "member.manage",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel"],
});

export const acceptInvitation = defineCall({
  method: "POST",
  path: "/api/invitations/accept",
  tag: "People of the panel",
  summary: "Accept an invitation that was sent to the user's own address",
  access: "user",
  body: AcceptInvitationRequest,
  data: AcceptedInvitation,
  message: "invitation_accepted",
  errors: { invitation_gone: null },
  unkeyed: true,
});

export const createRider = defineCall({
  method: "POST",
  path: "/api/panel/riders",
  tag: "People of the panel",
  summary: "Make a verified account a rider",
  access: "admin",
  right: "rider.manage",
  body: RiderRequest,
  data: PanelRider,
  message: "rider_created",
  status: 201,
  errors: { no_account: null },
  invalidates: ["panel"],
});

export const changeRider = defineCall({
  method: "POST",
  path: "/api/panel/riders/{id}/update",
  tag: "People of the panel",
  summary: "Change a rider, or end their work",
  access: "admin",
  right: "rider.manage",
  body: RiderChange,
  data: PanelRider,
  message: "updated",
  errors: { not_found: null, rider_busy: null, rider_on_shift: null },
  invalidates: ["panel"],
  kind: "update",
});

export const setDuty = defineCall({
  method: "POST",
  path: "/api/panel/riders/duty",
  tag: "People of the panel",
  summary: "Say whether the signed-in rider takes orders, which needs an open shift",
  access: "staff",
  right: "ride.do",
  body: DutyRequest,
  data: Duty,
  message: null,
  errors: { shift_missing: null },
});

export const auditLog = defineCall({
  method: "GET",
  path: "/api/panel/audit-log",
  tag: "People of the panel",
  summary: "Changes by those behind the counter, newest first",
  access: "staff",
  right: "audit.read",
  query: auditLogQuery,
  data: AuditLog,
});
