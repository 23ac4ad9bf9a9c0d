import { defineConfig } from "tsup";

/** One output file per module, so that a bundler keeps only the calls that an app imports. */
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2023",
  bundle: false,
  clean: true,
});
