import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "domain",
    // The modules keep nothing of their own: read once a worker instead of once a file.
    isolate: false,
    maxWorkers: 2,
    strictTags: false,
    environment: "node",
    setupFiles: ["../../tools/seed-properties.mjs"],
    // Properties take their time on a machine that is busy with other suites.
    testTimeout: 30_000,
    include: ["src/**/*.test.ts"],
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/**/testing/**", "src/index.ts"],
      reporter: ["text"],
      thresholds: { branches: 95 },
    },
  },
});
