import { fillMessage, type Language } from "@talabee/contract";
import { ACCEPT_TIMEOUT_MIN, movePayment } from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { bills, orders, paymentAttempts, paymentEvents, payments, refunds, users } from "../../db/schema.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import {
  type GatewayEvent,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
  SignatureInvalid,
} from "../../payments/payment-gateway.js";
import { createCardService, customerAt, insertCard } from "../cards/service.js";
import { CANCEL_UNACCEPTED, SIMULATE_ORDER } from "../orders/order-jobs.js";
import { lockOrder, orderTopic } from "../orders/transitions.js";
import { creditWallet } from "../wallet/ledger.js";
import {
  type AttemptRow,
  chargeableCard,
  CHECK_PAYMENT,
  currentAttempt,
  insertRefund,
  isLeased,
  KEEP_CARD,
  LEASE_MS,
  lockPayment,
  type PaymentRow,
  takeLease,
} from "./payment-rows.js";

/** What became of an attempt. */
interface Outcome {
  readonly state: GatewayPayment["state"];
  readonly actionUrl: string | null;
  readonly failure?: string;
}

/** Until a refund is asked about that the gateway has but has not ended, in case its message is lost. */
const REFUND_MS = 3_600_000;
/** Until the gateway is asked again: while a bank thinks, and while a customer does. */
const BANK_MS = 5000;
const CUSTOMER_MS = 60_000;
const UNREACHABLE_MS = 15_000;
const NO_GATEWAY_MS = 3_600_000;

const DESCRIPTIONS = {
  order: { en: "Order {code}", ar: "الطلب {code}" },
  topup: { en: "Wallet top-up", ar: "شحن المحفظة" },
  bill: { en: "Bill {code}", ar: "الفاتورة {code}" },
} as const;

/**
 * Moves money between the panel's rows and the gateways. Before a gateway is asked, a committed row says that it will be;
 * what it answers is written down after; whatever is lost between is asked for again, by the same request or by a job.
 * Nothing here runs inside a transaction but what writes an outcome down.
 */
export function createPaymentFlow(panel: Panel) {
  const cardService = createCardService(panel);

  async function read(paymentId: string): Promise<{ payment: PaymentRow; attempt: AttemptRow }> {
    const [payment] = await panel.db.select().from(payments).where(eq(payments.id, paymentId));
    const attempt = payment && (await currentAttempt(panel.db, payment));
    if (payment === undefined || attempt === undefined) throw new Fault("not_found");
    return { payment, attempt };
  }

  async function record(paymentId: string, number: number, outcome: Outcome): Promise<PaymentRow> {
    const payment = await panel.db.transaction((tx) => applyOutcome(panel, tx, paymentId, number, outcome));
    tellOf(payment);
    return payment;
  }

  function tellOf({ orderId }: PaymentRow): void {
    if (orderId !== null) panel.bus.publish(orderTopic(orderId));
    panel.jobs.wake();
  }

  /** What may be believed of an answer: it has to be of this payment, and of this much money. */
  function outcomeOf(payment: PaymentRow, attempt: AttemptRow, at: GatewayPayment): Outcome {
    if (at.reference !== keyOf(attempt) || at.amount !== payment.amount) {
      throw new Error(`the gateway speaks of another payment than ${keyOf(attempt)}`);
    }
    return {
      state: at.state,
      actionUrl: at.actionUrl,
      ...(at.state === "declined" ? { failure: "declined" } : {}),
    };
  }

  /** Nobody knows: the payment stays pending, and is asked for again. */
  async function letGo(paymentId: string): Promise<PaymentRow> {
    const dueAt = new Date(panel.clock().getTime() + UNREACHABLE_MS);
    return panel.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment.status !== "pending") return payment;
      await panel.jobs.schedule(tx, { kind: CHECK_PAYMENT, subject: paymentId, dueAt });
      const [changed] = await tx
        .update(payments)
        .set({ leaseUntil: null })
        .where(eq(payments.id, paymentId))
        .returning();
      return changed!;
    });
  }

  /** Writes down what work at the gateway came to, whatever way it ended. */
  async function attempted(
    payment: PaymentRow,
    attempt: AttemptRow,
    work: () => Promise<GatewayPayment>,
  ): Promise<PaymentRow> {
    let at: GatewayPayment;
    try {
      at = await work();
    } catch (error) {
      if (error instanceof GatewayRefused) {
        const failure = error.message || "refused";
        return record(payment.id, attempt.number, { state: "declined", actionUrl: null, failure });
      }
      if (!(error instanceof GatewayUnreachable)) throw error;
      panel.log.warn("a gateway did not answer", { provider: attempt.provider, payment_id: payment.id });
      return letGo(payment.id);
    }
    await panel.checkpoint("payment: gateway answered");
    return record(payment.id, attempt.number, outcomeOf(payment, attempt, at));
  }

  async function describe(payment: PaymentRow, language: Language): Promise<string> {
    const [order] =
      payment.orderId === null
        ? []
        : await panel.db
            .select({ code: orders.orderCode })
            .from(orders)
            .where(eq(orders.id, payment.orderId));
    const [bill] =
      payment.billId === null
        ? []
        : await panel.db.select({ code: bills.number }).from(bills).where(eq(bills.id, payment.billId));
    const code = order?.code ?? bill?.code ?? "";
    return fillMessage(DESCRIPTIONS[payment.purpose], language, { code });
  }

  /**
   * Has the gateway make a payment that is leased to the caller, or goes on where that was cut off: as often as it is run
   * for one attempt, money moves once.
   */
  async function run(paymentId: string, language?: Language): Promise<PaymentRow> {
    const { payment, attempt } = await read(paymentId);
    const card = await chargeableCard(panel.db, payment.cardId);
    if (payment.method === "card" && card === null) {
      return record(paymentId, attempt.number, { state: "declined", actionUrl: null, failure: "no card" });
    }
    const idempotencyKey = keyOf(attempt);
    const returnUrl = `${panel.config.publicUrl ?? ""}/api/payments/${paymentId}/return`;
    return attempted(payment, attempt, async () => {
      const gateway = gatewayOf(attempt);
      let at: GatewayPayment;
      if (attempt.reference === null) {
        const spoken = language ?? (await languageOf(payment.userId));
        at = await gateway.createPayment({
          reference: idempotencyKey,
          amount: payment.amount,
          description: await describe(payment, spoken),
          language: spoken,
          returnUrl,
          customer: await customerAt(panel, gateway, payment.userId),
          card,
          idempotencyKey,
        });
        await panel.db
          .update(paymentAttempts)
          .set({ reference: at.id })
          .where(isAttempt(attempt.paymentId, attempt.number));
        await panel.checkpoint("payment: made at the gateway");
      } else {
        at = await gateway.fetchPayment(attempt.reference);
      }
      const isUncharged = card !== null && at.state === "open" && at.actionUrl === null;
      return isUncharged
        ? gateway.chargeCard(at.id, { card, returnUrl, idempotencyKey: `${idempotencyKey}:charge` })
        : at;
    });
  }

  async function languageOf(userId: string): Promise<Language> {
    const [user] = await panel.db
      .select({ language: users.language })
      .from(users)
      .where(eq(users.id, userId));
    return user?.language ?? "en";
  }

  function gatewayOf({ provider }: AttemptRow): PaymentGateway {
    const gateway = panel.gateways.find(provider);
    if (gateway === null) throw new GatewayUnreachable(`${provider} is not set up`);
    return gateway;
  }

  /** Gives up a payment that is leased to the caller; it may turn out to be paid. */
  async function abandon(paymentId: string): Promise<PaymentRow> {
    const { payment, attempt } = await read(paymentId);
    const { reference } = attempt;
    // The gateway never answered that it has it: then nobody was shown a page, and nothing was charged.
    if (reference === null) {
      return record(paymentId, attempt.number, {
        state: "canceled",
        actionUrl: null,
        failure: "never begun",
      });
    }
    return attempted(payment, attempt, async () => gatewayOf(attempt).cancelPayment(reference));
  }

  return {
    run,

    abandon,

    /** Asks the gateway how a payment stands, and writes that down. */
    async refresh(paymentId: string): Promise<PaymentRow> {
      const { payment, attempt } = await read(paymentId);
      const { reference } = attempt;
      if (payment.status !== "pending" || reference === null) return payment;
      return attempted(payment, attempt, async () => gatewayOf(attempt).fetchPayment(reference));
    },

    /** The job behind every pending payment: brings it to an end, however it was left. */
    async check(paymentId: string): Promise<Date | null> {
      const now = panel.clock();
      const after = (ms: number) => new Date(now.getTime() + ms);
      const { payment, attempt } = await read(paymentId);
      if (payment.status !== "pending") return null;
      if (panel.gateways.find(attempt.provider) === null) {
        panel.log.warn("a payment waits for a gateway that is not set up", { payment_id: paymentId });
        return after(NO_GATEWAY_MS);
      }
      const isOurs = await panel.db.transaction((tx) => takeLease(panel, tx, paymentId));
      if (!isOurs) return isLeased(payment, now) ? payment.leaseUntil : now;
      // It may have been given up between the first look and the lease.
      const { expiresAt } = (await read(paymentId)).payment;
      const isOver = expiresAt !== null && expiresAt <= panel.clock();
      // Cut off before the gateway said it has it: nobody waits for that any more.
      const left = isOver || attempt.reference === null ? await abandon(paymentId) : await run(paymentId);
      if (left.status !== "pending") return null;
      const latest = await currentAttempt(panel.db, left);
      return after(latest?.actionUrl === null ? BANK_MS : CUSTOMER_MS);
    },

    /** The job of a refund. Throws while the gateway cannot be reached, so that the queue tries again. */
    async refund(refundId: string): Promise<Date | null> {
      const [row] = await panel.db
        .select({ refund: refunds, attempt: paymentAttempts })
        .from(refunds)
        .innerJoin(
          paymentAttempts,
          and(eq(paymentAttempts.paymentId, refunds.paymentId), eq(paymentAttempts.number, refunds.attempt)),
        )
        .where(eq(refunds.id, refundId));
      if (row?.refund.status !== "pending") return null;
      const { refund, attempt } = row;
      const gateway = gatewayOf(attempt);
      try {
        const given =
          refund.reference === null
            ? await gateway.refund(attempt.reference ?? "", {
                amount: refund.amount,
                reference: refund.id,
                idempotencyKey: `refund ${refund.id}`,
              })
            : await gateway.fetchRefund(refund.reference);
        await panel.checkpoint("refund: gateway answered");
        await endRefund(panel, panel.db, refund.id, given);
        return given.state === "pending" ? new Date(panel.clock().getTime() + REFUND_MS) : null;
      } catch (error) {
        // What it has, it does not refuse: only its own word ends that.
        if (!(error instanceof GatewayRefused) || refund.reference !== null) throw error;
        await endRefund(panel, panel.db, refund.id, { id: null, state: "failed" });
        return null;
      }
    },

    /** The job that keeps a card whose owner asked for it on the gateway's page. */
    async keepCard(paymentId: string): Promise<null> {
      const { payment } = await read(paymentId);
      const paid = await panel.db
        .select()
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.status, "succeeded")));
      for (const attempt of paid) {
        const card = await gatewayOf(attempt).fetchKeptCard(attempt.reference ?? "");
        if (card !== null) await insertCard(panel, payment.userId, attempt.provider, card);
      }
      return null;
    },

    /**
     * Takes what a gateway tells, once for each event (REL-15). Throws the Faults `signature_invalid`, also for a
     * gateway that does not exist, and `not_found` for a payment that does not.
     */
    async hear(provider: string, body: string, headers: Headers): Promise<void> {
      const gateway = panel.gateways.find(provider);
      if (gateway === null) throw new Fault("signature_invalid");
      let event: GatewayEvent;
      try {
        event = gateway.readEvent(body, headers, panel.clock());
      } catch (cause) {
        if (cause instanceof SignatureInvalid) throw new Fault("signature_invalid", { cause });
        throw cause;
      }
      if (event.kind === "other") return;
      if (event.kind === "card") {
        // Told again it is the same card: there is nothing to remember.
        await cardService.keepFromPage(event.page);
        return;
      }
      const heard = event;
      const changed = await panel.db.transaction(async (tx) => {
        const now = panel.clock();
        const [paymentId, number] = heard.kind === "payment" ? readKey(heard.payment.reference) : [null, 0];
        if (heard.kind === "payment") {
          // Rows are committed before a gateway hears of them: what has none is not ours.
          const [known] =
            paymentId === null
              ? []
              : await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
          if (known === undefined) throw new Fault("not_found");
        }
        const isNew = await tx
          .insert(paymentEvents)
          .values({
            provider,
            eventId: heard.id,
            paymentId,
            kind: heard.kind,
            body:
              heard.kind === "payment" ? { ...heard.payment } : { ...heard.refund, ours: heard.reference },
            occurredAt: now,
            receivedAt: now,
            handledAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.eventId });
        if (isNew.length === 0) return null;
        if (heard.kind === "refund") {
          await endRefund(panel, tx, heard.reference, heard.refund);
          return null;
        }
        const payment = await lockedPayment(tx, paymentId!);
        const [attempt] = await tx.select().from(paymentAttempts).where(isAttempt(paymentId!, number));
        if (attempt === undefined) throw new Fault("not_found");
        return applyOutcome(panel, tx, paymentId!, number, outcomeOf(payment, attempt, heard.payment));
      });
      if (changed !== null) tellOf(changed);
    },
  };
}

/** Order first, then payment: the order in which everybody locks them. */
async function lockedPayment(tx: Queries, id: string): Promise<PaymentRow> {
  const [row] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id));
  if (row?.orderId) await lockOrder(tx, row.orderId);
  return lockPayment(tx, id);
}

/** Our name for an attempt at the gateway, and the key under which it may be asked for again. */
function keyOf({ paymentId, number }: Pick<AttemptRow, "paymentId" | "number">): string {
  return `${paymentId}.${number}`;
}

function readKey(key: string): [paymentId: string | null, number: number] {
  const [, paymentId, number] = /^([\w-]{1,64})\.(\d{1,6})$/.exec(key) ?? [];
  return [paymentId ?? null, Number(number)];
}

const isAttempt = (paymentId: string, number: number) =>
  and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.number, number));

/**
 * Writes down what became of an attempt, with everything that follows from it. Told twice, late or out of order it
 * changes nothing more: success stands whatever else is told, and money nobody wants any more goes back.
 */
async function applyOutcome(
  panel: Panel,
  tx: Queries,
  paymentId: string,
  number: number,
  outcome: Outcome,
): Promise<PaymentRow> {
  const now = panel.clock();
  const payment = await lockedPayment(tx, paymentId);
  const [attempt] = await tx.select().from(paymentAttempts).where(isAttempt(paymentId, number));
  if (attempt === undefined) throw new Fault("not_found");
  const isCurrent = number === payment.attempts && payment.status === "pending";
  const setAttempt = (values: Partial<AttemptRow>) =>
    tx.update(paymentAttempts).set(values).where(isAttempt(paymentId, number));
  const setPayment = async (values: Partial<PaymentRow>) => {
    const [row] = await tx.update(payments).set(values).where(eq(payments.id, paymentId)).returning();
    return row!;
  };

  switch (outcome.state) {
    case "open":
    case "processing": {
      if (!isCurrent || attempt.status === "failed" || attempt.status === "succeeded") return payment;
      await setAttempt({ status: "waiting", actionUrl: outcome.actionUrl });
      // Given up while the gateway was asked: what it said was true before, and it has to be told.
      const isGivenUp =
        payment.leaseUntil !== null &&
        payment.expiresAt !== null &&
        payment.expiresAt <= now &&
        payment.expiresAt.getTime() >= payment.leaseUntil.getTime() - LEASE_MS;
      const wait = isGivenUp ? 0 : outcome.actionUrl === null ? BANK_MS : CUSTOMER_MS;
      await panel.jobs.schedule(tx, {
        kind: CHECK_PAYMENT,
        subject: paymentId,
        dueAt: new Date(now.getTime() + wait),
      });
      return setPayment({ leaseUntil: null });
    }
    case "declined":
    case "canceled": {
      if (attempt.status === "failed" || attempt.status === "succeeded") return payment;
      const failure = outcome.failure ?? outcome.state;
      await setAttempt({ status: "failed", failure, actionUrl: null, endedAt: now });
      if (!isCurrent) return payment;
      if (payment.orderId !== null) {
        await tx
          .update(orders)
          .set({ paymentStatus: movePayment("pending", "failed") })
          .where(and(eq(orders.id, payment.orderId), eq(orders.paymentStatus, "pending")));
      }
      return setPayment({ status: "failed", leaseUntil: null });
    }
    case "succeeded": {
      if (attempt.status === "succeeded") return payment;
      await setAttempt({ status: "succeeded", actionUrl: null, failure: null, endedAt: now });
      if (payment.method === "online") {
        await panel.jobs.schedule(tx, { kind: KEEP_CARD, subject: paymentId, dueAt: now });
      }
      const { amount } = payment;
      if (payment.paidAt !== null) {
        await insertRefund(panel, tx, attempt, { amount, reason: "paid twice" });
        return payment;
      }
      const isWanted = await fulfil(panel, tx, payment, now);
      if (isWanted) return setPayment({ status: "paid", paidAt: now, leaseUntil: null });
      await insertRefund(panel, tx, attempt, { amount, reason: "paid too late" });
      return setPayment({ status: "refunded", refunded: amount, paidAt: now, leaseUntil: null });
    }
  }
}

/** Does what was paid for; false when nobody wants it any more. */
async function fulfil(panel: Panel, tx: Queries, payment: PaymentRow, now: Date): Promise<boolean> {
  if (payment.purpose === "topup") {
    await creditWallet(tx, panel.jobs, payment.userId, {
      kind: "topup",
      amount: payment.amount,
      expiresAt: null,
      at: now,
      paymentId: payment.id,
    });
    return true;
  }
  if (payment.billId !== null) {
    const paid = await tx
      .update(bills)
      .set({ status: "paid", paidAt: now })
      .where(and(eq(bills.id, payment.billId), eq(bills.status, "unpaid")))
      .returning({ id: bills.id });
    return paid.length > 0;
  }
  const order = await lockOrder(tx, payment.orderId!);
  if (order.orderStatus === "canceled") {
    await tx
      .update(orders)
      .set({ paymentStatus: movePayment(order.paymentStatus, "refunded") })
      .where(eq(orders.id, order.id));
    return false;
  }
  // Paid in cash meanwhile.
  if (order.paymentStatus === "paid") return false;
  await tx
    .update(orders)
    .set({ paymentStatus: movePayment(order.paymentStatus, "paid"), paymentMethod: payment.method })
    .where(eq(orders.id, order.id));
  if (order.orderStatus === "pending") await giveTimeToAccept(panel, tx, order.id);
  return true;
}

/** The store's time to accept begins now that the order's payment is settled (D1). */
export async function giveTimeToAccept(panel: Panel, tx: Queries, orderId: string): Promise<void> {
  const dueAt = new Date(panel.clock().getTime() + ACCEPT_TIMEOUT_MIN * 60_000);
  await panel.jobs.schedule(tx, { kind: CANCEL_UNACCEPTED, subject: orderId, dueAt });
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    await panel.jobs.schedule(tx, { kind: SIMULATE_ORDER, subject: orderId, dueAt: panel.clock() });
  }
}

/** Writes down how a refund stands; one that failed needs a person. */
async function endRefund(
  panel: Panel,
  queries: Queries,
  refundId: string,
  given: { id: string | null; state: "pending" | "succeeded" | "failed" },
): Promise<void> {
  const status = given.state === "succeeded" ? "done" : given.state;
  const changed = await queries
    .update(refunds)
    .set({
      status,
      ...(given.id === null ? {} : { reference: given.id }),
      ...(status === "pending" ? {} : { endedAt: panel.clock() }),
    })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, "pending")))
    .returning({ id: refunds.id });
  if (status === "failed" && changed.length > 0) {
    panel.log.error("a refund failed: the customer's money is still with the gateway", null, {
      refund_id: refundId,
    });
  }
}
