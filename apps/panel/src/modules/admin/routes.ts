import {
  assignRider,
  createPanelCoupon,
  panelCoupons,
  panelOrder,
  panelOrders,
  panelProducts,
  panelRiders,
  reportRiderPosition,
  updatePanelCoupon,
  updatePanelProduct,
  updateSettings,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createAdminCouponService } from "./admin-coupons.js";
import { createAdminOrderService } from "./admin-orders.js";
import { createAdminProductService } from "./admin-products.js";
import { createRiderService } from "./admin-riders.js";
import { updateAppSettings } from "./admin-settings.js";

/** Calls for stores, riders and admins (REQ-API-37). Transitions of orders belong to the orders module. */
export function adminRoutes(app: App, panel: Panel): void {
  const orders = createAdminOrderService(panel);
  const riders = createRiderService(panel);
  const products = createAdminProductService(panel);
  const coupons = createAdminCouponService(panel);

  serve(app, panel, panelOrders, async ({ user, query, language }) => ({
    data: await orders.list(user, query, language),
  }));
  serve(app, panel, panelOrder, async ({ user, params, language }) => ({
    data: await orders.detail(user, params["id"]!, language),
  }));
  serve(app, panel, assignRider, async ({ user, params, body, language }) => ({
    data: await orders.assign(user, params["id"]!, body, language),
  }));
  serve(app, panel, panelRiders, async ({ user, query }) => ({ data: await riders.list(user, query) }));
  serve(app, panel, reportRiderPosition, async ({ user, body }) => {
    await riders.report(user, body);
    return { data: null };
  });
  serve(app, panel, panelProducts, async ({ user, query, language }) => ({
    data: await products.list(user, query, language),
  }));
  serve(app, panel, updatePanelProduct, async ({ user, params, body, language }) => ({
    data: await products.update(user, params["id"]!, body, language),
  }));
  serve(app, panel, panelCoupons, async ({ query, language }) => ({
    data: await coupons.list(query, language),
  }));
  serve(app, panel, createPanelCoupon, async ({ user, body, language }) => ({
    data: await coupons.create(user, body, language),
  }));
  serve(app, panel, updatePanelCoupon, async ({ user, params, body, language }) => ({
    data: await coupons.update(user, params["id"]!, body, language),
  }));
  serve(app, panel, updateSettings, async ({ user, body, language }) => ({
    data: await updateAppSettings(panel, user, body, language),
  }));
}
