import {
  addToCart,
  cart,
  clearCart,
  quoteCart,
  removeCartLine,
  restoreParkedCart,
  updateCartLine,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createCartService } from "./service.js";

/** Binds the calls of the cart. */
export function cartRoutes(app: App, panel: Panel): void {
  const carts = createCartService(panel);

  serve(app, panel, cart, async ({ user, language }) => ({ data: await carts.read(user.id, language) }));
  serve(app, panel, addToCart, async ({ user, body, language }) => ({
    data: await carts.add(user.id, body, language),
  }));
  serve(app, panel, updateCartLine, async ({ user, body, language }) => ({
    data: await carts.update(user.id, body, language),
  }));
  serve(app, panel, removeCartLine, async ({ user, body, language }) => ({
    data: await carts.remove(user.id, body.item_id, language),
  }));
  serve(app, panel, clearCart, async ({ user, language }) => ({
    data: await carts.clear(user.id, language),
  }));
  serve(app, panel, restoreParkedCart, async ({ user, params, language }) => ({
    data: await carts.restore(user.id, params["vendor"]!, language),
  }));
  serve(app, panel, quoteCart, async ({ user, body, language }) => ({
    data: await carts.quote(user.id, body, language),
  }));
}
