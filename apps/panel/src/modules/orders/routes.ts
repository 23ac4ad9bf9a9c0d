import {
  cancelOrder,
  createOrder,
  order,
  orderEvents,
  orders,
  paymentMethods,
  reorder,
  trackOrder,
  transitionOrder,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve, serveStream } from "../../http/endpoint.js";
import { limitConcurrency } from "../../http/batched-reads.js";
import type { OpenStreams } from "../../http/open-streams.js";
import type { Panel } from "../../panel.js";
import { orderEventSource } from "./order-event-source.js";
import { relayRoutes } from "./relay.js";
import { createOrderService } from "./service.js";

/** Orders that streams read at a time: the other connections are for requests. */
const MAX_READING = 2;

/** Ordering, tracking and staff transitions over HTTP (REQ-ORDER-37, REQ-API-37). */
export function orderRoutes(app: App, panel: Panel, streams: OpenStreams): void {
  const inTurn = limitConcurrency(MAX_READING);
  const service = createOrderService(panel);
  relayRoutes(app, panel);

  serve(app, panel, paymentMethods, async ({ user, query, language }) => ({
    data: await service.paymentMethods(user.id, query, language),
  }));
  serve(app, panel, createOrder, async ({ user, body, language, idempotencyKey }) => {
    const answer = await service.create(user, body, { key: idempotencyKey, language });
    return {
      message: { text: answer.body.message },
      data: answer.body.data,
      headers: answer.replayed ? { "Idempotent-Replayed": "true" } : {},
    };
  });
  serve(app, panel, orders, async ({ user, query, language }) => ({
    data: await service.list(user.id, query, language),
  }));
  serve(app, panel, order, async ({ user, params, language }) => ({
    data: await service.detail(user.id, params["id"]!, language),
  }));
  serve(app, panel, trackOrder, async ({ user, params, language }) => ({
    data: await service.track(user.id, params["id"]!, language),
  }));
  serveStream(app, panel, orderEvents, async ({ user, params, language, context }) => {
    const orderId = params["id"]!;
    return streams.open(
      context,
      await orderEventSource(user, orderId, () => inTurn(() => service.track(user.id, orderId, language))),
    );
  });
  serve(app, panel, cancelOrder, async ({ user, params, body, language }) => ({
    data: await service.cancel(user.id, params["id"]!, body, language),
  }));
  serve(app, panel, reorder, async ({ user, params, body, language }) => ({
    data: await service.reorder(user.id, params["id"]!, body.on_conflict, language),
  }));
  serve(app, panel, transitionOrder, async ({ user, params, body, language }) => ({
    data: await service.transition(user, params["id"]!, body, language),
  }));
}
