/* Admin and staff. */
import { defineCall } from "../call.js";
import { Nothing } from "../schemas/nothing.js";
import { PanelApplicant } from "../schemas/applicants.js";
import { couponsQuery } from "../schemas/coupons.js";
import { OrderState } from "../schemas/error-data.js";
import { OrderTransitionRequest } from "../schemas/orders.js";
import {
  ApplicantDecisionRequest,
  PanelApplicantList,
  panelApplicantsQuery,
  PanelCoupon,
  PanelCouponChange,
  PanelCouponList,
  PanelCouponRequest,
  PanelOrder,
  PanelOrderList,
  panelOrdersQuery,
  PanelProduct,
  PanelProductList,
  PanelProductRequest,
  panelProductsQuery,
  Rider,
  RiderAssignRequest,
  RiderPositionRequest,
  SettingsRequest,
  StaffOrder,
} from "../schemas/admin.js";
import { listOf, pageQuery } from "../schemas/primitives.js";
import {
  PanelReviewPhoto,
  PanelReviewPhotoList,
  panelReviewPhotosQuery,
  ReviewPhotoDecisionRequest,
} from "../schemas/reviews.js";
import { AppSettings } from "../schemas/settings.js";

export const panelOrders = defineCall({
  method: "GET",
  path: "/api/panel/orders",
  tag: "Panel",
  summary: "Orders of the stores the user works for, the longest waiting first",
  access: "staff",
  right: "order.read",
  query: panelOrdersQuery,
  data: PanelOrderList,
});

export const panelOrder = defineCall({
  method: "GET",
  path: "/api/panel/orders/{id}",
  tag: "Panel",
  summary: "An order with its customer and rider",
  access: "staff",
  right: "order.read",
  data: PanelOrder,
  errors: { not_found: null },
});

export const transitionOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/transition",
  tag: "Panel",
  summary: "Change the status of an order, as store staff, rider or admin (REQ-ORDER-24)",
  access: "staff",
  right: "order.hand_over",
  body: OrderTransitionRequest,
  data: StaffOrder,
  message: "updated",
  errors: {
    not_found: null,
    invalid_transition: OrderState,
    stale_version: OrderState,
    hand_over_code_missing: null,
    hand_over_code_locked: null,
  },
  invalidates: ["panel"],
});

export const assignRider = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/rider",
  tag: "Panel",
  summary: "Assign a rider to an order",
  access: "staff",
  right: "rider.assign",
  body: RiderAssignRequest,
  data: PanelOrder,
  message: "updated",
  errors: { not_found: null, invalid_transition: OrderState, rider_busy: null, rider_off_duty: null },
  invalidates: ["panel"],
  kind: "update",
});

export const panelRiders = defineCall({
  method: "GET",
  path: "/api/panel/riders",
  tag: "Panel",
  summary: "Riders: for an admin all, for a store's staff those who can be assigned or carry its orders",
  access: "staff",
  right: "rider.read",
  query: pageQuery,
  data: listOf(Rider),
});

export const reportRiderPosition = defineCall({
  method: "POST",
  path: "/api/panel/riders/position",
  tag: "Panel",
  summary: "Report the location of the signed-in rider",
  access: "staff",
  right: "ride.do",
  body: RiderPositionRequest,
  data: Nothing,
  message: null,
  errors: { shift_missing: null },
});

export const panelProducts = defineCall({
  method: "GET",
  path: "/api/panel/products",
  tag: "Panel",
  summary: "Products of the stores the user works for",
  access: "staff",
  right: "menu.read",
  query: panelProductsQuery,
  data: PanelProductList,
});

export const updatePanelProduct = defineCall({
  method: "POST",
  path: "/api/panel/products/{id}/update",
  tag: "Panel",
  summary: "Update stock, price or availability of a product",
  access: "staff",
  right: "menu.change",
  body: PanelProductRequest,
  data: PanelProduct,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel"],
  kind: "update",
});

export const panelReviewPhotos = defineCall({
  method: "GET",
  path: "/api/panel/review-photos",
  tag: "Panel",
  summary: "Photographs in reviews that wait for a decision, oldest first (REQ-ACCOUNT-30)",
  access: "staff",
  right: "review.moderate",
  query: panelReviewPhotosQuery,
  data: PanelReviewPhotoList,
});

export const decideReviewPhoto = defineCall({
  method: "POST",
  path: "/api/panel/review-photos/{id}/decide",
  tag: "Panel",
  summary: "Approve a photograph in a review, or reject and delete it",
  access: "staff",
  right: "review.moderate",
  body: ReviewPhotoDecisionRequest,
  data: PanelReviewPhoto,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "stores"],
  kind: "update",
});

export const panelCoupons = defineCall({
  method: "GET",
  path: "/api/panel/coupons",
  tag: "Panel",
  summary: "All coupons",
  access: "admin",
  right: "coupon.manage",
  query: couponsQuery,
  data: PanelCouponList,
});

export const createPanelCoupon = defineCall({
  method: "POST",
  path: "/api/panel/coupons",
  tag: "Panel",
  summary: "Create a coupon",
  access: "admin",
  right: "coupon.manage",
  body: PanelCouponRequest,
  data: PanelCoupon,
  message: "coupon_created",
  status: 201,
  errors: { coupon_code_taken: null },
  invalidates: ["panel"],
});

export const updatePanelCoupon = defineCall({
  method: "POST",
  path: "/api/panel/coupons/{id}/update",
  tag: "Panel",
  summary: "Change a coupon",
  access: "admin",
  right: "coupon.manage",
  body: PanelCouponChange,
  data: PanelCoupon,
  message: "updated",
  errors: { not_found: null, coupon_code_taken: null },
  invalidates: ["panel"],
  kind: "update",
});

export const updateSettings = defineCall({
  method: "POST",
  path: "/api/panel/settings",
  tag: "Panel",
  summary: "Update the settings of all storefronts",
  access: "super_admin",
  right: "settings.change",
  body: SettingsRequest,
  data: AppSettings,
  message: "updated",
  invalidates: ["app-settings", "startup"],
  kind: "update",
});

export const panelApplicants = defineCall({
  method: "GET",
  path: "/api/panel/applicants",
  tag: "Panel",
  summary: "Applications, oldest first",
  access: "admin",
  right: "applicant.decide",
  query: panelApplicantsQuery,
  data: PanelApplicantList,
});

export const decideApplication = defineCall({
  method: "POST",
  path: "/api/panel/applicants/{id}/decide",
  tag: "Panel",
  summary: "Set the status of an application",
  access: "admin",
  right: "applicant.decide",
  body: ApplicantDecisionRequest,
  data: PanelApplicant,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel"],
  kind: "update",
});
