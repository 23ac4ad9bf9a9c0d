import { applyCoupon, coupons, removeCoupon, vendorCoupons } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createCouponService } from "./coupon-service.js";

/** Binds the calls of coupons. */
export function couponRoutes(app: App, panel: Panel): void {
  const service = createCouponService(panel);

  serve(app, panel, coupons, async ({ user, query, language }) => ({
    data: await service.list(user.id, query, language),
  }));
  serve(app, panel, vendorCoupons, async ({ guest, query, language }) => ({
    data: await service.listForStores(guest?.id ?? null, query, language),
  }));
  serve(app, panel, applyCoupon, async ({ user, body, language }) => ({
    data: await service.apply(user.id, body, language),
  }));
  serve(app, panel, removeCoupon, async ({ user, language }) => ({
    data: await service.remove(user.id, language),
  }));
}
