export type { Access } from "./accounts.js";
export { run } from "./cli.js";
export type { Patience } from "./patient-send.js";
export { createPageFiller, createDemoCardToken } from "./payment-page.js";
export { type CallReport, type Check, type ConformanceReport, formatReport } from "./report.js";
export type { Credentials, TestData } from "./test-data.js";
export { verifyPanel, type VerifyOptions } from "./verify.js";
