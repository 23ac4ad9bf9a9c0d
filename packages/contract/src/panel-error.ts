import type { MessageKey } from "./messages/index.js";

/** Codes an error can carry: those of the panel, and two of the way there. */
export type ErrorCode = MessageKey | "network" | "bad_answer";

/** A call that did not succeed. `code` and `errors` are for programs, `message` is for people (C0). */
export class PanelError extends Error {
  override readonly name = "PanelError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  /** What is wrong with which field of the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the panel tells beside the message, such as the cart as it is now. */
  readonly data: unknown;
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
