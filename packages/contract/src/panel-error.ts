import type { MessageKey } from "./messages/index.js";

/**
 * Codes an error can carry: those of the panel, `network` without a complete response, `bad_answer` when it is
 * invalid. A newer server may send other codes: handle them by their status.
 */
export type ErrorCode = MessageKey | "network" | "bad_answer";

/** A call that did not succeed. Programs use `code` and `errors`; `message` is for display (REQ-API-27). */
export class PanelError extends Error {
  override readonly name = "PanelError";
  /**
   * In the language of the request: that of the server, empty when its response had none, or the client's for the code
   * `network`.
   */
  declare readonly message: string;
  /** HTTP status; 0 without a complete response. */
  readonly status: number;
  readonly code: ErrorCode;
  /** Error texts by field of the request, in snake_case. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Data of the error, such as the current cart, as it was sent. */
  readonly data: unknown;
  /** The data, parsed by the schema of its call; null without one, and when it does not match. */
  readonly parsedData: unknown;
  /** Id of the request in the log of the server. */
  readonly requestId: string | null;
  /** Seconds after which to retry. */
  readonly retryAfter: number | null;

  constructor(fault: {
    message: string;
    status: number;
    code: ErrorCode;
    errors?: Readonly<Record<string, readonly string[]>>;
    data?: unknown;
    parsedData?: unknown;
    requestId?: string | null;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.status = fault.status;
    this.code = fault.code;
    this.errors = fault.errors ?? {};
    this.data = fault.data ?? null;
    this.parsedData = fault.parsedData ?? null;
    this.requestId = fault.requestId ?? null;
    this.retryAfter = fault.retryAfter ?? null;
  }
}

/** The message of the server; empty without one. What the client says without a response is left out. */
export function serverMessage({ code, message }: PanelError): string {
  return code === "network" ? "" : message;
}

/** Error text by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first text of each field, as forms show one at a time. */
export function fieldErrors(problem: PanelError | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(problem?.errors ?? {}).flatMap(([field, [text]]) => (text ? [[field, text]] : [])),
  );
}
