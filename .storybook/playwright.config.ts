import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findHeadlessShell } from "../tools/find-chromium.mjs";

const report = process.env["JOURNEY_REPORT"];

/** Tests of the built Storybook as a designer opens it: the manager with its sidebar, toolbar and panels. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../.cache/storybook-manager",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: report === undefined ? "list" : [["json", { outputFile: report }], ["list"]],
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    trace: report === undefined ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findHeadlessShell(),
      // Stories check their accessibility by themselves unless the browser says that a test controls it (preview.tsx).
      args: [...CHROMIUM_ARGS, "--disable-blink-features=AutomationControlled"],
    },
  },
});
