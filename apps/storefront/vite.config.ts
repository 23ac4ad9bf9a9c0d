import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, defaultClientConditions, type Plugin, runnerImport } from "vite";

const SOURCE = "@talabee/source";
const PANEL = process.env["PANEL_URL"] ?? "http://localhost:4000";

/** Puts the loading screen into the HTML, so that something is painted before any script has come. */
function firstView(): Plugin {
  return {
    name: "talabee:first-view",
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ firstView: string }>("/src/first-view.tsx", {
        root: import.meta.dirname,
        configFile: false,
        plugins: [react()],
        // By path: what is run here does not ask for the condition of our sources.
        resolve: {
          alias: [
            {
              find: /^@talabee\/ui\/(.+)$/,
              replacement: `${import.meta.dirname}/../../packages/ui/src/$1/index.ts`,
            },
          ],
        },
      });
      return html.replace("<!--first-view-->", module.firstView);
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), firstView()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(["/api", "/media", "/dev", "/health"].map((path) => [path, PANEL])),
  },
  build: { target: "es2023", modulePreload: { polyfill: false } },
});
