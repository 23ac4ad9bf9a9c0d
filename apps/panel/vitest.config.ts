import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "panel",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/database-image.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
