import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts", "!src/**/testing/**"],
  format: "esm",
  target: "es2023",
  // One output file per module, so that a bundler keeps only what an app imports. Test helpers are not published.
  bundle: false,
  clean: true,
});
