import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    // By path, not by condition: the global set-up runs where the conditions below are not asked for.
    alias: [
      { find: /^@talabee\/contract\/openapi$/, replacement: source("contract/src/openapi.ts") },
      {
        find: /^@talabee\/contract\/conformance$/,
        replacement: source("contract/src/conformance/index.ts"),
      },
      { find: /^@talabee\/contract$/, replacement: source("contract/src/index.ts") },
      { find: /^@talabee\/domain$/, replacement: source("domain/src/index.ts") },
    ],
    conditions: ["@talabee/source"],
  },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "panel",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/database-image.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
