import type { Language, Order } from "@talabee/contract";
import { deliveryEstimate, firstPayment, isBrought, isServed, timesNow } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { type addresses, type orders, statusHistory } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { findAddress } from "../addresses/find-address.js";
import { serializeAddress } from "../addresses/service.js";
import { deliveryPlaceOf, parseScheduledAt } from "../cart/delivery-request.js";
import type { LoadedCart } from "../cart/loaded-cart.js";
import { priceCart, type PricedCart } from "../cart/price-cart.js";
import type { QuoteContext } from "../cart/quote-context.js";
import { nextSlots } from "../catalogue/fulfilment-rules.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { lockCoupon, takeCouponUse } from "../coupons/coupon-uses.js";
import { serializeOrder } from "../order-record/order-dto.js";
import { payForOrder, pendingPaymentOf } from "../payments/order-payments.js";
import { findOwnCard } from "../payments/payment-rows.js";
import { lockWallet, spendable } from "../wallet/ledger.js";
import { insertOrder, insertOrderLines, scheduleOrderJobs } from "./insert-order.js";
import { notifyOrderUpdate } from "./notify-order-update.js";
import { checkPaymentMethod, type OrderForm, parseTable, rejectProblems } from "./order-checks.js";
import type { LockedSource, OrderSource } from "./order-source.js";
import { bookSlot, takeSlot } from "./slot-bookings.js";
import { lockProducts, takeStock } from "./stock.js";

/** An order that passed all checks, before anything is written. */
interface CheckedOrder {
  readonly cart: LoadedCart;
  readonly store: StoreRow;
  readonly priced: PricedCart;
  readonly address: typeof addresses.$inferSelect | null;
  readonly scheduledAt: Date | null;
  readonly tableNumber: string | null;
}

/**
 * Creates an order in the caller's transaction: checks and prices its source, takes stock and slot, writes the order with
 * its payment, and empties the source. Throws the `ApiError` of whatever prevents the order.
 */
export async function createOrderFrom(
  panel: Panel,
  tx: Queries,
  source: OrderSource,
  user: SessionUser,
  form: OrderForm,
  request: { key: string; language: Language },
): Promise<Order> {
  const now = panel.clock();
  const { language } = request;
  const locked = await source.lock(tx);
  const checked = await checkOrder(panel, tx, locked, user, form, language, now);
  const { cart, store, scheduledAt } = checked;
  const { amounts } = checked.priced;

  await takeStock(tx, cart, language);
  await panel.faultPoint("order: stock taken");
  if (scheduledAt !== null && !(await takeSlot(tx, store, scheduledAt))) {
    throw await slotFull(locked, store, form, scheduledAt, now);
  }
  await panel.faultPoint("order: slot taken");
  const cardId = form.payment_method === "card" ? await findOwnCard(tx, user.id, form.card_id ?? null) : null;
  const order = await insertOrder(tx, {
    ...orderColumns(checked, form, now),
    userId: user.id,
    idempotencyKey: request.key,
    familyId: locked.familyId,
    cardId,
  });
  await panel.faultPoint("order: order written");
  const lines = await insertOrderLines(tx, order.id, cart.lines, amounts.line_discounts);
  await panel.faultPoint("order: lines written");
  if (cart.coupon !== null) {
    await takeCouponUse(tx, {
      couponId: cart.coupon.row.id,
      userId: user.id,
      orderId: order.id,
      discount: amounts.discount,
      usedAt: now,
    });
  }
  await panel.faultPoint("order: coupon used");
  if (scheduledAt !== null)
    await bookSlot(tx, { orderId: order.id, storeId: store.id, startsAt: scheduledAt });
  const history = await tx
    .insert(statusHistory)
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
  await panel.faultPoint("order: cart cleared");
  await payForOrder(panel, tx, order, { path: source.path, key: request.key });
  await panel.faultPoint("order: payment written");
  await notifyOrderUpdate(panel, tx, order, "pending");
  await scheduleOrderJobs(panel, tx, order, store);
  return serializeOrder(order, store, lines, history, language, now, {
    payment: await pendingPaymentOf(tx, order),
    isReviewed: false,
    currency: cart.brand.currency.code,
  });
}

/** Locks, prices and checks what is ordered. */
async function checkOrder(
  panel: Panel,
  tx: Queries,
  locked: LockedSource,
  user: SessionUser,
  form: OrderForm,
  language: Language,
  now: Date,
): Promise<CheckedOrder> {
  // Orders and cancellations lock in the same order: products, coupon, wallet, slot.
  await lockProducts(tx, locked.productIds);
  if (locked.couponId !== null) await lockCoupon(tx, locked.couponId);
  const usesWallet = form.use_wallet || form.payment_method === "wallet";
  if (usesWallet) await lockWallet(tx, user.id);
  const cart = await locked.load();
  await panel.faultPoint("order: cart locked");
  const { store } = cart;
  if (store === null || cart.lines.length === 0) throw new ApiError(locked.whenEmpty);

  const scheduledAt = parseScheduledAt(form.scheduled_at, cart, form.order_type, now);
  const addressId = isBrought(form.order_type) ? (form.address_id ?? null) : null;
  const address = addressId === null ? null : await findAddress(tx, user.id, addressId);
  const context: QuoteContext = {
    now,
    language,
    orderType: form.order_type,
    place: deliveryPlaceOf(store, address, panel.config.market),
    needsAddress: true,
    scheduledAt,
    paymentMethod: form.payment_method,
  };
  const walletBalance = usesWallet
    ? { walletBalance: await locked.walletShare(cart, context, await spendable(tx, user.id, now)) }
    : {};
  const priced = priceCart(cart, { ...context, ...walletBalance });
  rejectProblems(priced, form, cart, language);
  const tableNumber = isServed(form.order_type) ? await parseTable(tx, store, form.table_number) : null;
  checkPaymentMethod(panel, form, cart, priced);
  return { cart, store, priced, address, scheduledAt, tableNumber };
}

/** Another order took the last place in the slot since the quote: reads again which slots are left. */
async function slotFull(
  locked: LockedSource,
  store: StoreRow,
  form: OrderForm,
  from: Date,
  now: Date,
): Promise<ApiError> {
  // A basket with a store has its rules.
  const rules = (await locked.load()).rules!;
  const options = { rules, orderType: form.order_type, from };
  return new ApiError("slot_full", { data: { next_slots: nextSlots(store, now, options) } });
}

function orderColumns(checked: CheckedOrder, form: OrderForm, now: Date) {
  const { cart, store, priced, address, scheduledAt, tableNumber } = checked;
  const { amounts } = priced;
  const payment = firstPayment(form.payment_method, amounts.amount_due);
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
      ...timesNow(store),
    },
    now,
  );
  return {
    id: randomUUID(),
    storeId: store.id,
    orderType: form.order_type,
    orderStatus: "pending",
    paymentMethod: payment.method,
    paymentStatus: payment.status,
    subtotal: amounts.subtotal,
    discount: amounts.discount,
    deliveryFee: amounts.delivery_fee,
    serviceFee: amounts.service_fee,
    tax: amounts.tax,
    orderTotal: amounts.order_total,
    walletApplied: amounts.wallet_applied,
    rounding: amounts.rounding,
    amountDue: amounts.amount_due,
    couponId: cart.coupon?.row.id ?? null,
    couponCode: cart.coupon?.row.code ?? null,
    tableNumber,
    scheduledAt,
    note: form.note || null,
    address: address === null ? null : serializeAddress(address),
    etaFrom: eta?.from ?? null,
    etaTo: eta?.to ?? null,
    latestBy: eta?.latest_by ?? null,
    createdAt: now,
  } satisfies Partial<typeof orders.$inferInsert>;
}
