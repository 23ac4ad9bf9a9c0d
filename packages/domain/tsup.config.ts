import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2023",
  // One file a module: a consumer's bundler keeps only what it uses.
  bundle: false,
  clean: true,
});
