import { defineConfig, devices } from "@playwright/test";
import { findHeadlessShell } from "../tools/find-chromium.mjs";

const report = process.env["JOURNEY_REPORT"];
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** What is about the wire is the same in every language and size, and runs in one. */
const ofTheWire = ["lost-answer.spec.ts", "online-payment.spec.ts"];

/** The journeys run four times: English and Arabic, phone and desktop. None is tried again. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/journeys",
  globalSetup: "./start-panel.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: report === undefined ? "list" : [["json", { outputFile: report }], ["list"]],
  use: {
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "en-phone", testIgnore: ofTheWire, use: phone, metadata: { language: "en" } },
    { name: "ar-phone", testIgnore: ofTheWire, use: phone, metadata: { language: "ar" } },
    { name: "en-desktop", use: desktop, metadata: { language: "en" } },
    { name: "ar-desktop", testIgnore: ofTheWire, use: desktop, metadata: { language: "ar" } },
  ],
});
