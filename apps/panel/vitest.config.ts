import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));

/** Ten thousand orders take their time, and so does looking at all of them after a test (testing/repetitions.ts). */
const isLong = (process.env["TALABEE_LONG_TESTS"] ?? "") !== "";

/** What the suite needs on either database. */
export const panelTests = defineConfig({
  resolve: {
    // By path, not by condition: the global set-up runs where the conditions below are not asked for.
    alias: [
      { find: /^@talabee\/contract\/openapi$/, replacement: source("contract/src/openapi.ts") },
      {
        find: /^@talabee\/contract\/conformance$/,
        replacement: source("contract/src/conformance/index.ts"),
      },
      { find: "#calls", replacement: source("contract/src/calls.ts") },
      { find: /^@talabee\/contract$/, replacement: source("contract/src/index.ts") },
      { find: /^@talabee\/domain$/, replacement: source("domain/src/index.ts") },
    ],
    conditions: ["@talabee/source"],
  },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    setupFiles: ["src/testing/check-invariants.ts", "../../tools/seed-properties.mjs"],
    // The panel's modules keep nothing of their own: read once a worker instead of once a file, in a third of the time.
    isolate: false,
    maxWorkers: 2,
    strictTags: false,
    // What is waited for comes; how soon, on a busy machine, is no test's business. The longest start and stop a dozen processes.
    testTimeout: isLong ? 1_800_000 : 300_000,
    hookTimeout: isLong ? 600_000 : 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** The whole suite. */
export const ALL_TESTS = ["src/**/*.test.ts"];

/** Tests of what only a PostgreSQL server has. */
export const SERVER_ONLY = [
  "src/db/durability.test.ts",
  "src/db/open-server.test.ts",
  "src/db/serving-limits.test.ts",
  "src/testing/postgres-cluster.test.ts",
];

/** Whether the two databases share the suite, as in `npm test` where there is a server. */
const isShared = process.env["EMBEDDED_TESTS"] === "differences";

/** Restoring everything, orders and money, is drilled on one database: the embedded one, whose files are lost. */
const DRILL = "src/cli/restore-drill.test.ts";

/**
 * Tests of what the two databases do differently: starting, locking, backing up, and transactions that are broken off, meet each
 * other or are repeated. Both are PostgreSQL, so that every other statement is answered alike, and all journeys in a browser
 * run on the embedded one.
 */
const DIFFERENCES = [
  DRILL,
  "src/db/!(migration-lint|schema-drift).test.ts",
  "src/embedded-process.test.ts",
  "src/conformance.test.ts",
  "src/demo/**/*.test.ts",
  "src/modules/orders/{atomicity,idempotency,orders,stock}.test.ts",
  "src/modules/payments/{card-payments,payment-recovery}.test.ts",
  "src/modules/search/{search,search-documents,search-words}.test.ts",
];

/**
 * Tests that a change of the product seldom reaches, and that take long: clients and servers of others against the contract,
 * restoring after a failed restore, and the tests' own PostgreSQL. `npm run test:all` runs them.
 */
const NIGHTLY = [
  "src/cli/restore-again.test.ts",
  "src/conformance-demo.test.ts",
  "src/conformance-limits.test.ts",
  "src/generated-client.test.ts",
  "src/testing/postgres-cluster.test.ts",
];
const leftToNight = process.env["SAMPLED_TESTS"] === undefined ? [] : NIGHTLY;

/** What the server leaves to the embedded database, or to the night. */
export const LEFT_OUT = [...(isShared ? [DRILL, "src/conformance.test.ts"] : []), ...leftToNight];

/**
 * The suite on the embedded database; `vitest.postgres.config.ts` runs it on a server. In `npm test` the server takes the
 * whole suite, in two thirds of the time, and the embedded database what differs; `npm run test:all` runs all of it on both.
 */
export default mergeConfig(
  panelTests,
  defineConfig({
    test: {
      name: "panel",
      include: isShared ? DIFFERENCES : ALL_TESTS,
      exclude: [...SERVER_ONLY, ...leftToNight],
      globalSetup: ["src/testing/embedded-database.ts"],
      // Its workers are separate from those of suites that load their modules again for every file.
      sequence: { groupOrder: 1 },
    },
  }),
);
