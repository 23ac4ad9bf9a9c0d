import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig, defaultClientConditions, loadEnv, type Plugin, runnerImport } from "vite";

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

/** Builds the service worker, and gives it the list of what makes the shell. */
function serviceWorker(hasFirebase: boolean) {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/service-worker",
    filename: "sw.ts",
    // The storefront registers it by itself, once the page is idle; its manifest is a file.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Pictures and fonts are kept as they come.
      globPatterns: ["index.html", "first-paint.js", "favicon.svg", "assets/*.{js,css}"],
      rollupFormat: "iife",
      // A worker is one file: firebase, which does things by being imported, is taken in where it is asked for alone.
      rollupOptions: { treeshake: { moduleSideEffects: (id) => hasFirebase || !id.includes("firebase") } },
    },
  });
}

/** What carries pushes, by name, so that a build without it leaves its code out (REQ-API-40). */
const FIREBASE = ["API_KEY", "PROJECT_ID", "MESSAGING_SENDER_ID", "APP_ID"].map(
  (name) => `VITE_FIREBASE_${name}`,
);

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  return {
    define: Object.fromEntries(
      FIREBASE.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? "")]),
    ),
    plugins: [react(), tailwindcss(), firstView(), serviceWorker(FIREBASE.every((name) => env[name]))],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    // For tests that need no browser.
    ssr: { resolve: { conditions: [SOURCE] } },
    server: {
      port: 5173,
      proxy: Object.fromEntries(["/api", "/media", "/dev", "/health"].map((path) => [path, PANEL])),
    },
    build: {
      target: "es2023",
      modulePreload: { polyfill: false },
      // Read by the budgets of bytes (bench/page).
      manifest: true,
      // What every page needs comes in one piece: dozens of small ones weigh a tenth more.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", tags: ["$initial"] }] } } },
    },
  };
});
