import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: {
    name: "panel",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/database-image.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
