import { readdirSync } from "node:fs";
import { defineConfig, devices, type Project } from "@playwright/test";
import { CHROMIUM_ARGS, findHeadlessShell } from "../tools/find-chromium.mjs";

const report = process.env["JOURNEY_REPORT"];
const sizes = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
};
/** `JOURNEYS=all` runs every test in both languages, including the long ones; `each` also these, in one language. */
const all = process.env["JOURNEYS"] === "all";
const long = all || process.env["JOURNEYS"] === "each";

/** `npm test` runs each phone test in one language, alternating; `npm run test:all` in both. */
const phoneTests = readdirSync(new URL("phones", import.meta.url)).sort();
const alternating = (turn: 0 | 1) =>
  phoneTests.filter((_, at) => all || at % 2 === turn).map((file) => `phones/${file}`);

/**
 * Projects by folder. `everywhere`: both languages and sizes (one of them in `npm test`, because the keyboard test covers an
 * English desktop). `phones`: a desktop adds nothing. `trouble`: networks, browsers and tabs, equal in every size. `once`:
 * English desktop, because these tests are about the wire or set up their own scenarios.
 */
const project = (language: "en" | "ar", size: keyof typeof sizes, files: string[]): Project => ({
  name: `${language}-${size}`,
  testMatch: files,
  use: sizes[size],
  metadata: { language },
});

/** No retries: a test that fails once is a fault. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/journeys",
  globalSetup: "./start-panel.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  ...(long ? {} : { grepInvert: /@nightly/ }),
  // On two cores: a third of the time a test waits for a toast, an order or a clock.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: report === undefined ? "list" : [["json", { outputFile: report }], ["list"]],
  use: {
    // The service worker would answer requests that tests intercept; its own tests enable it.
    serviceWorkers: "block",
    permissions: ["notifications"],
    // Traces add a quarter of the time.
    trace: report === undefined ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    project("en", "phone", [
      ...alternating(0),
      ...(all ? ["everywhere/*.spec.ts", "trouble/*.spec.ts"] : []),
    ]),
    project("ar", "phone", [...alternating(1), "everywhere/*.spec.ts", "trouble/*.spec.ts"]),
    project("en", "desktop", [...(all ? ["everywhere/*.spec.ts"] : []), "once/*.spec.ts"]),
    ...(all
      ? [project("ar", "desktop", ["everywhere/*.spec.ts", "once/{keyboard,online-payment}.spec.ts"])]
      : []),
  ],
});
