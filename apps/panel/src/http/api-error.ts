import type { Language, MessageKey } from "@talabee/contract";

type Value = string | number | ((language: Language) => string);

export interface ApiErrorDetails {
  /** Fills `{name}` in the message. */
  readonly values?: Readonly<Record<string, Value>>;
  /** Message keys by field (REQ-API-27). */
  readonly errors?: Readonly<Record<string, readonly MessageKey[]>>;
  /** What the client needs beside the message, such as the cart as it is now. */
  readonly data?: unknown;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A call that is answered with an error: its code decides status and text (REQ-API-28, REQ-MESSAGE-56). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: MessageKey;
  readonly details: ApiErrorDetails;
  constructor(code: MessageKey, details: ApiErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Refuses a request for a value of one of its fields (REQ-API-27). */
export function throwInvalidField(field: string): never {
  throw new ApiError("validation_failed", { errors: { [field]: ["value_invalid"] } });
}
