import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "contract",
    setupFiles: ["../../tools/seed-properties.mjs"],
    include: ["src/**/*.test.ts"],
    // The conformance suite makes hundreds of requests, over the network in some tests.
    testTimeout: 30_000,
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/index.ts", "src/conformance/index.ts", "src/react/index.ts"],
      reporter: ["text"],
      thresholds: { branches: 95 },
    },
  },
});
