import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValueWithName, Registry } from "prom-client";

type PrometheusMetric = MetricObjectWithValues<MetricValueWithName<string>>;

/**
 * The metrics of `/metrics` for OpenTelemetry: each is counted once for both. Summaries are left out; the panel
 * has none.
 */
export function prometheusMetrics(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    async collect() {
      const endTime = hrTime(Date.now());
      // The type leaves out that several values of a metric have names, as in histograms.
      const all = (await registry.getMetricsAsJSON()) as PrometheusMetric[];
      const metrics = all.flatMap((metric) => convert(metric, startTime, endTime) ?? []);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "talabee-panel" }, metrics }] },
        errors: [],
      };
    },
  };
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

function convert(metric: PrometheusMetric, startTime: HrTime, endTime: HrTime): MetricData | null {
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const times = { startTime, endTime };
  const points = (): DataPoint<number>[] =>
    metric.values.map(({ labels, value }) => ({ ...times, attributes: defined(labels), value }));
  // Types are strings at run time.
  switch (String(metric.type)) {
    case "counter":
      return { ...base, dataPointType: DataPointType.SUM, dataPoints: points(), isMonotonic: true };
    case "gauge":
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case "histogram":
      return {
        ...base,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histograms(metric).map((point) => ({ ...times, ...point })),
      };
    default:
      return null;
  }
}

const defined = (labels: Partial<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** One histogram for each combination of labels; Prometheus counts buckets cumulatively, OpenTelemetry each by itself. */
function histograms({ name, values }: PrometheusMetric) {
  const byLabels = new Map<string, { attributes: Record<string, string | number>; value: Histogram }>();
  for (const { metricName, labels, value } of values) {
    const { le, ...rest } = defined(labels);
    const key = JSON.stringify(rest);
    const point = byLabels.get(key) ?? {
      attributes: rest,
      value: { buckets: { boundaries: [] as number[], counts: [] as number[] }, sum: 0, count: 0 },
    };
    byLabels.set(key, point);
    if (metricName === `${name}_sum`) point.value.sum = value;
    else if (metricName === `${name}_count`) point.value.count = value;
    else {
      const { boundaries, counts } = point.value.buckets;
      if (le !== "+Inf") boundaries.push(Number(le));
      counts.push(value - counts.reduce((sum, count) => sum + count, 0));
    }
  }
  return [...byLabels.values()];
}
