import type { Language, MessageKey } from "@talabee/contract";

type Value = string | number | ((language: Language) => string);

export interface FaultDetails {
  /** Fills `{name}` in the message. */
  readonly values?: Readonly<Record<string, Value>>;
  /** Message keys by field (C0). */
  readonly errors?: Readonly<Record<string, readonly MessageKey[]>>;
  /** What the client needs beside the message, such as the cart as it is now. */
  readonly data?: unknown;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A call that is answered with an error: its code decides status and text (C0, C8). */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly code: MessageKey;
  readonly details: FaultDetails;
  constructor(code: MessageKey, details: FaultDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Refuses a request for a value of one of its fields (C0). */
export function refuseField(field: string): never {
  throw new Fault("validation_failed", { errors: { [field]: ["value_invalid"] } });
}
