import { defineConfig } from "vitest/config";
import { findPostgres } from "./apps/panel/src/testing/find-postgres.mjs";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      // The panel's suite once more, where there is a PostgreSQL.
      ...(findPostgres() === null ? [] : ["apps/panel/vitest.postgres.config.ts"]),
      { test: { name: "tools", include: ["tools/**/*.test.ts"] } },
    ],
    maxWorkers: 2,
  },
});
