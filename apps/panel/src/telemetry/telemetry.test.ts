import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Environment, runCommand } from "../testing/panel-process.js";
import { createSeededData, setUpProcessTests, start } from "../testing/process-fixture.js";
import { statementSummary } from "./tracer.js";

setUpProcessTests();

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string; spanId: string }[];
  attributes: Attribute[];
  status: { code?: number };
}
interface ReceivedMetric {
  name: string;
  histogram?: { dataPoints: { attributes: Attribute[]; count: number | string; bucketCounts: number[] }[] };
  gauge?: { dataPoints: { asDouble: number }[] };
}

/** A collector that speaks OTLP over HTTP. */
let collector: Server;
let bodies: { path: string; text: string }[] = [];
let environment: Environment & { PANEL_DATA_DIR: string };

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", text: Buffer.concat(chunks).toString() });
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  environment = {
    ...(await createSeededData()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=drill",
  };
});
afterAll(() => new Promise((closed) => collector.close(closed)));

const spans = (): ReceivedSpan[] =>
  bodies
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ text }) => JSON.parse(text).resourceSpans as { scopeSpans: { spans: ReceivedSpan[] }[] }[])
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const metrics = (): ReceivedMetric[] =>
  bodies
    .filter(({ path }) => path === "/v1/metrics")
    .flatMap(
      ({ text }) => JSON.parse(text).resourceMetrics as { scopeMetrics: { metrics: ReceivedMetric[] }[] }[],
    )
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
const read = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const EMAIL = "traced@example.com";
const PASSWORD = "karak-at-five";

it("sends a span of each request, by route and without personal data (REQ-SEC-27)", async () => {
  bodies = [];
  const names = ["--first-name", "Sara", "--last-name", "Saad"];
  await runCommand(["user", "create", EMAIL, ...names, "--password-stdin"], environment, `${PASSWORD}\n`);
  const panel = await start(environment);
  const send = (path: string, init: RequestInit = {}) => fetch(panel.url + path, init);
  const json = { "Content-Type": "application/json" };
  const login = await send("/api/login", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const session = { Authorization: `Bearer ${token}` };
  await send("/api/stores/spice");
  const quick = await send("/api/stores/spice");
  await send(`/api/search?q=${encodeURIComponent("burger of Sara")}&lat=25.2861&lng=51.5348`);
  const added = await send("/api/cart/add", {
    method: "POST",
    headers: { ...json, ...session, traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00" },
    body: JSON.stringify({ product_id: "spice.tea", note: "ring the bell twice" }),
  });
  expect(added.status).toBe(200);
  expect((await send("/api/orders/no-such-order-here", { headers: session })).status).toBe(404);
  await panel.stop();

  const requests = spans().filter(({ attributes }) => "http.route" in read(attributes));
  const named = (name: string) => requests.filter((span) => span.name === name);
  expect(read(named("POST /api/login")[0]!.attributes)).toEqual({
    "http.request.method": "POST",
    "http.route": "/api/login",
    "http.response.status_code": 200,
    "talabee.request_id": login.headers.get("X-Request-Id"),
  });
  // The second is answered without the app, and traced as well.
  const stores = named("GET /api/stores/:id").map(({ attributes }) => read(attributes)["talabee.request_id"]);
  expect(stores).toHaveLength(2);
  expect(stores).toContain(quick.headers.get("X-Request-Id"));
  expect(read(named("GET /api/orders/:id")[0]!.attributes)["http.response.status_code"]).toBe(404);
  // The visitor's `traceparent`, which asks not to be traced, is ignored. Work of a request belongs to it.
  const [add] = named("POST /api/cart/add");
  expect(add!.parentSpanId ?? "").toBe("");
  const children = (of: ReceivedSpan) =>
    spans().flatMap(({ parentSpanId, name }) => (parentSpanId === of.spanId ? [name] : []));
  expect(children(named("POST /api/login")[0]!)).toContain("transaction");
  if (inject("testDatabase").kind === "postgres") expect(children(add!)).toContain("select store_staff");

  const duration = metrics()
    .filter(({ name }) => name === "talabee_http_request_seconds")
    .at(-1);
  const point = duration?.histogram?.dataPoints.find(
    ({ attributes }) => read(attributes)["route"] === "/api/login",
  );
  expect(Number(point?.count)).toBe(1);
  expect(point?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(1);
  expect(metrics().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["talabee_streams_open", "talabee_jobs_dead", "process_resident_memory_bytes"]),
  );

  const sent = bodies.map(({ text }) => text).join("\n");
  expect(sent).toContain('"drill"');
  expect(sent).toContain('"talabee-panel"');
  for (const personal of [EMAIL, "Sara", PASSWORD, token, "burger", "25.2861", "ring the bell", "127.0.0.1"])
    expect(sent).not.toContain(personal);
});

it("keeps the rounds of an event stream out of the trace of its request, which they are linked to", async () => {
  const email = "streamed@example.com";
  const names = ["--first-name", "Sara", "--last-name", "Saad"];
  await runCommand(["user", "create", email, ...names, "--password-stdin"], environment, `${PASSWORD}\n`);
  const panel = await start(environment);
  bodies = [];
  const login = await fetch(`${panel.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  const stream = await fetch(`${panel.url}/api/events`, { headers });
  expect(stream.status).toBe(200);
  // Signing out wakes the stream, which ends.
  expect((await fetch(`${panel.url}/api/logout`, { method: "POST", headers })).status).toBe(200);
  await stream.text();
  await panel.stop();

  const [request] = spans().filter(({ name }) => name === "GET /api/events");
  const rounds = spans().filter(({ name }) => name === "event stream");
  expect(rounds.length).toBeGreaterThanOrEqual(1);
  for (const { traceId, parentSpanId, links } of rounds) {
    expect(traceId).not.toBe(request!.traceId);
    expect(parentSpanId ?? "").toBe("");
    expect(links).toMatchObject([{ traceId: request!.traceId, spanId: request!.spanId }]);
  }
  // Each round is a trace of its own.
  expect(new Set(rounds.map(({ traceId }) => traceId)).size).toBe(rounds.length);
});

it("stops and serves while the collector is away", async () => {
  const panel = await start({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect((await fetch(`${panel.url}/api/stores/spice`)).status).toBe(200);
  const began = performance.now();
  expect(await panel.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
});

it("loads no SDK of OpenTelemetry without a collector", async () => {
  const refuse = `import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (/@opentelemetry.(sdk|exporter)/.test(name)) throw new Error("loaded " + name);
      return next(name, context);
    } });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(refuse)}`;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...plain } = environment as Record<string, string>;
  const panel = await start({ ...plain, NODE_OPTIONS });
  expect((await fetch(`${panel.url}/api/stores/spice`)).status).toBe(200);
  await panel.stop();
  await expect(start({ ...plain, NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint! })).rejects.toThrow(
    /loaded @opentelemetry/,
  );
});

it("names statements without their values", () => {
  expect(statementSummary(`select "id" from "users" where "email" = 'a@b.example'`)).toBe("select users");
  expect(statementSummary(`insert into "orders" ("note") values ('x')`)).toBe("insert orders");
  expect(statementSummary("commit")).toBe("commit");
});
