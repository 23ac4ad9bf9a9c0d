import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The build that renders pages on the server: one file with everything in it. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { conditions: ["@talabee/source"] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ["@talabee/source", "node", "import", "module", "default"] },
  },
  build: {
    ssr: "src/server.tsx",
    outDir: "dist-server",
    target: "node22",
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
