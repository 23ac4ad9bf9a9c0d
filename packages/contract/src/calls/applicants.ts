/* Applicants and contact. */
import { defineCall } from "../call.js";
import { Nothing } from "../schemas/nothing.js";
import { ApplicantRequest, Application, ApplicationReceived, ContactRequest } from "../schemas/applicants.js";
import { listOf } from "../schemas/primitives.js";

export const apply = defineCall({
  method: "POST",
  path: "/api/applicants",
  tag: "Applicants",
  summary: "Apply to become a partner, rider, star or marketplace",
  access: "public",
  body: ApplicantRequest,
  data: ApplicationReceived,
  message: "message_sent",
  status: 201,
  errors: { already_applied: null },
  invalidates: ["applicants"],
});

export const myApplications = defineCall({
  method: "GET",
  path: "/api/applicants/mine",
  tag: "Applicants",
  summary: "The customer's applications, newest first",
  access: "user",
  data: listOf(Application),
});

export const contactUs = defineCall({
  method: "POST",
  path: "/api/contact-us",
  tag: "Applicants",
  summary: "Send a message to the brand",
  access: "public",
  body: ContactRequest,
  data: Nothing,
  message: "message_sent",
});
