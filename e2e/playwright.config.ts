import { defineConfig, devices } from "@playwright/test";
import { findHeadlessShell } from "../tools/find-chromium.mjs";

const report = process.env["JOURNEY_REPORT"];
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** What is about the wire is the same in every language and size, and runs in one; the table of routes has its own. */
const ofTheWire = ["lost-answer.spec.ts", "online-payment.spec.ts", "routes.spec.ts"];
/** What looks the same on a desktop runs on phones alone. */
const ofPhones = [
  "address-book.spec.ts",
  "cancel.spec.ts",
  "collection.spec.ts",
  "contact.spec.ts",
  "coupon.spec.ts",
  "dine-in-only.spec.ts",
  "dine-in.spec.ts",
  "favourites.spec.ts",
  "find-dish.spec.ts",
  "family-basket.spec.ts",
  "partner-application.spec.ts",
  "password-reset.spec.ts",
  "pick-up.spec.ts",
  "reorder.spec.ts",
  "review.spec.ts",
  "scheduled.spec.ts",
  "share-links.spec.ts",
  "store-filters.spec.ts",
  "two-carts.spec.ts",
  "wallet-and-card.spec.ts",
  "wallet-top-up.spec.ts",
];
/** What is about a keyboard wants a desktop. */
const ofDesktops = ["keyboard.spec.ts"];

/** What is about a bad network, a bad browser or several tabs is the same in every size. */
const ofBadDays = [
  "broken-storage.spec.ts",
  "crash.spec.ts",
  "failing-panel.spec.ts",
  "installed.spec.ts",
  "new-build.spec.ts",
  "offline.spec.ts",
  "push.spec.ts",
  "races.spec.ts",
  "several-tabs.spec.ts",
];
/** `JOURNEYS=all` runs what takes longer too. */
const all = process.env["JOURNEYS"] === "all";

/** The journeys run four times: English and Arabic, phone and desktop. None is tried again. */
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
    {
      name: "en-phone",
      testIgnore: [...ofTheWire, ...ofDesktops, ...(all ? [] : ofBadDays)],
      use: phone,
      metadata: { language: "en" },
    },
    { name: "ar-phone", testIgnore: [...ofTheWire, ...ofDesktops], use: phone, metadata: { language: "ar" } },
    {
      name: "en-desktop",
      testIgnore: [...ofPhones, ...ofBadDays],
      use: desktop,
      metadata: { language: "en" },
    },
    {
      name: "ar-desktop",
      testIgnore: [...ofTheWire, ...ofPhones, ...ofBadDays],
      use: desktop,
      metadata: { language: "ar" },
    },
  ],
});
