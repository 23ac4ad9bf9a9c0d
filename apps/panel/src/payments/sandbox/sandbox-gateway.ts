import type { Language } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { Database, Queries } from "../../db/database.js";
import { sandboxRecords } from "../../db/schema/sandbox-gateway.js";
import type { JobQueue } from "../../jobs/job-queue.js";
import { hmacOf, isSame, signMessage } from "../signed-message.js";
import { type CardBehaviour, TEST_CARDS } from "./test-cards.js";

/** What the sandbox stands on: a database for its records, a clock, work for later, and a way to the panel. */
export interface SandboxGround {
  readonly db: Database;
  readonly clock: () => Date;
  readonly jobs: Pick<JobQueue, "schedule" | "wake">;
  /** Sends a request over HTTP; `path` is the panel's. */
  readonly toPanel: (path: string, init: RequestInit) => Promise<Response>;
}

export type SandboxState =
  | "open"
  /** The bank waits for the customer. */
  | "check"
  | "processing"
  | "succeeded"
  | "declined"
  | "canceled";

export interface SandboxPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly description: string;
  readonly language: Language;
  readonly return_url: string;
  /** Whether a kept card is charged, without the page. */
  readonly by_card: boolean;
  state: SandboxState;
  /** Why the last card was declined; the page still takes another. */
  reason: "declined" | "no_funds" | "check_failed" | null;
  refunded: number;
  /** When a slow bank will have answered, in milliseconds since 1970. */
  due: number | null;
  /** Who pays, for a card that is to be kept; what older payments do not have. */
  readonly customer?: string;
  /** The token of the card that pays, when its owner asked to have it kept. */
  keep?: string | null;
}

/** A page on which a card is typed that is to be kept. */
export interface SandboxCardPage {
  readonly id: string;
  /** The panel's name for the customer. */
  readonly reference: string;
  readonly customer: string;
  readonly language: Language;
  readonly return_url: string;
  card: SandboxCard | null;
}

export interface SandboxCard {
  readonly id: string;
  /** The one-time token it was made from. */
  readonly token: string;
  readonly customer: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behaviour: CardBehaviour;
}

interface SandboxRefund {
  readonly id: string;
  readonly reference: string;
  readonly payment: string;
  readonly amount: number;
  readonly state: "succeeded";
}

interface Message {
  readonly body: string;
  attempts: number;
}

/** What somebody typed into the page. */
export interface TypedCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The answer is lost on purpose: the caller hears nothing that helps. */
export class LostAnswer extends Error {
  override readonly name = "LostAnswer";
}

/** Refused by the sandbox, as a gateway refuses. */
export class SandboxRefusal extends Error {
  override readonly name = "SandboxRefusal";
  readonly status: 400 | 402 | 404 | 409;
  constructor(status: 400 | 402 | 404 | 409, code: string) {
    super(code);
    this.status = status;
  }
}

export const SANDBOX_MESSAGE = "sandbox_gateway_message";
export const SANDBOX_BANK = "sandbox_gateway_bank";
const SLOW_MS = 8000;
const LATE_MESSAGE_MS = 5000;
/** After that a message is given up, as gateways do after some days. */
const MOST_TRIES = 20;
const SECRET = "secret";

export type SandboxGateway = Awaited<ReturnType<typeof createSandboxGateway>>;

/**
 * A payment company in small, for demos and tests: it keeps what it knows to itself, takes cards on pages of its own,
 * and tells the panel of outcomes by signed messages that it repeats until they are taken. Test cards decide what happens.
 */
export async function createSandboxGateway(ground: SandboxGround) {
  const { db, clock, jobs } = ground;
  const secret = await loadSecret(db);

  async function read<Body>(queries: Queries, id: string, lock = false): Promise<Body> {
    const query = queries.select().from(sandboxRecords).where(eq(sandboxRecords.id, id));
    const [row] = await (lock ? query.for("update") : query);
    if (row === undefined) throw new SandboxRefusal(404, "unknown");
    return row.body as Body;
  }
  const write = (queries: Queries, id: string, body: object) =>
    queries.update(sandboxRecords).set({ body }).where(eq(sandboxRecords.id, id));

  /** Makes a record once per key: the same request again gets the record as it is now. */
  async function make<Body extends { id: string }>(
    queries: Queries,
    key: string | null,
    body: Body,
  ): Promise<Body> {
    const made = await queries
      .insert(sandboxRecords)
      .values({ id: body.id, requestKey: key, body })
      .onConflictDoNothing()
      .returning({ id: sandboxRecords.id });
    if (made.length > 0 || key === null) return body;
    const [before] = await queries.select().from(sandboxRecords).where(eq(sandboxRecords.requestKey, key));
    return before!.body as Body;
  }

  /** Changes a payment under its lock. */
  async function change(
    id: string,
    work: (payment: SandboxPayment, tx: Queries) => Promise<void> | void,
  ): Promise<SandboxPayment> {
    const payment = await db.transaction(async (tx) => {
      const locked = await read<SandboxPayment>(tx, id, true);
      await work(locked, tx);
      await write(tx, id, locked);
      return locked;
    });
    jobs.wake();
    return payment;
  }

  async function tell(tx: Queries, type: string, object: object, delayMs = 0): Promise<void> {
    const id = newId("evt");
    const now = clock();
    const body = JSON.stringify({ id, type, created: Math.floor(now.getTime() / 1000), object });
    await make<Message & { id: string }>(tx, null, { id, body, attempts: 0 });
    await jobs.schedule(tx, {
      kind: SANDBOX_MESSAGE,
      subject: id,
      dueAt: new Date(now.getTime() + delayMs),
    });
  }

  async function end(tx: Queries, payment: SandboxPayment, state: SandboxState, delayMs = 0): Promise<void> {
    payment.state = state;
    payment.due = null;
    await tell(tx, `payment.${state}`, publicPayment(payment), delayMs);
  }

  async function decline(
    tx: Queries,
    payment: SandboxPayment,
    reason: SandboxPayment["reason"],
  ): Promise<void> {
    payment.reason = reason;
    // The page offers another try; a kept card has no page to try again on.
    if (payment.by_card) await end(tx, payment, "declined");
    else payment.state = "open";
  }

  /** What the bank does with a card. Throws nothing for a lost answer: the caller decides what is lost. */
  async function charge(tx: Queries, payment: SandboxPayment, behaviour: CardBehaviour): Promise<void> {
    payment.reason = null;
    switch (behaviour) {
      case "approve":
        return end(tx, payment, "succeeded");
      case "lost":
        return end(tx, payment, "succeeded", LATE_MESSAGE_MS);
      case "check":
        payment.state = "check";
        return;
      case "slow": {
        payment.state = "processing";
        payment.due = clock().getTime() + SLOW_MS;
        return jobs.schedule(tx, { kind: SANDBOX_BANK, subject: payment.id, dueAt: new Date(payment.due) });
      }
      case "no_funds":
        return decline(tx, payment, "no_funds");
      case "decline":
      case "decline_later":
        return decline(tx, payment, "declined");
    }
  }

  async function makeCard(typed: TypedCard): Promise<SandboxCard> {
    const found = TEST_CARDS.find(({ number }) => number === typed.number);
    if (found === undefined) throw new SandboxRefusal(400, "not_a_test_card");
    const token = newId("tok");
    return make(db, null, {
      id: token,
      token,
      customer: null,
      brand: found.brand,
      last4: found.number.slice(-4),
      exp_month: typed.expMonth,
      exp_year: typed.expYear,
      behaviour: found.behaviour,
    });
  }

  /** Makes a one-time token into a card of a customer; the same request again gets the same card. */
  async function keepCard(token: string, customer: string): Promise<SandboxCard> {
    if (!token.startsWith("tok_")) throw new SandboxRefusal(404, "unknown");
    const typed = await read<SandboxCard>(db, token);
    if (typed.behaviour === "decline" || typed.behaviour === "no_funds") {
      throw new SandboxRefusal(402, "declined");
    }
    const card = await make(db, `card ${token}`, { ...typed, id: newId("card"), customer });
    if (card.customer !== customer) throw new SandboxRefusal(409, "token_used");
    return card;
  }

  return {
    secret,
    readPayment: (id: string) => read<SandboxPayment>(db, id),

    async createPayment(
      key: string,
      wanted: Pick<
        SandboxPayment,
        "reference" | "amount" | "description" | "language" | "return_url" | "by_card" | "customer"
      >,
    ): Promise<SandboxPayment> {
      return make(db, `payment ${key}`, {
        id: newId("pay"),
        ...wanted,
        state: "open" as const,
        reason: null,
        refunded: 0,
        due: null,
      });
    },

    /** Charges a kept card; one that is charged already is left as it is. Throws {@link LostAnswer} when that is what the card does. */
    async chargeCard(id: string, cardId: string): Promise<SandboxPayment> {
      const card = await read<SandboxCard>(db, cardId);
      let isCharged = false;
      const payment = await change(id, async (locked, tx) => {
        if (!locked.by_card) throw new SandboxRefusal(409, "not_by_card");
        if (locked.state !== "open") return;
        isCharged = true;
        await charge(tx, locked, card.behaviour);
      });
      if (isCharged && card.behaviour === "lost") throw new LostAnswer();
      return payment;
    },

    /**
     * The customer pays on the page, and may ask to have the card kept. Throws {@link LostAnswer} after the money was
     * taken when that is what the card does.
     */
    async payOnPage(id: string, typed: TypedCard, isToKeep = false): Promise<SandboxPayment> {
      const card = TEST_CARDS.find(({ number }) => number === typed.number);
      if (card === undefined) throw new SandboxRefusal(400, "not_a_test_card");
      const keep = isToKeep ? (await makeCard(typed)).token : null;
      const payment = await change(id, async (locked, tx) => {
        if (locked.state !== "open" || locked.by_card) return;
        locked.keep = keep;
        await charge(tx, locked, card.behaviour);
      });
      if (card.behaviour === "lost" && payment.state === "succeeded") throw new LostAnswer();
      return payment;
    },

    /** The customer answers the bank's question. */
    async answerCheck(id: string, isConfirmed: boolean): Promise<SandboxPayment> {
      return change(id, async (payment, tx) => {
        if (payment.state !== "check") return;
        await (isConfirmed ? end(tx, payment, "succeeded") : decline(tx, payment, "check_failed"));
      });
    },

    async cancelPayment(id: string): Promise<SandboxPayment> {
      return change(id, async (payment, tx) => {
        if (payment.state === "open" || payment.state === "check") await end(tx, payment, "canceled");
      });
    },

    /** A slow bank has made up its mind. */
    async answerOfBank(id: string): Promise<void> {
      await change(id, async (payment, tx) => {
        if (payment.state === "processing" && payment.due !== null && payment.due <= clock().getTime()) {
          await end(tx, payment, "succeeded");
        }
      });
    },

    async refund(
      id: string,
      key: string,
      wanted: { amount: number; reference: string },
    ): Promise<SandboxRefund> {
      let refund: SandboxRefund | undefined;
      await change(id, async (payment, tx) => {
        const fresh: SandboxRefund = { id: newId("ref"), payment: id, state: "succeeded", ...wanted };
        refund = await make(tx, `refund ${key}`, fresh);
        if (refund.id !== fresh.id) return;
        if (payment.state !== "succeeded" || payment.refunded + wanted.amount > payment.amount) {
          throw new SandboxRefusal(409, "not_refundable");
        }
        payment.refunded += wanted.amount;
        await tell(tx, "refund.succeeded", refund);
      });
      return refund!;
    },

    makeCard,

    keepCard,

    /** The card whoever paid asked to have kept; null when there is none. */
    async keptCardOf(id: string): Promise<SandboxCard | null> {
      const { state, keep, customer } = await read<SandboxPayment>(db, id);
      return state === "succeeded" && keep && customer ? keepCard(keep, customer) : null;
    },

    readRefund: (id: string) => read<SandboxRefund>(db, id),

    async openCardPage(key: string, wanted: Omit<SandboxCardPage, "id" | "card">): Promise<SandboxCardPage> {
      return make<SandboxCardPage>(db, `card page ${key}`, { id: newId("cpg"), ...wanted, card: null });
    },

    /** Null for what is no such page. */
    async readCardPage(id: string): Promise<SandboxCardPage | null> {
      return id.startsWith("cpg_") ? read<SandboxCardPage>(db, id) : null;
    },

    /** Keeps what was typed into a page; a page takes one card. Throws {@link SandboxRefusal} for one that is declined. */
    async typeCard(id: string, typed: TypedCard): Promise<void> {
      const { customer, card } = await read<SandboxCardPage>(db, id);
      if (card !== null) return;
      const kept = await keepCard((await makeCard(typed)).token, customer);
      await db.transaction(async (tx) => {
        const page = await read<SandboxCardPage>(tx, id, true);
        if (page.card !== null) return;
        await write(tx, id, { ...page, card: kept });
        await tell(tx, "card_page.completed", { id });
      });
      jobs.wake();
    },

    async forgetCard(id: string): Promise<void> {
      await db.delete(sandboxRecords).where(eq(sandboxRecords.id, id));
    },

    /** Delivers a message; when it is due again, or null when it was taken or given up. */
    async deliver(id: string): Promise<Date | null> {
      let message: Message;
      try {
        message = await read<Message>(db, id);
      } catch {
        return null;
      }
      const isTaken = await post(ground, secret, message.body);
      if (isTaken || message.attempts + 1 >= MOST_TRIES) {
        await db.delete(sandboxRecords).where(eq(sandboxRecords.id, id));
        return null;
      }
      await write(db, id, { ...message, attempts: message.attempts + 1 });
      return new Date(clock().getTime() + Math.min(1000 * 2 ** message.attempts, 300_000));
    },

    /** What the customer's browser brings back, so that the panel knows of which payment it speaks. */
    resultToken: (id: string) => resultTokenOf(secret, id),
  };
}

/** A payment as the API tells of it. */
export function publicPayment(payment: SandboxPayment) {
  const { id, reference, amount, state, reason, refunded } = payment;
  const page = `/sandbox-gateway/pay/${id}`;
  const action_url = state === "check" || (state === "open" && !payment.by_card) ? page : null;
  return { id, reference, amount, state: state === "check" ? "open" : state, reason, refunded, action_url };
}

/** The mark of a payment that only gateway and panel can make. */
export function resultTokenOf(secret: string, id: string): string {
  return `rt_${hmacOf(secret, `result.${id}`).slice(0, 40)}`;
}

export function isResultToken(secret: string, id: string, token: string): boolean {
  return isSame(resultTokenOf(secret, id), token);
}

async function post(ground: SandboxGround, secret: string, body: string): Promise<boolean> {
  try {
    const response = await ground.toPanel("/api/payment-webhooks/sandbox", {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "Sandbox-Signature": signMessage(secret, body, ground.clock()),
      },
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** One secret for all panels on a database, drawn when the first of them begins. */
async function loadSecret(db: Database): Promise<string> {
  await db
    .insert(sandboxRecords)
    .values({ id: SECRET, body: { secret: randomBytes(32).toString("base64url") } })
    .onConflictDoNothing();
  const [row] = await db.select().from(sandboxRecords).where(eq(sandboxRecords.id, SECRET));
  return (row!.body as { secret: string }).secret;
}

const newId = (kind: string) => `${kind}_${randomBytes(18).toString("base64url")}`;
