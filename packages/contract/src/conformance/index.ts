export type { Access } from "./accounts.js";
export { run } from "./cli.js";
export type { Supplies } from "./customer-life.js";
export { type CallReport, type Check, type ConformanceReport, formatReport } from "./report.js";
export { verifyPanel, type VerifyOptions } from "./verify.js";
