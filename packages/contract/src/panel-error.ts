import type { MessageKey } from "./messages/index.js";

/**
 * Codes an error can carry: those of the panel, `network` when no whole answer came, `bad_answer` when it could not
 * be read. A newer panel may send others: treat them by their status.
 */
export type ErrorCode = MessageKey | "network" | "bad_answer";

/** A call that did not succeed. `code` and `errors` are for programs, `message` is for people (REQ-API-27). */
export class PanelError extends Error {
  override readonly name = "PanelError";
  /** HTTP status; 0 when no whole answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  /** Texts by field, in snake_case: what is wrong with which field of the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the panel tells beside the message, such as the cart as it is now. */
  readonly data: unknown;
  /** Names the exchange in the panel's log. */
  readonly requestId: string | null;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | null;

  constructor(fault: {
    message: string;
    status: number;
    code: ErrorCode;
    errors?: Readonly<Record<string, readonly string[]>>;
    data?: unknown;
    requestId?: string | null;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.errors = fault.errors ?? {};
    this.data = fault.data ?? null;
    this.requestId = fault.requestId ?? null;
    this.retryAfter = fault.retryAfter ?? null;
  }
}
