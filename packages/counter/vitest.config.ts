import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "counter",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false,
    maxWorkers: 2,
    setupFiles: ["../../tools/leave-no-traces.mjs"],
    strictTags: false,
    // What is waited for comes; how soon, on a busy machine, is no test's business.
    expect: { poll: { timeout: 20_000 } },
  },
});
