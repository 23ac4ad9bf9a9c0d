import type {
  CallBodyInput,
  CallData,
  Cart,
  CartLine,
  Coupon,
  createReview,
  Order,
  OrderTrack,
  Quote,
  reorder,
  StockShortage,
  StoreSlots,
  VendorConflict,
} from "@talabee/contract";
import type {
  AppliedCouponData,
  CartData,
  CartLineData,
  CartQuoteData,
  CheckoutCart,
  CouponData,
  OrderData,
  OrderReceiptData,
  OrderTrackData,
  ParkedCartData,
  ReorderChangeData,
  ReviewDraft,
  ShortLineData,
  SlotDayData,
  TrackedOrderData,
  VendorConflictData,
} from "@talabee/ui";
import { expectTypeOf, test } from "vitest";

/* The API's answers fit the components' props of ordering without mapping. */

test("the cart", () => {
  expectTypeOf<Cart>().toExtend<CartData>();
  expectTypeOf<Cart>().toExtend<CheckoutCart>();
  expectTypeOf<CartLine>().toExtend<CartLineData>();
  expectTypeOf<Quote>().toExtend<CartQuoteData>();
  expectTypeOf<Cart["parked"][number]>().toExtend<ParkedCartData>();
  expectTypeOf<VendorConflict>().toExtend<VendorConflictData>();
});

test("the checkout", () => {
  expectTypeOf<StoreSlots["days"][number]>().toExtend<SlotDayData>();
  expectTypeOf<Coupon>().toExtend<CouponData>();
  expectTypeOf<NonNullable<Cart["coupon"]>>().toExtend<AppliedCouponData>();
  expectTypeOf<StockShortage["items"][number]>().toExtend<ShortLineData>();
});

test("orders", () => {
  expectTypeOf<Order>().toExtend<OrderData>();
  expectTypeOf<Order>().toExtend<OrderReceiptData>();
  expectTypeOf<Order>().toExtend<TrackedOrderData>();
  expectTypeOf<OrderTrack>().toExtend<OrderTrackData>();
  expectTypeOf<CallData<typeof reorder>["changes"][number]>().toExtend<ReorderChangeData>();
  expectTypeOf<ReviewDraft>().toExtend<CallBodyInput<typeof createReview>>();
});
