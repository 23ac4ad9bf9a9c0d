/* A store's board: what its people see of open orders, and what they do with them. */
import { defineCall } from "../call.js";
import {
  AcceptOrderRequest,
  Board,
  BoardCard,
  BoardEvent,
  CodeTries,
  DelayOrderRequest,
  HandOverRequest,
  OrderMilestoneRequest,
  RefuseOrderRequest,
} from "../schemas/board.js";
import { OrderState } from "../schemas/error-data.js";

const changed = { not_found: null, invalid_transition: OrderState, stale_version: OrderState } as const;

export const board = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/board",
  tag: "Board",
  summary: "Open orders of a store that it can answer, prepare or hand over, the longest waiting first",
  access: "staff",
  right: "board.read",
  data: Board,
  errors: { not_found: null },
});

export const boardEvents = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/events",
  tag: "Board",
  summary: "Server-sent events of a store's board: new and changed orders",
  access: "staff",
  right: "board.read",
  data: BoardEvent,
  errors: { not_found: null },
  stream: true,
});

export const acceptOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/accept",
  tag: "Board",
  summary: "Accept an order, and say in how many minutes it will be ready",
  access: "staff",
  right: "order.accept",
  body: AcceptOrderRequest,
  data: BoardCard,
  message: "order_accepted",
  errors: changed,
  invalidates: ["panel"],
});

export const refuseOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/refuse",
  tag: "Board",
  summary: "Refuse an order, or cancel one that was accepted, with a reason for the customer",
  access: "staff",
  right: "order.refuse",
  body: RefuseOrderRequest,
  data: BoardCard,
  message: "order_refused",
  errors: changed,
  invalidates: ["panel"],
});

export const recordOrderMilestone = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/milestone",
  tag: "Board",
  summary: "Say that an order is being prepared, or is ready",
  access: "staff",
  right: "order.prepare",
  body: OrderMilestoneRequest,
  data: BoardCard,
  message: "order_milestone_recorded",
  errors: changed,
  invalidates: ["panel"],
});

export const delayOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/delay",
  tag: "Board",
  summary: "Say that an order needs so many minutes longer",
  access: "staff",
  right: "order.prepare",
  body: DelayOrderRequest,
  data: BoardCard,
  message: "order_delay_told",
  errors: changed,
  invalidates: ["panel"],
});

export const handOverOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/hand-over",
  tag: "Board",
  summary: "Hand an order to the customer, for the code that the customer says",
  access: "staff",
  right: "order.hand_over",
  body: HandOverRequest,
  data: BoardCard,
  message: "order_handed_over",
  errors: {
    ...changed,
    hand_over_code_missing: null,
    hand_over_code_wrong: CodeTries,
    hand_over_code_locked: null,
  },
  invalidates: ["panel"],
});
