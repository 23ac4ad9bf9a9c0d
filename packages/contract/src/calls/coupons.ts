/* Coupons. */
import { defineCall } from "../call.js";
import { NoFields } from "../schemas/nothing.js";
import { Cart } from "../schemas/cart.js";
import { CouponApplyRequest, CouponList, couponsQuery } from "../schemas/coupons.js";
import { MissingAmount } from "../schemas/error-data.js";

export const coupons = defineCall({
  method: "GET",
  path: "/api/coupons",
  tag: "Coupons",
  summary: "The customer's coupons, and which the cart can use",
  access: "user",
  query: couponsQuery,
  data: CouponList,
});

export const vendorCoupons = defineCall({
  method: "GET",
  path: "/api/vendor-coupons",
  tag: "Coupons",
  summary: "Public coupons of stores",
  access: "public",
  query: couponsQuery,
  data: CouponList,
});

export const applyCoupon = defineCall({
  method: "POST",
  path: "/api/coupons/apply",
  tag: "Coupons",
  summary: "Apply a coupon to the cart, replacing the current one",
  access: "user",
  body: CouponApplyRequest,
  data: Cart,
  message: "coupon_applied",
  errors: {
    coupon_not_found: null,
    coupon_expired: null,
    coupon_min_spending: MissingAmount,
    coupon_wrong_vendor: null,
    coupon_used_up: null,
    coupon_first_order: null,
    coupon_order_type: null,
    cart_empty: null,
  },
  invalidates: ["cart", "coupons"],
});

export const removeCoupon = defineCall({
  method: "POST",
  path: "/api/coupons/remove",
  tag: "Coupons",
  summary: "Remove the coupon from the cart",
  access: "user",
  body: NoFields,
  data: Cart,
  message: "coupon_removed",
  invalidates: ["cart", "coupons"],
});
