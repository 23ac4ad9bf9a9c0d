/* Events (REQ-PUSH-13). */
import { defineCall } from "../call.js";
import { UserEvent } from "../schemas/events.js";

export const events = defineCall({
  method: "GET",
  path: "/api/events",
  tag: "Events",
  summary: "Server-sent events of the customer: changes of orders, notifications, cart and family",
  access: "user",
  data: UserEvent,
  stream: true,
});
