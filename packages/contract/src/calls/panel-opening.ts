/* When a store takes orders, and how long it needs, beside its week. */
import { defineCall } from "../call.js";
import { NoFields } from "../schemas/nothing.js";
import {
  BusyRequest,
  ClosureRequest,
  HoursPlanChange,
  HoursPlanRequest,
  PauseRequest,
} from "../schemas/panel-opening.js";
import { LimitReached, PanelStore } from "../schemas/panel-stores.js";

export const createClosure = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/closures",
  tag: "Opening times of stores",
  summary: "Close a store for a time, such as a holiday",
  access: "staff",
  right: "store.hours",
  body: ClosureRequest,
  data: PanelStore,
  message: "closure_created",
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const deleteClosure = defineCall({
  method: "POST",
  path: "/api/panel/closures/{id}/delete",
  tag: "Opening times of stores",
  summary: "Delete a closure",
  access: "staff",
  right: "store.hours",
  body: NoFields,
  data: PanelStore,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const createHoursPlan = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/hours-plans",
  tag: "Opening times of stores",
  summary: "Give a store other hours on some dates: Ramadan, the Friday prayer, Eid, a single day",
  access: "staff",
  right: "store.hours",
  body: HoursPlanRequest,
  data: PanelStore,
  message: "hours_plan_saved",
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const changeHoursPlan = defineCall({
  method: "POST",
  path: "/api/panel/hours-plans/{id}",
  tag: "Opening times of stores",
  summary: "Change hours or dates of a plan, such as by a day when the moon is seen later",
  access: "staff",
  right: "store.hours",
  body: HoursPlanChange,
  data: PanelStore,
  message: "hours_plan_saved",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const deleteHoursPlan = defineCall({
  method: "POST",
  path: "/api/panel/hours-plans/{id}/delete",
  tag: "Opening times of stores",
  summary: "Delete a plan: the store's own week holds again",
  access: "staff",
  right: "store.hours",
  body: NoFields,
  data: PanelStore,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const pauseStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/pause",
  tag: "Opening times of stores",
  summary: "Take no orders from now until a time",
  access: "staff",
  right: "store.pause",
  body: PauseRequest,
  data: PanelStore,
  message: "store_paused",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const resumeStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/resume",
  tag: "Opening times of stores",
  summary: "End a pause",
  access: "staff",
  right: "store.pause",
  body: NoFields,
  data: PanelStore,
  message: "store_resumed",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const setBusy = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/busy",
  tag: "Opening times of stores",
  summary: "Promise customers longer times, until a time",
  access: "staff",
  right: "store.pause",
  body: BusyRequest,
  data: PanelStore,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});

export const endBusy = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/busy/end",
  tag: "Opening times of stores",
  summary: "Promise customers the store's usual times again",
  access: "staff",
  right: "store.pause",
  body: NoFields,
  data: PanelStore,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
});
