/* Messages from the contact page, for those who answer them. */
import { defineCall } from "../call.js";
import { InboxAnswerRequest, InboxMessage, InboxMessageList, inboxQuery } from "../schemas/inbox.js";
import { NoFields } from "../schemas/nothing.js";

export const inbox = defineCall({
  method: "GET",
  path: "/api/panel/inbox",
  tag: "Inbox",
  summary: "Messages from the contact page that wait for an answer, oldest first, or that were answered",
  access: "admin",
  right: "inbox.answer",
  query: inboxQuery,
  data: InboxMessageList,
});

export const answerMessage = defineCall({
  method: "POST",
  path: "/api/panel/inbox/{id}/answer",
  tag: "Inbox",
  summary: "Mail an answer to the sender of a message, once",
  access: "admin",
  right: "inbox.answer",
  body: InboxAnswerRequest,
  data: InboxMessage,
  message: "message_answered",
  errors: { not_found: null, message_done: null },
  invalidates: ["panel"],
});

export const closeMessage = defineCall({
  method: "POST",
  path: "/api/panel/inbox/{id}/close",
  tag: "Inbox",
  summary: "Put a message away without an answer, such as one that was answered by phone",
  access: "admin",
  right: "inbox.answer",
  body: NoFields,
  data: InboxMessage,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel"],
});
