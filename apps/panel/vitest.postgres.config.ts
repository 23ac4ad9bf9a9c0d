import { defineConfig, mergeConfig } from "vitest/config";
import { ALL_TESTS, LEFT_OUT, panelTests } from "./vitest.config.js";

/** The same suite on a PostgreSQL of its own, started from the system's binaries. */
export default mergeConfig(
  panelTests,
  defineConfig({
    test: {
      name: "panel-postgres",
      include: ALL_TESTS,
      exclude: LEFT_OUT,
      globalSetup: ["src/testing/postgres-database.ts"],
      // Its workers are not shared with the embedded database's.
      sequence: { groupOrder: 2 },
    },
  }),
);
