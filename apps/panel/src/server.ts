import { createAdaptorServer } from "@hono/node-server";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import type { App } from "./http/app-env.js";
import { BODY_TIMES, type BodyTimes, limitBodyTime } from "./http/body-deadline.js";
import type { SendCachedResponse } from "./http/send-cached-response.js";
import type { Log } from "./log.js";

export interface RunningServer {
  readonly port: number;
  /** Finishes requests in progress and accepts no new ones; closes connections still open after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** The server closes after this time without a new connection, and after the maximum in any case. */
const QUIET_MS = 250;
const MAX_QUIET_WAIT_MS = 3000;
/**
 * Longer than the 60 seconds for which usual load balancers keep a connection: if the server closed it first, a request could
 * arrive on a closed connection.
 */
const KEEP_ALIVE_MS = 65_000;

/** Listens with the app; `sendCached` answers what it can without it (REQ-LOAD-08). */
export async function listen(
  app: App,
  at: { port: number; host: string },
  sendCached: SendCachedResponse,
  log: Log,
  bodyTimes: BodyTimes = BODY_TIMES,
): Promise<RunningServer> {
  const trySendCached: SendCachedResponse = (request, response) => {
    try {
      return sendCached(request, response);
    } catch (error) {
      log.error("cached response failed", error);
      if (!response.headersSent) return false;
      // The rest of a response that has begun would never come.
      if (!response.writableEnded) response.destroy();
      return true;
    }
  };
  let isStopping = false;
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: ((options: object, handle: RequestListener) =>
      createServer(options, (request, response) => {
        if (trySendCached(request, response)) return;
        limitBodyTime(request, response, bodyTimes);
        handle(request, response);
      })) as typeof createServer,
  }) as Server;
  // Limits by route are stricter (`limitBodyTime`).
  server.requestTimeout = bodyTimes.uploadMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  // Keep-alive connections of browsers would delay the end.
  server.prependListener("request", (_request, response) => {
    if (isStopping) response.setHeader("Connection", "close");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(timeoutMs) {
      isStopping = true;
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await waitUntilQuiet(server);
      await new Promise<void>((resolve) => {
        // Keep-alive connections become idle after their response.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
      });
    },
  };
}

/**
 * Waits until every pending connection is accepted and has had time to send its request. The event loop accepts one
 * connection per turn, so on a busy server many are pending; closing would drop them.
 */
async function waitUntilQuiet(server: Server): Promise<void> {
  let hasConnection = true;
  const onConnection = () => void (hasConnection = true);
  server.on("connection", onConnection);
  const began = performance.now();
  while (hasConnection && performance.now() - began < MAX_QUIET_WAIT_MS) {
    hasConnection = false;
    await wait(QUIET_MS);
    // Timers run before pending connections are accepted.
    await immediate();
  }
  server.off("connection", onConnection);
}
