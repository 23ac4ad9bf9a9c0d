import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@talabee/source"] },
  ssr: { resolve: { conditions: ["@talabee/source"] } },
  test: { name: "shop-ssr", maxWorkers: 2, strictTags: false, include: ["src/**/*.test.{ts,tsx}"] },
});
