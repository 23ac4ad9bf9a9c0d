import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", { test: { name: "tools", include: ["tools/**/*.test.ts"] } }],
    maxWorkers: 2,
  },
});
