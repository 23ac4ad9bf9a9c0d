import {
  deleteNotification,
  events,
  notifications,
  readAllNotifications,
  readNotification,
  registerPushToken,
} from "@talabee/contract";
import { serve, serveStream } from "../../http/endpoint.js";
import type { OpenStreams } from "../../http/open-streams.js";
import type { Panel } from "../../panel.js";
import { createEventReads, userEventSource } from "./event-stream.js";
import { createNotificationService } from "./service.js";
import type { App } from "../../http/app-env.js";

/** Notifications, push tokens and the event stream (REQ-PUSH-14, REQ-PUSH-13). */
export function notificationRoutes(app: App, panel: Panel, streams: OpenStreams): void {
  const service = createNotificationService(panel);
  const reads = createEventReads(panel);

  serve(app, panel, notifications, async ({ user, query, language }) => ({
    data: await service.list(user.id, query, language),
  }));
  serve(app, panel, readAllNotifications, async ({ user }) => {
    await service.readAll(user.id);
    return { data: null };
  });
  serve(app, panel, readNotification, async ({ user, params }) => {
    await service.read(user.id, params["id"]!);
    return { data: null };
  });
  serve(app, panel, deleteNotification, async ({ user, params }) => {
    await service.remove(user.id, params["id"]!);
    return { data: null };
  });
  serve(app, panel, registerPushToken, async ({ user, body }) => {
    await service.registerDevice(user, body);
    return { data: null };
  });
  serveStream(app, panel, events, async ({ user, language, context }) => {
    const lastEventId = context.req.header("Last-Event-ID");
    return streams.open(context, await userEventSource(panel, reads, user, { lastEventId, language }));
  });
}
