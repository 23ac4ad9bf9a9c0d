import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFile } from "node:fs/promises";
import { VitePWA } from "vite-plugin-pwa";
import type * as FirstView from "./src/first-view.tsx";
import { compileHints } from "./vite-compile-hints.ts";
import { PLANNED, plannedChunks } from "./plan-chunks.ts";
import { webFonts } from "./vite-web-fonts.ts";
import {
  minify,
  defineConfig,
  defaultClientConditions,
  loadEnv,
  type Plugin,
  type Rolldown,
  runnerImport,
  type UserConfig,
} from "vite";

const SOURCE = "@talabee/source";
const PANEL = process.env["PANEL_URL"] ?? "http://localhost:4000";

/** What the page shows before any script of the app has come. */
const loadFirstView = async () => {
  const sources = `${import.meta.dirname}/../../packages`;
  const { module } = await runnerImport<typeof FirstView>("/src/first-view.tsx", {
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
    // By path: what is run here does not ask for the condition of our sources.
    resolve: {
      alias: [
        { find: /^@talabee\/ui\/(.+)$/, replacement: `${sources}/ui/src/$1/index.ts` },
        { find: "#calls", replacement: `${sources}/contract/src/calls.ts` },
        { find: /^@talabee\/(contract|domain)$/, replacement: `${sources}/$1/src/index.ts` },
      ],
    },
  });
  return module;
};

/** Puts the loading screen into the HTML, so that something is painted before any script has come. */
function firstView(): Plugin {
  return {
    name: "talabee:first-view",
    async transformIndexHtml(html) {
      const { firstView: screen } = await loadFirstView();
      return html.replace("<!--first-view-->", `<!--first-view-->${screen}`);
    },
  };
}

/** Loads the pictures of the first view. */
const PICTURES = "../../../packages/ui/src/primitives/picture/first-view.js";

/**
 * Puts small scripts into the page: two in its head, for language and theme before the first paint and for loads that were
 * lost, and two at its end, for its pictures, and to load the app and the style sheet after the first view. The server allows
 * them by their hashes.
 */
function inlineScripts(): Plugin {
  const minified = async (name: string) => {
    const source = await readFile(`${import.meta.dirname}/src/${name}`, "utf8");
    return (await minify(name, source)).code.trim();
  };
  return {
    name: "talabee:inline-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const app = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(html)!;
        const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html)!;
        const start = (await minified("start.js")).replace("%APP%", app[1]!).replace("%CSS%", sheet[1]!);
        const firstPaint = await minified("first-paint.js");
        const { waitingTexts } = await loadFirstView();
        const connection = (await minified("connection.js")).replace(/["'`]%TEXTS%["'`]/, () =>
          JSON.stringify(waitingTexts),
        );
        const pictures = await minified(PICTURES);
        return html
          .replace(app[0], "")
          .replace("<!--first-paint-->", () => `<script>${firstPaint}</script><script>${connection}</script>`)
          .replace("</body>", () => `<script>${pictures}</script><script>${start}</script></body>`);
      },
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
      globPatterns: ["index.html", "icons/favicon-48.png", "assets/*.{js,css}"],
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

/** Chunks whose modules are known by their place. A module goes to the first group that takes it. */
const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What every page needs.
  { name: "base", tags: ["$initial"], priority: 3 },
  // What the schemas share with the pages: it would otherwise bring the schemas along.
  {
    name: "rules",
    test: /domain\/src\/(text\/|money\/|stores\/time-zone)|contract\/src\/(call|language|future-date|schemas\/choices)\.ts/,
    priority: 2,
  },
  // What validates the API's answers: loaded with the first call, not with the page.
  {
    name: "schemas",
    test: /node_modules\/zod|contract\/src\/(schemas\/|parse-answer|calls\/)/,
    priority: 1,
  },
];

/** The configuration of both builds, with and without planned chunks. */
function configure(mode: string): UserConfig {
  const env = loadEnv(mode, import.meta.dirname);
  return {
    define: Object.fromEntries(
      FIREBASE.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? "")]),
    ),
    plugins: [
      react(),
      tailwindcss(),

      compileHints(PLANNED),
      firstView(),
      inlineScripts(),
      webFonts(),
      serviceWorker(FIREBASE.every((name) => env[name])),
    ],
    // With the validation library, the schemas of the calls are a tenth of a page's first scripts, and are needed only once the
    // page calls the API.
    resolve: { conditions: [SOURCE, "deferred-schemas", ...defaultClientConditions] },
    // For tests that need no browser.
    ssr: { resolve: { conditions: [SOURCE] } },
    server: {
      port: 5173,
      proxy: Object.fromEntries(
        ["/api", "/media", "/avatars", "/brand", "/review-photos", "/dev", "/health"].map((path) => [
          path,
          PANEL,
        ]),
      ),
    },
    build: {
      target: "es2023",
      // Browsers of 2024, which all have `@property`: without prefixes that no longer matter.
      cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
      // Read by the server, which names the scripts of a screen, and by the budgets of bytes (bench/page).
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
  };
}

export default defineConfig(({ mode }) => {
  const { plugins, ...config } = configure(mode);
  return { ...config, plugins: [plugins, plannedChunks(() => configure(mode))] };
});
