import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import type { App } from "./http/app-env.js";

export interface RunningServer {
  readonly port: number;
  /** Answers what is under way, takes nothing new, and ends; what is not done in `patienceMs` is cut. */
  stop(patienceMs: number): Promise<void>;
}

/** How long nobody may have come before the door is shut, and how long somebody may keep it open. */
const QUIET_MS = 250;
const LONGEST_ARRIVAL_MS = 3000;

export async function listen(app: App, at: { port: number; host: string }): Promise<RunningServer> {
  let isStopping = false;
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 10_000;
  // A browser that keeps its connection open would otherwise hold up the end.
  server.prependListener("request", (_request, response) => {
    if (isStopping) response.setHeader("Connection", "close");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patienceMs) {
      isStopping = true;
      const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
      await nobodyComes(server);
      await new Promise<void>((resolve) => {
        // Those that are kept open for a next request, once their answer is out.
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
 * Waits until every connection that was made has been taken in and has had time to send its request. A turn of the event
 * loop takes in one, so that on a busy panel many wait; closing would cut them, and those whose request is on its way.
 */
async function nobodyComes(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => void (hasCome = true);
  server.on("connection", note);
  const began = performance.now();
  while (hasCome && performance.now() - began < LONGEST_ARRIVAL_MS) {
    hasCome = false;
    await wait(QUIET_MS);
    // Timers come before what has arrived.
    await immediate();
  }
  server.off("connection", note);
}
