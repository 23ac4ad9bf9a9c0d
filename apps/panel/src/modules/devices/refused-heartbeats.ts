import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env.js";
import { outsideRequest } from "../../db/query-urgency.js";
import type { Panel } from "../../panel.js";
import { excuseSilence } from "./hearing-job.js";

/** Seldom enough for a server that has too much to do: each note holds for longer. */
const NOTED_EVERY_MS = 10_000;

/**
 * Notes that this server fails to take heartbeats: then the silence of stores is no fault of theirs. While the database is away the
 * note fails too, and so do the runs of the job that judges the silence.
 */
export function noteRefusedHeartbeats(panel: Panel): MiddlewareHandler<AppEnv> {
  let notedAt = -Infinity;
  return async (context, next) => {
    await next();
    const now = panel.clock().getTime();
    if (context.res.status < 500 || now - notedAt < NOTED_EVERY_MS) return;
    notedAt = now;
    outsideRequest(() => excuseSilence(panel)).catch((error: unknown) =>
      panel.log.error("refused heartbeats could not be noted", error),
    );
  };
}
