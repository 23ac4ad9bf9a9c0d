export type { Access } from "./accounts.js";
export { run } from "./cli.js";
export { createPageFiller, makeDemoCardToken } from "./page-form.js";
export { type CallReport, type Check, type ConformanceReport, formatReport } from "./report.js";
export type { Credentials, Supplies } from "./supplies.js";
export { verifyPanel, type VerifyOptions } from "./verify.js";
