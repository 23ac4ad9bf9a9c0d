/* Events (REQ-PUSH-13). */
import { defineCall } from "../call.js";
import { UserEvent } from "../schemas/events.js";

export const events = defineCall({
  method: "GET",
  path: "/api/events",
  tag: "Events",
  summary: "One stream a customer, as server-sent events: orders, notifications, cart and family changes",
  access: "user",
  data: UserEvent,
  stream: true,
});
