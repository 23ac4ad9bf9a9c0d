import { defineConfig } from "tsup";

/** One file a module, so that an application pays for the calls it makes and no more. */
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2023",
  bundle: false,
  clean: true,
});
