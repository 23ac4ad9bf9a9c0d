import {
  type CallBody,
  type createOrder,
  fillMessage,
  type Language,
  messages,
  type Order,
} from "@talabee/contract";
import {
  deliveryEstimate,
  firstPayment,
  normaliseTable,
  stripInvisible,
  systemCancelAt,
  waitingSince,
} from "@talabee/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import {
  cartLines,
  carts,
  dineTables,
  idempotencyKeys,
  orderLines,
  orders,
  orderTrail,
  payments,
  products,
} from "../../db/schema.js";
import { Fault, refuseField } from "../../http/fault.js";
import { claimKey, fingerprintOf, type KeyedRequest, storeAnswer } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { addressToWire } from "../addresses/service.js";
import type { SignedIn } from "../auth/sessions.js";
import { cartRow, loadCart, type LoadedCart } from "../cart/loaded-cart.js";
import { faultOf, priceCart, type PricedCart, type QuoteContext } from "../cart/price-cart.js";
import { findAddress, placeOf, readSchedule } from "../cart/service.js";
import { nextSlots } from "../cart/store-terms.js";
import { limitOf, type StoreRow } from "../catalogue/wire.js";
import { lockCoupon, takeCouponUse } from "../coupons/coupon-uses.js";
import { tellOrderNews } from "../notifications/order-news.js";
import { openPaymentOf, payForOrder } from "../payments/order-payments.js";
import { createPaymentFlow } from "../payments/payment-flow.js";
import { isLeased, ownCard, takeLease } from "../payments/payment-rows.js";
import { lockWallet, spendable } from "../wallet/ledger.js";
import { drawOrderCode } from "./order-code.js";
import { orderDetail } from "./order-detail.js";
import { CANCEL_UNACCEPTED, SIMULATE_ORDER } from "./order-jobs.js";
import { methodsOf } from "./payment-methods.js";
import { bookSlot, takeSlot } from "./slot-bookings.js";
import { factsOf, type OrderLineRow, type OrderRow, orderToWire } from "./wire.js";

type Form = CallBody<typeof createOrder>;

/** What somebody orders: the cart they have in use, or the basket of their family. */
export interface OrderSource {
  /** The path of the call, under which its answer is kept. */
  readonly path: string;
  /** Locks it until the transaction ends; a Fault when this customer may not order it. */
  lock(tx: Queries): Promise<LockedSource>;
}

export interface LockedSource {
  readonly productIds: readonly string[];
  readonly couponId: string | null;
  /** Whose basket it is; null of a cart. */
  readonly familyId: string | null;
  /** How an order of nothing is refused. */
  readonly whenEmpty: "cart_empty" | "basket_empty";
  load(): Promise<LoadedCart>;
  /** What the customer's wallet may pay of it, of the `balance` it holds; dirhams. */
  walletShare(cart: LoadedCart, context: QuoteContext, balance: number): Promise<number>;
  /** Empties it, once the order and its lines are written. */
  finish(order: OrderRow, lines: readonly OrderLineRow[]): Promise<void>;
}

export interface OrderAnswer {
  readonly body: { readonly message: string; readonly data: Order };
  /** Whether this is the stored answer of an earlier request with the same key. */
  readonly replayed: boolean;
}

/**
 * Turns a cart or basket into an order, exactly once per key, in one transaction: the answer to replay is written with
 * the order, so that after a crash either both exist or neither. Only success is stored; whoever was refused
 * may try again with the same key. A payment at a gateway follows once that is committed: no money moves inside.
 */
export async function placeOrder(
  panel: Panel,
  user: SignedIn,
  form: Form,
  request: { key: string; language: Language },
  source: OrderSource = cartInUse(panel, user.id),
): Promise<OrderAnswer> {
  const keyed = { userId: user.id, path: source.path, key: request.key, fingerprint: fingerprintOf(form) };
  const answer = await panel.db.transaction(async (tx) => {
    const replay = await claimKey<Order>(tx, keyed);
    if (replay !== null) return { body: replay, replayed: true };
    if (!user.verified) throw new Fault("email_unverified");
    const body = {
      message: fillMessage(messages.order_created, request.language),
      data: await createFrom(panel, tx, source, user, form, request),
    };
    await storeAnswer(tx, keyed, { status: 201, body, now: panel.clock() });
    await panel.checkpoint("order: answer stored");
    return { body, replayed: false };
  });
  await panel.checkpoint("order: committed");
  panel.jobs.wake();
  return payOnline(panel, keyed, answer, request.language);
}

/**
 * Goes on with the payment of an order once the order is committed: asks the gateway, unless another request is at it,
 * and keeps the answer as it is then. After a crash the same request comes back here.
 */
async function payOnline(
  panel: Panel,
  keyed: KeyedRequest,
  answer: OrderAnswer,
  language: Language,
): Promise<OrderAnswer> {
  const { data } = answer.body;
  // Nothing to pay at a gateway, or a page the customer was sent to already.
  if (data.payment === null || data.payment.action_url !== null) return answer;
  const paymentId = data.payment.id;
  const isNew = !answer.replayed;
  const isOurs = isNew || (await panel.db.transaction((tx) => takeLease(panel, tx, paymentId)));
  if (!isOurs && (await isUnderWay(panel, paymentId))) throw new Fault("in_progress", { retryAfter: 1 });
  if (isOurs) await createPaymentFlow(panel).run(paymentId, language);
  const body = await panel.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, data.id));
    const now = { message: answer.body.message, data: await orderDetail(panel, tx, order!, language) };
    await tx
      .update(idempotencyKeys)
      .set({ body: now })
      .where(
        and(
          eq(idempotencyKeys.userId, keyed.userId),
          eq(idempotencyKeys.path, keyed.path),
          eq(idempotencyKeys.key, keyed.key),
        ),
      );
    return now;
  });
  return { body, replayed: answer.replayed };
}

async function isUnderWay(panel: Panel, paymentId: string): Promise<boolean> {
  const [payment] = await panel.db.select().from(payments).where(eq(payments.id, paymentId));
  return payment?.status === "pending" && isLeased(payment, panel.clock());
}

/** The cart a customer has in use. */
function cartInUse(panel: Panel, userId: string): OrderSource {
  return {
    path: "/api/orders",
    async lock(tx) {
      const row = await cartRow(tx, userId, true);
      const wanted = await tx
        .select({ id: cartLines.productId })
        .from(cartLines)
        .where(eq(cartLines.cartId, row.id));
      return {
        productIds: wanted.map(({ id }) => id),
        couponId: row.couponId,
        familyId: null,
        whenEmpty: "cart_empty",
        load: () => loadCart(tx, row, panel.clock()),
        walletShare: async (_cart, _context, balance) => balance,
        async finish() {
          await tx.delete(cartLines).where(eq(cartLines.cartId, row.id));
          await tx
            .update(carts)
            .set({ storeId: null, couponId: null, version: sql`${carts.version} + 1` })
            .where(eq(carts.id, row.id));
        },
      };
    },
  };
}

async function createFrom(
  panel: Panel,
  tx: Queries,
  source: OrderSource,
  user: SignedIn,
  form: Form,
  request: { key: string; language: Language },
): Promise<Order> {
  const now = panel.clock();
  const locked = await source.lock(tx);
  // Whatever an order and a cancellation touch both is locked in this order: products, coupon, wallet, slot.
  await lockProducts(tx, locked.productIds);
  if (locked.couponId !== null) await lockCoupon(tx, locked.couponId);
  // From here on the wallet holds what the quote says.
  const usesWallet = form.use_wallet || form.payment_method === "wallet";
  if (usesWallet) await lockWallet(tx, user.id);
  const cart = await locked.load();
  await panel.checkpoint("order: cart locked");
  const { store } = cart;
  if (store === null || cart.lines.length === 0) throw new Fault(locked.whenEmpty);

  const scheduledAt = readSchedule(form.scheduled_at, cart, form.order_type, now);
  const addressId = form.order_type === "delivery" ? (form.address_id ?? null) : null;
  const address = addressId === null ? null : await findAddress(tx, user.id, addressId);
  const context: QuoteContext = {
    now,
    language: request.language,
    orderType: form.order_type,
    place: placeOf(store, address),
    needsAddress: true,
    scheduledAt,
    paymentMethod: form.payment_method,
  };
  const walletBalance = usesWallet
    ? { walletBalance: await locked.walletShare(cart, context, await spendable(tx, user.id, now)) }
    : {};
  const priced = priceCart(cart, { ...context, ...walletBalance });
  refuseProblems(priced, form, cart, request.language);
  const tableNumber = form.order_type === "dine_in" ? await readTable(tx, store, form.table_number) : null;
  const methods = methodsOf(panel, cart.brand, store);
  if (methods.length === 0) throw new Fault("no_payment_methods");
  const isShort = form.payment_method === "wallet" && priced.amounts.amount_due > 0;
  if (isShort || !methods.includes(form.payment_method)) throw new Fault("payment_method_unavailable");

  await takeStock(tx, cart, request.language);
  await panel.checkpoint("order: stock taken");
  if (scheduledAt !== null && !(await takeSlot(tx, store, scheduledAt))) {
    // Others booked it since the quote was reckoned: what is left is asked for again, after them.
    const { terms } = await locked.load();
    const options = { orderType: form.order_type, from: scheduledAt, ...(terms === null ? {} : { terms }) };
    throw new Fault("slot_full", { data: { next_slots: nextSlots(store, now, options) } });
  }
  await panel.checkpoint("order: slot taken");
  const { amounts } = priced;
  const eta = deliveryEstimate(
    {
      order_type: form.order_type,
      order_status: "pending",
      placed_at: now,
      scheduled_at: scheduledAt,
      accepted_at: null,
      preparing_at: null,
      ready_at: null,
      delivering_at: null,
      delivery_time: { min: store.deliveryMin, max: store.deliveryMax },
      preparation_minutes: store.preparationMinutes,
    },
    now,
  );
  const payment = firstPayment(form.payment_method, amounts.amount_due);
  const order = await insertOrder(tx, {
    id: randomUUID(),
    userId: user.id,
    storeId: store.id,
    idempotencyKey: request.key,
    orderType: form.order_type,
    orderStatus: "pending",
    paymentMethod: payment.method,
    paymentStatus: payment.status,
    cardId: form.payment_method === "card" ? await ownCard(tx, user.id, form.card_id ?? null) : null,
    subtotal: amounts.subtotal,
    discount: amounts.discount,
    deliveryFee: amounts.delivery_fee,
    serviceFee: amounts.service_fee,
    tax: amounts.tax,
    orderTotal: amounts.order_total,
    walletApplied: amounts.wallet_applied,
    rounding: amounts.rounding,
    couponId: cart.coupon?.row.id ?? null,
    couponCode: cart.coupon?.row.code ?? null,
    familyId: locked.familyId,
    tableNumber,
    scheduledAt,
    amountDue: amounts.amount_due,
    note: stripInvisible(form.note ?? "") || null,
    address: address === null ? null : addressToWire(address),
    etaFrom: eta?.from ?? null,
    etaTo: eta?.to ?? null,
    latestBy: eta?.latest_by ?? null,
    createdAt: now,
  });
  await panel.checkpoint("order: order written");
  const lines = await tx
    .insert(orderLines)
    .values(
      cart.lines.map((line, position) => ({
        id: randomUUID(),
        orderId: order.id,
        productId: line.product.id,
        name: line.product.name,
        image: line.product.image,
        unitPrice: line.unitPrice,
        addons: line.addons.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
        note: line.row.note,
        quantity: line.row.quantity,
        lineTotal: line.lineTotal,
        discountShare: amounts.line_discounts[position] ?? 0,
        memberId: line.row.memberId ?? null,
        position,
      })),
    )
    .returning();
  await panel.checkpoint("order: lines written");
  if (cart.coupon !== null) {
    await takeCouponUse(tx, {
      couponId: cart.coupon.row.id,
      userId: user.id,
      orderId: order.id,
      discount: amounts.discount,
      usedAt: now,
    });
  }
  await panel.checkpoint("order: coupon used");
  if (scheduledAt !== null)
    await bookSlot(tx, { orderId: order.id, storeId: store.id, startsAt: scheduledAt });
  const trail = await tx
    .insert(orderTrail)
    .values({
      orderId: order.id,
      version: order.version,
      toStatus: "pending",
      actor: "customer",
      actorId: user.id,
      at: now,
    })
    .returning();
  await locked.finish(order, lines);
  await panel.checkpoint("order: cart emptied");
  await payForOrder(panel, tx, order, { path: source.path, key: request.key });
  await panel.checkpoint("order: payment written");
  await tellOrderNews(panel, tx, order, "pending");
  await scheduleFollowUps(panel, tx, order, store);
  return orderToWire(order, store, lines, trail, request.language, now, {
    payment: await openPaymentOf(tx, order),
    isReviewed: false,
  });
}

/** Locks what is wanted in the order of ids: two orders of the same products never wait in a circle. */
async function lockProducts(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
}

/** The first thing that stands in the way, as an error; then whether the customer saw these prices. */
function refuseProblems(priced: PricedCart, form: Form, cart: LoadedCart, language: Language): void {
  const [first] = priced.problems;
  const hasOtherQuote = priced.wire.quote_hash !== form.quote_hash;
  if (first === undefined) {
    if (hasOtherQuote) throw new Fault("quote_changed", { data: priced.wire });
    return;
  }
  const short = priced.problems.flatMap(({ code, itemId }) => (code === "stock_exceeded" ? [itemId] : []));
  if (short.length > 0) {
    const lines = cart.lines.filter(({ row }) => short.includes(row.id));
    throw stockShortage(lines, language);
  }
  // A changed price can itself be why the minimum is missed: the new quote says both.
  if (hasOtherQuote && first.code === "min_order" && cart.lines.length > 0) {
    throw new Fault("quote_changed", { data: priced.wire });
  }
  throw faultOf(first);
}

/** Where a dine-in order is eaten: one of the store's tables, or any number when it names none (D1). */
async function readTable(tx: Queries, store: StoreRow, given: string | null | undefined): Promise<string> {
  const number = normaliseTable(given ?? "");
  const tables = await tx.select().from(dineTables).where(eq(dineTables.storeId, store.id));
  const isTable =
    tables.length === 0 || tables.some((table) => table.active && normaliseTable(table.number) === number);
  return number !== null && isTable ? number : refuseField("table_number");
}

/** Says of these lines how much of their products there is (C6). */
function stockShortage(lines: LoadedCart["lines"], language: Language): Fault {
  return new Fault("stock_exceeded", {
    data: {
      items: lines.map(({ row, product, isComplete }) => ({
        item_id: row.id,
        product_id: product.id,
        name: product.name[language],
        // Without one of its extras it is another dish: none of this one is left.
        available: isComplete ? limitOf(product) : 0,
      })),
    },
  });
}

async function takeStock(tx: Queries, cart: LoadedCart, language: Language): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { product, row } of cart.lines) {
    wanted.set(product.id, (wanted.get(product.id) ?? 0) + row.quantity);
  }
  for (const [productId, quantity] of [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(and(eq(products.id, productId), sql`${products.stock} >= ${quantity}`))
      .returning({ id: products.id });
    if (taken.length === 0) {
      throw stockShortage(
        cart.lines.filter(({ product }) => product.id === productId),
        language,
      );
    }
  }
}

async function insertOrder(
  tx: Queries,
  values: Omit<typeof orders.$inferInsert, "orderCode">,
): Promise<OrderRow> {
  for (;;) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, orderCode: drawOrderCode() })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    const sameKey = and(eq(orders.userId, values.userId), eq(orders.idempotencyKey, values.idempotencyKey));
    const [other] = await tx.select({ id: orders.id }).from(orders).where(sameKey);
    // An order's key is its own across carts and baskets.
    if (other !== undefined) throw new Fault("idempotency_mismatch");
  }
}

export { CANCEL_UNACCEPTED, SIMULATE_ORDER };

/** What must happen without anybody asking, written with the order. */
async function scheduleFollowUps(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { deliveryMax }: Pick<StoreRow, "deliveryMax">,
): Promise<void> {
  await panel.jobs.schedule(tx, {
    kind: CANCEL_UNACCEPTED,
    subject: order.id,
    dueAt: new Date(systemCancelAt(factsOf(order, order.createdAt, null, "system", deliveryMax))),
  });
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    const { createdAt, scheduledAt } = order;
    const dueAt = waitingSince({ placed_at: createdAt, scheduled_at: scheduledAt }, deliveryMax);
    await panel.jobs.schedule(tx, { kind: SIMULATE_ORDER, subject: order.id, dueAt });
  }
}
