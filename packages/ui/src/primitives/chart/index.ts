export * from "./chart.js";
export type { ChartProps, ChartSeries } from "./chart-frame.js";
