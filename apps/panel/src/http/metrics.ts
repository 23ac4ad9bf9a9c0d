import { OPEN_ORDER_STATUSES } from "@talabee/domain";
import type { MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { literals } from "../db/schema/columns.js";
import type { Panel } from "../panel.js";
import { activeTracer, type SpanEnd } from "../telemetry/tracer.js";
import { isEqualSecret } from "./is-equal-secret.js";
import { readProxies } from "./client-address.js";
import type { App, AppEnv } from "./app-env.js";
import { peerAddress } from "./request-context.js";
import { ApiError } from "./api-error.js";
import { errorResponse } from "./error-response.js";

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LOOPBACK = readProxies(["loopback"]);

interface Sent {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly began: number;
}

/** Request metrics by route pattern, not by path: ids would create a series each. */
export function createMetrics(panel: Panel, openStreams: () => number) {
  const register = new Registry();
  const requests = new Histogram({
    name: "talabee_http_request_seconds",
    help: "Time until the response started, by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS_S,
    registers: [register],
  });
  const inFlight = new Gauge({
    name: "talabee_http_requests_in_flight",
    help: "Requests whose response has not started",
    registers: [register],
  });
  const serverErrors = new Counter({
    name: "talabee_http_unexpected_total",
    help: "Responses with status 500",
    registers: [register],
  });
  new Gauge({
    name: "talabee_streams_open",
    help: "Open streams of server-sent events",
    registers: [register],
    collect() {
      this.set(openStreams());
    },
  });
  /** Gauge from a statement that returns `amount` by `label`; without values while the database is unreachable. */
  const queryGauge = (name: string, help: string, label: string, statement: string) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [register],
      async collect() {
        this.reset();
        const { rows } = await panel.raw.query(statement, []).catch(() => ({ rows: [] }));
        for (const row of rows) this.set({ [label]: String(row["label"]) }, Number(row["amount"]));
      },
    });
  queryGauge(
    "talabee_jobs_overdue",
    "Jobs that were due more than a minute ago, by kind",
    "kind",
    `select kind as label, count(*)::int as amount from jobs
     where failed_at is null and due_at < now() - interval '1 minute' group by kind`,
  );
  queryGauge(
    "talabee_jobs_dead",
    "Jobs that failed too often or cannot succeed, by kind; an operator must look at them",
    "kind",
    "select kind as label, count(*)::int as amount from jobs where failed_at is not null group by kind",
  );
  queryGauge(
    "talabee_mails_waiting",
    "Unsent emails, by number of attempts",
    "tries",
    `select attempts as label, count(*)::int as amount from mails
     where sent_at is null and failed_at is null group by attempts`,
  );
  queryGauge(
    "talabee_mails_dead",
    "Emails that the mail server rejected too often, by whether they contain a code",
    "code",
    "select is_code as label, count(*)::int as amount from mails where failed_at is not null group by is_code",
  );
  queryGauge(
    "talabee_disputes_open",
    "Payments that customers' banks dispute, by gateway; an operator must answer them there",
    "provider",
    "select provider as label, count(*)::int as amount from disputes where status = 'open' group by provider",
  );
  queryGauge(
    "talabee_orders_open",
    "Orders not yet delivered or canceled, by status",
    "status",
    // By name: "not in" would read every order ever placed.
    `select order_status as label, count(*)::int as amount from orders where order_status in ${literals(OPEN_ORDER_STATUSES)} group by order_status`,
  );

  /** Records a response that was sent without the app. `began` is a time of `performance.now()`. */
  function record(sent: Sent): void {
    activeTracer()?.passed(sent.began, spanEnd(sent));
    count(sent);
  }

  function count(sent: Sent): void {
    const { method, route, status } = sent;
    const seconds = (performance.now() - sent.began) / 1000;
    requests.observe({ method, route, status }, seconds);
    if (status === 500) serverErrors.inc();
    panel.log.info("request", {
      request_id: sent.requestId ?? null,
      method,
      route,
      status,
      ms: Math.round(seconds * 1000),
    });
  }

  const measure: MiddlewareHandler<AppEnv> = (context, next) => {
    const began = performance.now();
    const { method } = context.req;
    const respond = async (end?: (at: SpanEnd) => void) => {
      inFlight.inc();
      try {
        await next();
      } finally {
        inFlight.dec();
        const { routePath: route } = context.req;
        const sent = {
          method,
          route,
          status: context.res.status,
          requestId: context.get("requestId"),
          began,
        };
        end?.(spanEnd(sent));
        count(sent);
      }
    };
    const tracer = activeTracer();
    return tracer === null ? respond() : tracer.run({ name: method, kind: "server" }, respond);
  };

  let hasDefaultMetrics = false;
  /** All metrics, with those of the process. */
  function registry(): Registry {
    if (!hasDefaultMetrics) collectDefaultMetrics({ register });
    hasDefaultMetrics = true;
    return register;
  }

  /** `/metrics` for Prometheus: requires PANEL_METRICS_TOKEN as bearer token; if it is unset, only loopback has access. */
  function serve(app: App): void {
    app.get("/metrics", async (context) => {
      const { metricsToken } = panel.config;
      const isAllowed =
        metricsToken === null
          ? // A local proxy forwards requests from other machines.
            isLoopback(peerAddress(context)) && context.req.header("X-Forwarded-For") === undefined
          : isEqualSecret(context.req.header("Authorization") ?? "", `Bearer ${metricsToken}`);
      if (!isAllowed) return errorResponse(context, new ApiError("forbidden"));
      context.header("Cache-Control", "no-store");
      return context.body(await registry().metrics(), 200, { "Content-Type": register.contentType });
    });
  }
  return { measure, record, registry, serve };
}

/** Name and attributes of a request's span, by the semantic conventions of OpenTelemetry. The route has no ids. */
function spanEnd({ method, route, status, requestId }: Sent) {
  return {
    name: `${method} ${route}`,
    attributes: {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      ...(requestId === undefined ? {} : { "talabee.request_id": requestId }),
    },
    hasFailed: status >= 500,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  return LOOPBACK.check(plain, plain.includes(":") ? "ipv6" : "ipv4");
}
