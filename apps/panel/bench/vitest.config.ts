import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { panelTests } from "../vitest.config.js";

/** Benchmarks that take minutes and start their own PostgreSQL: `npm run bench:suggest`. */
export default defineConfig({
  ...panelTests,
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    name: "panel-bench",
    include: ["bench/**/*.test.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
