import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "contract",
    // The modules keep nothing of their own: read once a worker instead of once a file.
    isolate: false,
    maxWorkers: 2,
    strictTags: false,
    setupFiles: ["../../tools/leave-no-traces.mjs", "../../tools/seed-properties.mjs"],
    include: ["src/**/*.test.ts"],
    // The conformance suite makes hundreds of requests, over the network in some tests.
    testTimeout: 30_000,
    coverage: {
      include: ["src/**/*.ts"],
      // Hooks and what needs a browser (web locks, upload progress) are run by the journeys of e2e.
      exclude: [
        "src/**/*.test.ts",
        "src/index.ts",
        "src/conformance/index.ts",
        "src/react/{index,connection,query-key,user-events,use-*}.ts",
        "src/share-stream.ts",
        "src/upload-fetch.ts",
      ],
      reporter: ["text"],
      thresholds: { branches: 95 },
    },
  },
});
