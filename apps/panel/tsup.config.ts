import { defineConfig } from "tsup";

export default defineConfig({
  entry: { main: "src/main.ts", command: "src/cli/command.ts" },
  format: "esm",
  target: "node20",
  platform: "node",
  sourcemap: true,
  clean: true,
  splitting: true,
  // Our own packages are taken in as source, so that the panel runs without building them first; drizzle because
  // importing its hundreds of files one by one costs 160 MB and most of a second.
  noExternal: [/^@talabee\//, /^drizzle-orm/, /^hono/, /^@hono\//, /^zod/],
  esbuildOptions(options) {
    options.conditions = ["@talabee/source"];
  },
});
