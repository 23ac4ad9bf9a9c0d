import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { App } from "./http/endpoint.js";

export interface RunningServer {
  readonly port: number;
  /** Answers what is under way, takes nothing new, and ends; what is not done in `patienceMs` is cut. */
  stop(patienceMs: number): Promise<void>;
}

const ARRIVAL_MS = 250;

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
    stop: (patienceMs) =>
      new Promise((resolve) => {
        isStopping = true;
        const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
        // A connection that was just made looks idle until its request has come through.
        const began = performance.now();
        const sweep = setInterval(() => {
          if (performance.now() - began > ARRIVAL_MS) server.closeIdleConnections();
        }, 50);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}
