import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { DEMO_ACCOUNTS } from "./seed/demo-accounts.js";
import { createSeededData, setUpProcessTests, start } from "./testing/process-fixture.js";

setUpProcessTests();

describe("REQ-SEC-28: the server", () => {
  it("survives broken connections and failing requests, and responds to errors in JSON", async () => {
    const environment = await createSeededData();
    const panel = await start({ ...environment, PANEL_DEMO: "1", PANEL_LIMITS_SCALE: "1000" });
    const { hostname, port } = new URL(panel.url);
    for (const bytes of [
      "GET /api/home HTTP/1.1\r\nHost: x\r\n\r\n",
      "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n--b",
      "not HTTP at all\r\n\r\n",
      "GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET http://[bad HTTP/1.1\r\nHost: [bad\r\n\r\n",
    ]) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(bytes);
      await wait(20);
      socket.destroy();
    }
    const unknownPath = await fetch(`${panel.url}/api/nothing`);
    expect([unknownPath.status, (await unknownPath.json()).code]).toEqual([404, "not_found"]);

    // A stream whose client disconnects without closing it.
    const form = new FormData();
    for (const field of ["email", "password"] as const) form.append(field, DEMO_ACCOUNTS[0][field]);
    const session = await (await fetch(`${panel.url}/api/login`, { method: "POST", body: form })).json();
    const listener = connect(Number(port), hostname);
    listener.on("error", () => undefined);
    listener.write(
      `GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${session.data.token}\r\n\r\n`,
    );
    await once(listener, "data");
    const open = async () =>
      (await (await fetch(`${panel.url}/metrics`)).text()).match(/streams_open (\d+)/)?.[1];
    await expect.poll(open).toBe("1");
    listener.resetAndDestroy();
    await expect.poll(open).toBe("0");

    expect((await fetch(`${panel.url}/health`)).status).toBe(200);
    expect(panel.output()).not.toMatch(/"event":"(unhandled|unexpected|stream failed)"/);
    expect(await panel.stop()).toBe(0);
  });

  it("logs unhandled errors and rejections once each, finishes its requests and exits for a restart", async () => {
    const failing = `process.on("SIGUSR2", () => {
      setTimeout(() => { throw new Error("in a timer"); });
      void Promise.reject(new Error("in a promise"));
    })`;
    const panel = await start({
      ...(await createSeededData()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
    });
    // A request under way, whose body is not complete.
    const { hostname, port } = new URL(panel.url);
    const request = connect(Number(port), hostname);
    request.write(
      "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{",
    );
    await wait(100);
    process.kill(panel.pid, "SIGUSR2");
    const unhandled = () =>
      panel
        .output()
        .split("\n")
        .flatMap((line) => /^\{.*"event":"unhandled".*(in a \w+).*\}$/.exec(line)?.[1] ?? []);
    await expect.poll(() => unhandled().toSorted()).toEqual(["in a promise", "in a timer"]);
    request.write("}");
    expect(String(await once(request, "data"))).toContain("HTTP/1.1 422");
    expect(await panel.ended).toBe(70);
    expect(unhandled()).toHaveLength(2);
  });
});

it("survives the end of its output's reader, without logging that", async () => {
  const panel = await start(await createSeededData());
  panel.closeOutput();
  // Stopping writes to the output.
  expect(await panel.stop()).toBe(0);
  expect(panel.output()).not.toContain("EPIPE");
});

describe("stopping", () => {
  it("reports draining on /ready, completes requests, and exits with 0", async () => {
    const environment = await createSeededData();
    const panel = await start({ ...environment, PANEL_DRAIN_SECONDS: "2" });
    const ended = panel.stop();
    const ready = async () => {
      const answer = await fetch(`${panel.url}/ready`);
      return [answer.status, (await answer.json()).draining];
    };
    await expect.poll(ready).toEqual([503, true]);
    expect((await fetch(`${panel.url}/api/categories`)).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(fetch(`${panel.url}/health`)).rejects.toThrow();
  });
});

describe("/metrics", () => {
  it("requires loopback or the token", async () => {
    const environment = await createSeededData();
    const open = await start(environment);
    await fetch(`${open.url}/api/stores/spice`);
    const text = await (await fetch(`${open.url}/metrics`)).text();
    expect(text).toMatch(
      /talabee_http_request_seconds_count\{method="GET",route="\/api\/stores\/:id",status="200"\} 1/,
    );
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).toContain("talabee_streams_open 0");
    const forwarded = await fetch(`${open.url}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
    expect(forwarded.status).toBe(403);
    await open.stop();
    const token = "a-token-for-prometheus";
    const guarded = await start({ ...environment, PANEL_METRICS_TOKEN: token });
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
    const authorized = await fetch(`${guarded.url}/metrics`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(authorized.status).toBe(200);
    const answer = await fetch(`${guarded.url}/api/stores/spice`);
    // The log line can arrive after the response.
    const line = () =>
      guarded
        .output()
        .split("\n")
        .slice(0, -1)
        .find((text) => text.includes(answer.headers.get("X-Request-Id")!));
    await expect
      .poll(() => JSON.parse(line() ?? "{}") as unknown)
      .toMatchObject({
        level: "info",
        event: "request",
        route: "/api/stores/:id",
        status: 200,
      });
  });
});
