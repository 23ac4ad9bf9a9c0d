import { defineConfig, mergeConfig } from "vitest/config";
import { panelTests } from "./vitest.config.js";

/** The same suite on a PostgreSQL of its own, started from the system's binaries. */
export default mergeConfig(
  panelTests,
  defineConfig({
    test: {
      name: "panel-postgres",
      globalSetup: ["src/testing/postgres-database.ts"],
      // The panel's modules keep nothing of their own: read once a worker instead of once a file, in a third of the time.
      isolate: false,
    },
  }),
);
