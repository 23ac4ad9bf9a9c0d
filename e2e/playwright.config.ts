import { readdirSync } from "node:fs";
import { defineConfig, devices, type Project } from "@playwright/test";
import { CHROMIUM_ARGS, findHeadlessShell } from "../tools/find-chromium.mjs";

const report = process.env["JOURNEY_REPORT"];
const sizes = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
};
/** `JOURNEYS=all` walks every journey in both languages, and those that take longer too. */
const all = process.env["JOURNEYS"] === "all";

/** In the gate each journey of a phone is walked in one language, in turn; at night in both. */
const ofPhones = readdirSync(new URL("phones", import.meta.url)).sort();
const inTurn = (turn: 0 | 1) =>
  ofPhones.filter((_, at) => all || at % 2 === turn).map((file) => `phones/${file}`);

/**
 * A folder says where its journeys are walked: `everywhere` in both languages and sizes, of which the gate takes one, as
 * the keyboard's journey is that of an English desktop; `phones`, because a desktop adds nothing; `trouble` with
 * networks, browsers and tabs, which is the same in every size; `once` on an English desktop, as it is about the wire or
 * brings circumstances of its own: what a customer does there is walked in Arabic too at night.
 */
const project = (language: "en" | "ar", size: keyof typeof sizes, files: string[]): Project => ({
  name: `${language}-${size}`,
  testMatch: files,
  use: sizes[size],
  metadata: { language },
});

/** None is tried again here; what the gate does is in docs/decisions/0010. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/journeys",
  globalSetup: "./start-panel.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  ...(all ? {} : { grepInvert: /@nightly/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: report === undefined ? "list" : [["json", { outputFile: report }], ["list"]],
  use: {
    // What a test answers in the panel's place must not be answered by the service worker; its own tests let it in.
    serviceWorkers: "block",
    permissions: ["notifications"],
    // A trace of every journey is a quarter of the work; the gate traces what failed when it runs it once more.
    trace: report === undefined ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    project("en", "phone", [...inTurn(0), ...(all ? ["everywhere/*.spec.ts", "trouble/*.spec.ts"] : [])]),
    project("ar", "phone", [...inTurn(1), "everywhere/*.spec.ts", "trouble/*.spec.ts"]),
    project("en", "desktop", [...(all ? ["everywhere/*.spec.ts"] : []), "once/*.spec.ts"]),
    ...(all
      ? [project("ar", "desktop", ["everywhere/*.spec.ts", "once/{keyboard,online-payment}.spec.ts"])]
      : []),
  ],
});
