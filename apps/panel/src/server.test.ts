import { Hono } from "hono";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import type { AppEnv } from "./http/app-env.js";
import type { SendCachedResponse } from "./http/send-cached-response.js";
import { createLog } from "./log.js";
import { listen } from "./server.js";

/** What a client receives and what is logged when `sendCached` answers a request. */
async function exchange(sendCached: SendCachedResponse) {
  const logged: string[] = [];
  const app = new Hono<AppEnv>().get("/api/home", (context) => context.text("from the app"));
  const server = await listen(
    app,
    { port: 0, host: "127.0.0.1" },
    sendCached,
    createLog((line) => logged.push(line)),
  );
  const received = await fetch(`http://127.0.0.1:${server.port}/api/home`, {
    signal: AbortSignal.timeout(5000),
  })
    .then((response) => response.text())
    .catch((error: Error) => error.name);
  await server.stop(1000);
  return { received, logged: logged.join("") };
}

const failAfter =
  (send: (response: ServerResponse) => void): SendCachedResponse =>
  (_, response) => {
    send(response);
    throw new Error("the cache is broken");
  };

it.each<[string, string, SendCachedResponse]>([
  ["goes through the app if nothing was sent", "from the app", failAfter(() => undefined)],
  [
    "is aborted if its response is incomplete",
    "TypeError",
    failAfter((response) => response.writeHead(200).flushHeaders()),
  ],
  [
    "keeps its response if that is complete",
    "from the cache",
    failAfter((response) => response.writeHead(200).end("from the cache")),
  ],
])("REQ-LOAD-08: a request whose cached response fails %s", async (_, expected, sendCached) => {
  const { received, logged } = await exchange(sendCached);
  expect(received).toBe(expected);
  expect(logged).toContain("the cache is broken");
});
