import { Hono } from "hono";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
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

describe("the body of a request", () => {
  const TIMES = { plainMs: 400, uploadMs: 3000, windowMs: 300, windowBytes: 20 };

  /** Sends parts of a body with pauses; resolves with the status line, or with "" if there was none. */
  async function sendSlowly(path: string, parts: readonly string[], pauseMs: number): Promise<string> {
    const app = new Hono<AppEnv>().post("*", async (context) => context.text(await context.req.text()));
    const log = createLog(() => undefined);
    const server = await listen(app, { port: 0, host: "127.0.0.1" }, () => false, log, TIMES);
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    const answer = text(socket).catch(() => "");
    const length = parts.join("").length;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
    );
    for (const part of parts) {
      await wait(pauseMs);
      if (socket.writable) socket.write(part);
    }
    const received = await answer;
    await server.stop(1000);
    return received.split("\r\n")[0]!;
  }
  const parts = (count: number) => Array.from({ length: count }, () => "x".repeat(10));

  it("may take long if it is an upload that keeps sending", async () => {
    expect(await sendSlowly("/api/reviews", parts(20), 60)).toBe("HTTP/1.1 200 OK");
  });

  it.each([
    ["of a call without files takes too long", "/api/login", 20, 60],
    ["of an upload stands still", "/api/reviews", 2, 700],
    ["of an upload never ends", "/api/reviews", 40, 100],
  ])("is given up when it is one that %s", async (_, path, count, pauseMs) => {
    expect(await sendSlowly(path, parts(count), pauseMs)).toBe("HTTP/1.1 408 Request Timeout");
  });
});
