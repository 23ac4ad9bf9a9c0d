import { defineConfig } from "tsup";

export default defineConfig({ entry: ["src/index.ts", "src/openapi.ts"], format: "esm", clean: true });
