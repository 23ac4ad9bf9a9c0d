import type {
  CallBody,
  CallData,
  CallQuery,
  Language,
  payBill,
  payments as paymentsCall,
} from "@talabee/contract";
import { fillMessage, messages } from "@talabee/contract";
import { isPaidOnline, movePayment } from "@talabee/domain";
import { and, desc, eq, lt, ne } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { bills, orders, paymentAttempts, payments } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { Fault, refuseField } from "../../http/fault.js";
import { claimKey, type KeyedRequest, type StoredAnswer, storeAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createOrderService } from "../orders/service.js";
import { lockOrder, orderTopic } from "../orders/transitions.js";
import type { OrderRow } from "../orders/wire.js";
import { lockWallet, spendable, spendOrderHold, takeFromWallet } from "../wallet/ledger.js";
import { payableUntil } from "./order-payments.js";
import { createPaymentFlow, giveTimeToAccept } from "./payment-flow.js";
import {
  currentAttempt,
  isLeased,
  lockPayment,
  openPayment,
  paymentOfOrder,
  type PaymentRow,
  paymentToWire,
  reopenPayment,
  takeLease,
} from "./payment-rows.js";

type Outcome = CallData<typeof payBill>;
type BillForm = CallBody<typeof payBill>;
type BillRow = typeof bills.$inferSelect;

/** Seconds after which a payment that is not settled is worth asking about again. */
const ASK_AGAIN_S = 3;
/** Minutes in which a bill may be paid once its payment was begun. */
const BILL_TIMEOUT_MS = 30 * 60_000;

/** Where the storefront shows what a payment was for (settled 20). */
const PAGES = { topup: "/wallet", bill: "/pay-bill" } as const;

/** What became of a payment, as an answer or as a Fault. */
export interface PaymentAnswer<Data> {
  readonly body: StoredAnswer<Data>;
  readonly replayed: boolean;
}

/** Customers' payments: listing, settling what a gateway's page left open, and paying bills (C6). */
export function createPaymentService(panel: Panel) {
  const flow = createPaymentFlow(panel);
  const orderService = createOrderService(panel);

  async function toWire(queries: Queries, payment: PaymentRow) {
    const [order] =
      payment.orderId === null
        ? []
        : await queries.select({ code: orders.orderCode }).from(orders).where(eq(orders.id, payment.orderId));
    return paymentToWire(payment, await currentAttempt(queries, payment), order?.code ?? null);
  }

  async function outcomeOf(payment: PaymentRow, language: Language): Promise<Outcome> {
    return {
      payment: await toWire(panel.db, payment),
      order:
        payment.orderId === null
          ? null
          : await orderService.detail(payment.userId, payment.orderId, language),
    };
  }

  /** Answers for a payment as it is now; what is worth replaying is kept under the key. */
  async function answer(
    payment: PaymentRow,
    request: KeyedRequest,
    language: Language,
  ): Promise<PaymentAnswer<Outcome>> {
    const data = await outcomeOf(payment, language);
    const isPaid = payment.status === "paid";
    if (payment.status === "failed") throw new Fault("payment_declined", { data: { retry: true } });
    if (payment.status === "pending" && data.payment.action_url === null) throw pending();
    const body = { message: isPaid ? fillMessage(messages.payment_successful, language) : "", data };
    // A page to go on with is not the end: the same request later is told how it stands then.
    if (payment.status !== "pending") {
      await panel.db.transaction((tx) => storeAnswer(tx, request, { status: 200, body, now: panel.clock() }));
    }
    return { body, replayed: false };
  }

  async function findOwn(userId: string, id: string): Promise<PaymentRow> {
    const [row] = await panel.db
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.userId, userId)));
    if (row === undefined) throw new Fault("not_found");
    return row;
  }

  /** What paying begins with: settled at once, to be run at the gateway, or an older try to be given up first. */
  type Begun =
    | { readonly step: "replay"; readonly body: StoredAnswer<Outcome> }
    | {
        readonly step: "settled" | "run" | "abandon";
        readonly paymentId: string;
        readonly orderId: string | null;
      };

  async function begin(
    tx: Queries,
    userId: string,
    form: BillForm,
    request: KeyedRequest,
    isAbandoned: boolean,
  ): Promise<Begun> {
    const stored = await claimKey<Outcome>(tx, request);
    if (stored !== null) return { step: "replay", body: stored };
    const { method } = form;
    const now = panel.clock();
    const bill = form.order_id ? null : await lockBill(tx, userId, form.bill_number ?? "");
    const order = form.order_id ? await lockOwnOrder(tx, userId, form.order_id) : null;
    const found = order ? await paymentOfOrder(tx, order.id) : await paymentOfBill(tx, bill!);
    const payment = found && (await lockPayment(tx, found.id));
    const begun = (step: "settled" | "run" | "abandon", { id }: PaymentRow): Begun => ({
      step,
      paymentId: id,
      orderId: order?.id ?? null,
    });

    const isSameRequest = payment?.idempotencyKey === request.key && payment.idempotencyPath === request.path;
    if (payment && isSameRequest && !isAbandoned) {
      if (payment.method !== method) throw new Fault("idempotency_mismatch");
      if (payment.status !== "pending") return begun("settled", payment);
      const attempt = await currentAttempt(tx, payment);
      if (attempt?.status === "waiting" && attempt.actionUrl !== null) return begun("settled", payment);
      if (isLeased(payment, now)) throw new Fault("in_progress", { retryAfter: 1 });
      await takeLease(panel, tx, payment.id);
      return begun("run", payment);
    }
    refusePaid(order, bill, payment);
    if (order && method !== "cod" && isPaidOnline(order.paymentMethod) && payableUntil(order) <= now) {
      // The system is about to cancel it.
      throw new Fault("not_found");
    }
    if (payment?.status === "pending") {
      if (isLeased(payment, now)) throw new Fault("in_progress", { retryAfter: 1 });
      await takeLease(panel, tx, payment.id);
      return begun("abandon", payment);
    }
    if (method === "wallet") {
      return begun("settled", await payFromWallet(tx, userId, { order, bill, payment }, request, now));
    }
    if (method === "cod") return begun("settled", await payInCash(panel, tx, order, payment));
    const choice = { method, cardId: form.card_id ?? null, request };
    if (order && isPaidOnline(order.paymentMethod)) {
      await tx
        .update(orders)
        .set({
          paymentStatus: movePayment(order.paymentStatus, "pending"),
          paymentMethod: method,
          cardId: method === "card" ? choice.cardId : null,
        })
        .where(eq(orders.id, order.id));
    }
    if (payment) return begun("run", await reopenPayment(panel, tx, payment, choice));
    return begun(
      "run",
      await openPayment(panel, tx, {
        userId,
        purpose: "bill",
        billId: bill!.id,
        amount: bill!.amount,
        expiresAt: new Date(now.getTime() + BILL_TIMEOUT_MS),
        ...choice,
      }),
    );
  }

  /** Pays an order's rest or a bill from the wallet; the wallet has to hold all of it. */
  async function payFromWallet(
    tx: Queries,
    userId: string,
    {
      order,
      bill,
      payment,
    }: { order: OrderRow | null; bill: BillRow | null; payment: PaymentRow | undefined },
    request: KeyedRequest,
    now: Date,
  ): Promise<PaymentRow> {
    const amount = order?.amountDue ?? bill!.amount;
    await lockWallet(tx, userId);
    // One hold an order, so that all of it goes back as it came.
    if ((order?.walletApplied ?? 0) > 0) throw new Fault("wallet_part_paid");
    if ((await spendable(tx, userId, now)) < amount) throw new Fault("wallet_short");
    const paid = { method: "wallet", status: "paid", provider: null, cardId: null, paidAt: now } as const;
    const claim = { idempotencyPath: request.path, idempotencyKey: request.key };
    if (order) {
      await takeFromWallet(tx, userId, { kind: "hold", amount, at: now, orderId: order.id });
      if (order.orderStatus === "pending") await giveTimeToAccept(panel, tx, order.id);
      else await spendOrderHold(tx, userId, order.id, now);
      await tx
        .update(orders)
        .set({
          paymentStatus: movePayment(order.paymentStatus, "paid"),
          paymentMethod: "wallet",
          // What rounding of cash would have added is not paid by a wallet.
          walletApplied: order.orderTotal,
          amountDue: 0,
          rounding: 0,
        })
        .where(eq(orders.id, order.id));
      const [row] = await tx
        .update(payments)
        .set({ ...paid, ...claim })
        .where(eq(payments.id, payment!.id))
        .returning();
      return row!;
    }
    const [row] = await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        userId,
        purpose: "bill",
        billId: bill!.id,
        amount,
        createdAt: now,
        ...paid,
        ...claim,
      })
      .returning();
    await takeFromWallet(tx, userId, { kind: "spend", amount, at: now, paymentId: row!.id });
    await tx.update(bills).set({ status: "paid", paidAt: now }).where(eq(bills.id, bill!.id));
    return row!;
  }

  return {
    flow,

    async list(
      userId: string,
      query: CallQuery<typeof paymentsCall>,
    ): Promise<CallData<typeof paymentsCall>> {
      const perPage = query.per_page ?? PER_PAGE;
      const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
      const rows = await panel.db
        .select({ payment: payments, attempt: paymentAttempts, code: orders.orderCode })
        .from(payments)
        .leftJoin(orders, eq(orders.id, payments.orderId))
        .leftJoin(
          paymentAttempts,
          and(eq(paymentAttempts.paymentId, payments.id), eq(paymentAttempts.number, payments.attempts)),
        )
        .where(and(eq(payments.userId, userId), lt(payments.sequence, before)))
        .orderBy(desc(payments.sequence))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, ({ payment }) => payment.sequence);
      return {
        items: page.rows.map(({ payment, attempt, code }) => paymentToWire(payment, attempt, code)),
        next_cursor: page.next_cursor,
      };
    },

    /** Settles what a gateway's page left open. The gateway is asked: what the browser brings back proves nothing. */
    async confirm(
      id: string,
      resultToken: string,
      request: KeyedRequest,
      language: Language,
    ): Promise<PaymentAnswer<Outcome>> {
      const stored = await panel.db.transaction((tx) => claimKey<Outcome>(tx, request));
      if (stored !== null) return { body: stored, replayed: true };
      const payment = await findOwn(request.userId, id);
      const attempt = await currentAttempt(panel.db, payment);
      if (attempt === undefined) throw new Fault("payment_final");
      const gateway = panel.gateways.find(attempt.provider);
      if (!gateway?.isResultOf(attempt.reference ?? "", resultToken)) refuseField("result_token");
      const now = await flow.refresh(id);
      if (now.status === "pending") throw pending();
      if (now.status !== "paid" && now.status !== "failed") throw new Fault("payment_final");
      return answer(now, request, language);
    },

    /**
     * Pays a bill, or an order that is not paid yet, also another way than before: an older try is given up at the
     * gateway first, so that one order is never paid twice.
     */
    async pay(form: BillForm, request: KeyedRequest, language: Language): Promise<PaymentAnswer<Outcome>> {
      const { userId } = request;
      for (let isAbandoned = false; ; isAbandoned = true) {
        const begun = await panel.db.transaction((tx) => begin(tx, userId, form, request, isAbandoned));
        if (begun.step === "replay") return { body: begun.body, replayed: true };
        if (begun.orderId !== null) panel.bus.publish(orderTopic(begun.orderId));
        if (begun.step === "abandon") {
          const left = await flow.abandon(begun.paymentId);
          if (left.status === "paid") throw new Fault("already_paid");
          // Its bank is at it, or the gateway cannot be reached: a second try now could pay twice.
          if (left.status === "pending") throw pending();
          continue;
        }
        const payment =
          begun.step === "run"
            ? await flow.run(begun.paymentId, language)
            : await findOwn(userId, begun.paymentId);
        return answer(payment, request, language);
      }
    },

    /**
     * Where the gateway's page sends the customer back to. Settles the payment if it can, so that the storefront shows
     * the order as it is, and leads there.
     */
    async backFromPage(id: string, resultToken: string | null): Promise<string> {
      const [found] = await panel.db.select().from(payments).where(eq(payments.id, id));
      if (found === undefined) throw new Fault("not_found");
      await flow.refresh(id).catch((error: unknown) => {
        // The customer is not kept waiting for that: the job asks again.
        panel.log.error("a payment could not be settled on return", error, { payment_id: id });
      });
      const page =
        found.purpose === "order" ? `/orders/${encodeURIComponent(found.orderId!)}` : PAGES[found.purpose];
      const query = new URLSearchParams({ payment: id });
      if (resultToken !== null) query.set("result_token", resultToken);
      return `${page}?${query}`;
    },
  };
}

export function pending(): Fault {
  return new Fault("payment_pending", { retryAfter: ASK_AGAIN_S, data: { retry_after: ASK_AGAIN_S } });
}

async function lockOwnOrder(tx: Queries, userId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order.userId !== userId || order.orderStatus === "canceled") throw new Fault("not_found");
  return order;
}

async function lockBill(tx: Queries, userId: string, number: string): Promise<BillRow> {
  const [bill] = await tx.select().from(bills).where(eq(bills.number, number)).for("update");
  const isTheirs = bill !== undefined && (bill.userId === null || bill.userId === userId);
  if (!isTheirs || bill.status === "canceled") throw new Fault("not_found");
  return bill;
}

/** The payment of a bill that counts: the only one that has not failed. */
async function paymentOfBill(tx: Queries, bill: BillRow): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.billId, bill.id), ne(payments.status, "failed")));
  return row;
}

function refusePaid(order: OrderRow | null, bill: BillRow | null, payment: PaymentRow | undefined): void {
  const isPaid = order ? payment === undefined || payment.paidAt !== null : bill!.status === "paid";
  if (isPaid || order?.paymentStatus === "paid") throw new Fault("already_paid");
}

/** Turns an order that was to be paid online into one that is paid in cash. */
async function payInCash(
  panel: Panel,
  tx: Queries,
  order: OrderRow | null,
  payment: PaymentRow | undefined,
): Promise<PaymentRow> {
  if (order === null || payment === undefined || order.orderStatus !== "pending") {
    throw new Fault("payment_method_unavailable");
  }
  await giveTimeToAccept(panel, tx, order.id);
  await tx
    .update(orders)
    .set({ paymentStatus: movePayment(order.paymentStatus, "unpaid"), paymentMethod: "cod", cardId: null })
    .where(eq(orders.id, order.id));
  const [row] = await tx
    .update(payments)
    .set({ status: "unpaid", method: "cod", provider: null, cardId: null })
    .where(eq(payments.id, payment.id))
    .returning();
  return row!;
}
