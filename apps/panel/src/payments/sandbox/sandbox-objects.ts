import type { Language } from "@talabee/contract";
import type { Database } from "../../db/database.js";
import type { JobQueue } from "../../jobs/job-queue.js";
import type { CardBehaviour } from "./test-cards.js";

/** Dependencies of the sandbox: a database for its records, a clock, a job queue and a way to reach the panel. */
export interface SandboxDependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly jobs: Pick<JobQueue, "schedule" | "wake">;
  /** Sends a request to a path of the panel over HTTP. */
  readonly toPanel: (path: string, init: RequestInit) => Promise<Response>;
}

export type SandboxState =
  | "open"
  /** The bank waits for the customer's confirmation (3-D Secure). */
  | "check"
  | "processing"
  | "succeeded"
  | "declined"
  | "canceled";

export interface SandboxPayment {
  readonly id: string;
  readonly reference: string;
  /** Dirhams. */
  readonly amount: number;
  readonly description: string;
  readonly language: Language;
  readonly return_url: string;
  /** Whether a saved card is charged, without the payment page. */
  readonly by_card: boolean;
  state: SandboxState;
  /** Why the last card was declined; the page still accepts another one. */
  reason: "declined" | "no_funds" | "check_failed" | null;
  /** Dirhams. */
  refunded: number;
  /** When a slow bank responds, in milliseconds since 1970. */
  due: number | null;
  /** The paying customer, to save a card for; payments from before this field was added lack it. */
  readonly customer?: string;
  /** Token of the paying card if its owner chose to save it. */
  keep?: string | null;
}

/** A page on which a customer enters a card to be saved. */
export interface SandboxCardPage {
  readonly id: string;
  /** The panel's id of the customer. */
  readonly reference: string;
  readonly customer: string;
  readonly language: Language;
  readonly return_url: string;
  card: SandboxCard | null;
}

export interface SandboxCard {
  readonly id: string;
  /** The one-time token that it was created from. */
  readonly token: string;
  readonly customer: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behaviour: CardBehaviour;
}

export interface SandboxRefund {
  readonly id: string;
  readonly reference: string;
  readonly payment: string;
  /** Dirhams. */
  readonly amount: number;
  readonly state: "succeeded";
}

/** Card details entered on the page. */
export interface TypedCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Simulates a response that gets lost: the caller learns nothing about the outcome. */
export class LostResponse extends Error {
  override readonly name = "LostResponse";
}

/** The sandbox refused a request, as a real gateway would. */
export class SandboxRefusal extends Error {
  override readonly name = "SandboxRefusal";
  readonly status: 400 | 402 | 404 | 409;
  constructor(status: 400 | 402 | 404 | 409, code: string) {
    super(code);
    this.status = status;
  }
}

/** A payment as the sandbox's API returns it. */
export function serializeSandboxPayment(payment: SandboxPayment) {
  const { id, reference, amount, state, reason, refunded } = payment;
  const page = `/sandbox-gateway/pay/${id}`;
  const action_url = state === "check" || (state === "open" && !payment.by_card) ? page : null;
  return { id, reference, amount, state: state === "check" ? "open" : state, reason, refunded, action_url };
}
