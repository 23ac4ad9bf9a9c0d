import { exampleOf } from "./examples.js";
import { acceptsIdempotencyKey, type Call } from "./call.js";
import { fillMessage, messages, type MessageKey } from "./messages/index.js";

/** HTTP status of each error code; others are a 422 (REQ-API-28). */
export const ERROR_STATUS: Partial<Record<MessageKey, number>> = {
  bad_request: 400,
  idempotency_key_required: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  origin_forbidden: 403,
  email_unverified: 403,
  account_blocked: 403,
  account_of_staff: 403,
  account_in_use: 409,
  email_code_required: 403,
  second_factor_required: 403,
  second_factor_missing: 403,
  store_inactive: 410,
  not_owner: 403,
  signature_invalid: 401,
  not_found: 404,
  method_not_allowed: 405,
  vendor_conflict: 409,
  stock_exceeded: 409,
  stale_cart: 409,
  cart_full: 409,
  quote_changed: 409,
  store_closed: 409,
  store_closed_today: 409,
  in_progress: 409,
  already_verified: 409,
  second_factor_enabled: 409,
  second_factor_disabled: 409,
  coupon_code_taken: 409,
  store_address_taken: 409,
  last_owner: 409,
  member_already: 409,
  invitation_gone: 410,
  no_account: 409,
  store_incomplete: 409,
  section_in_use: 409,
  limit_reached: 409,
  store_is_open: 409,
  product_in_use: 409,
  slot_full: 409,
  already_reviewed: 409,
  payment_pending: 409,
  payment_final: 409,
  already_paid: 409,
  already_member: 409,
  not_member: 409,
  family_full: 409,
  stale_basket: 409,
  already_applied: 409,
  rider_busy: 409,
  rider_off_duty: 409,
  family_code: 404,
  address_in_use: 409,
  invalid_transition: 409,
  stale_version: 409,
  hand_over_code_locked: 409,
  refund_refused: 409,
  refund_right_missing: 403,
  person_missing: 403,
  pin_locked: 409,
  pin_missing: 409,
  offer_gone: 409,
  shift_open: 409,
  shift_missing: 409,
  rider_on_shift: 409,
  shift_counted: 409,
  message_done: 409,
  voucher_code_taken: 409,
  bill_number_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  resend_cooldown: 429,
  server_error: 500,
  not_served: 501,
  // With Retry-After while the database is away or saturated; also by a proxy while no server runs.
  maintenance: 503,
};

/** The HTTP status of an error code; 422 for any code without one of its own (REQ-API-28). */
export function statusOf(code: MessageKey): number {
  return ERROR_STATUS[code] ?? 422;
}

/**
 * Every error code of a call: its own, and those that follow from its access and its input
 * (REQ-API-27).
 */
export function errorsOf(call: Call): MessageKey[] {
  const codes = new Set(Object.keys(call.errors ?? {}) as MessageKey[]);
  const add = (...more: MessageKey[]) => more.forEach((code) => codes.add(code));
  if (call.access !== "public") add("unauthenticated", "account_blocked");
  if (call.right !== undefined) {
    add("forbidden");
    if (call.withoutSecondFactor !== true) add("second_factor_missing");
  }
  // Of an optional idempotency key.
  if (call.idempotent === true || acceptsIdempotencyKey(call)) add("in_progress", "idempotency_mismatch");
  if (call.body || call.query) add("bad_request", "validation_failed");
  if (call.body) add("origin_forbidden", "unsupported_media_type", "payload_too_large");
  add("too_many_requests", "server_error", "maintenance");
  return [...codes];
}

/** An example of the response with an error code, in English. */
export function errorExample(code: MessageKey, call?: Call): Record<string, unknown> {
  const data = call?.errors?.[code];
  return {
    message: fillMessage(messages[code], "en", {
      time: "18:30",
      amount: "QAR 10.25",
      zone: "61",
      min: 1,
      max: 3,
      group: "Sauces",
    }),
    code,
    errors: code === "validation_failed" ? { email: [messages.email_invalid.en] } : {},
    data: data ? exampleOf(data) : null,
    request_id: "4be0643f-1d98-573b-97cd-ca98a65347dd",
  };
}
