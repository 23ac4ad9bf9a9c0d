import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { setTimeout as wait } from "node:timers/promises";
import type { Registry } from "prom-client";
import { prometheusMetrics } from "./prometheus-metrics.js";
import { type SpanEnd, type Tracer, setTracer } from "./tracer.js";

const STOP_TIMEOUT_MS = 3000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

export interface TelemetryOptions {
  readonly version: string;
  /** Share of requests that are traced, 0 to 1. */
  readonly sampleRatio: number;
  readonly metricIntervalMs: number;
  readonly metrics: Registry;
}

/**
 * Sends traces and metrics to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, by OTLP over HTTP. The exporters read the standard
 * OTEL_EXPORTER_OTLP_* variables themselves. Returns a function that sends what is left and stops.
 */
export function startTelemetry(options: TelemetryOptions): () => Promise<void> {
  const { version, sampleRatio, metricIntervalMs, metrics } = options;
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "talabee-panel", "service.version": version }))
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricIntervalMs,
        metricProducers: [prometheusMetrics(metrics, resource)],
      }),
    ],
  });
  const contexts = new AsyncLocalStorageContextManager();
  contexts.enable();
  context.setGlobalContextManager(contexts);
  setTracer(createTracer(traces.getTracer("talabee-panel", version)));
  return async () => {
    setTracer(null);
    // A collector that is away must not keep the process from stopping.
    const sent = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
    await Promise.race([sent, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    context.disable();
  };
}

/** The panel's tracer. A request starts a trace of its own: anybody could send a `traceparent`. */
function createTracer(tracer: ReturnType<TracerProvider["getTracer"]>): Tracer {
  function runSpan<Result>(
    name: string,
    options: SpanOptions,
    work: (end: (at: SpanEnd) => void) => Promise<Result>,
  ): Promise<Result> {
    return tracer.startActiveSpan(name, options, async (span) => {
      try {
        return await work((end) => finish(span, end));
      } catch (error) {
        // The name of the error alone: messages may contain what a customer sent.
        const type = error instanceof Error ? error.name : typeof error;
        finish(span, { attributes: { "error.type": type }, hasFailed: true });
        throw error;
      } finally {
        span.end();
      }
    });
  }
  return {
    run({ name, kind, attributes = {} }, work) {
      // Rendering a page calls the API in process; such a call is part of the page's request.
      const isNested = trace.getActiveSpan() !== undefined;
      const spanKind = kind === "server" && isNested ? SpanKind.INTERNAL : KINDS[kind];
      return runSpan(name, { kind: spanKind, attributes: { ...attributes } }, work);
    },
    runApart(name, work) {
      const began = trace.getActiveSpan()?.spanContext();
      return runSpan(name, { root: true, links: began === undefined ? [] : [{ context: began }] }, work);
    },
    passed(began, { name, ...end }) {
      const startTime = performance.timeOrigin + began;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, startTime }, ROOT_CONTEXT);
      finish(span, end);
      span.end();
    },
  };
}

function finish(span: Span, { name, attributes, hasFailed }: SpanEnd): void {
  if (name !== undefined) span.updateName(name);
  if (attributes !== undefined) span.setAttributes({ ...attributes });
  if (hasFailed === true) span.setStatus({ code: SpanStatusCode.ERROR });
}
