import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    environment: "node",
    setupFiles: ["../../tools/leave-no-traces.mjs"],
    // Modules are read once a worker instead of once a file, in less than half of the time.
    isolate: false,
    maxWorkers: 2,
    strictTags: false,
  },
});
