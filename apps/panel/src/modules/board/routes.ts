import {
  acceptOrder,
  board,
  boardEvents,
  delayOrder,
  handOverOrder,
  recordOrderMilestone,
  refuseOrder,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve, serveStream } from "../../http/endpoint.js";
import type { OpenStreams } from "../../http/open-streams.js";
import type { Panel } from "../../panel.js";
import { boardEventSource, createBoardReads } from "./board-event-source.js";
import { createBoardService } from "./service.js";

/** A store's board: its open orders, their events, and what staff do with them. */
export function boardRoutes(app: App, panel: Panel, streams: OpenStreams): void {
  const service = createBoardService(panel);
  const reads = createBoardReads(panel);

  serve(app, panel, board, async ({ user, params }) => ({ data: await service.read(user, params["id"]!) }));
  serveStream(app, panel, boardEvents, async ({ user, params, context }) => {
    const storeId = params["id"]!;
    await service.requireStore(user, storeId);
    const lastEventId = context.req.header("Last-Event-ID");
    return streams.open(context, await boardEventSource(panel, reads, user, { storeId, lastEventId }));
  });
  serve(app, panel, acceptOrder, async ({ user, params, body }) => ({
    data: await service.accept(user, params["id"]!, body),
  }));
  serve(app, panel, refuseOrder, async ({ user, params, body }) => ({
    data: await service.refuse(user, params["id"]!, body),
  }));
  serve(app, panel, recordOrderMilestone, async ({ user, params, body }) => ({
    data: await service.milestone(user, params["id"]!, body),
  }));
  serve(app, panel, delayOrder, async ({ user, params, body }) => ({
    data: await service.delay(user, params["id"]!, body),
  }));
  serve(app, panel, handOverOrder, async ({ user, params, body }) => ({
    data: await service.handOver(user, params["id"]!, body),
  }));
}
