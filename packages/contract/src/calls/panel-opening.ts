/* When a store takes orders, and how long it needs, beside its week. */
import { defineCall } from "../call.js";
import { NoFields } from "../schemas/nothing.js";
import { BusyRequest, ClosureRequest, PauseRequest } from "../schemas/panel-opening.js";
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
