import type { Language, MessageKey } from "@talabee/contract";

type Value = string | number | ((language: Language) => string);

export interface ApiErrorDetails {
  /** Fills `{name}` in the message and in those of the fields. */
  readonly values?: Readonly<Record<string, Value>>;
  /** Message keys by field (REQ-API-27). */
  readonly errors?: Readonly<Record<string, readonly MessageKey[]>>;
  /** Data for the client, such as the current cart. */
  readonly data?: unknown;
  /** Seconds until a retry can succeed. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error response: the code determines status and message (REQ-API-28, REQ-MESSAGE-56). */
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

/** Rejects a request because of the value of one field (REQ-API-27). */
export function throwInvalidField(field: string): never {
  throw new ApiError("validation_failed", { errors: { [field]: ["value_invalid"] } });
}
