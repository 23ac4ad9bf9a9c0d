import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { shopSsr } from "@talabee/shop-ssr/vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressFiles } from "./compressed-files.ts";
import { compileHints } from "./vite-compile-hints.ts";
import { PLANNED, plannedChunks } from "./plan-chunks.ts";
import { systemFaces, webFonts } from "./vite-web-fonts.ts";
import {
  defineConfig,
  defaultClientConditions,
  defaultServerConditions,
  loadEnv,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from "vite";

const SOURCE = "@talabee/source";
const PANEL = process.env["PANEL_URL"] ?? "http://localhost:4000";

/** Loads the pictures of the first view. */
/** Scripts of the design system for a page that the app has not taken over. */
const FIRST_VIEW = ["primitives/picture/first-view.js", "widgets/quantity-stepper/early-count.js"].map(
  (file) => `${import.meta.dirname}/../../packages/ui/src/${file}`,
);

/** Builds the service worker, and gives it the list of what makes the shell: last, when all of that is there. */
function serviceWorker(hasFirebase: boolean): Plugin[] {
  const plugins = VitePWA({
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
  return plugins.map((plugin) =>
    plugin.name === "vite-plugin-pwa:build" ? { ...plugin, applyToEnvironment: isServer } : plugin,
  );
}

const isServer = ({ name }: { readonly name: string }) => name === "ssr";

/** Compresses the files for browsers, once all of them are written. */
function compressed(): Plugin {
  return {
    name: "talabee:compressed-files",
    apply: "build",
    applyToEnvironment: isServer,
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => compressFiles(`${import.meta.dirname}/dist`),
    },
  };
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
      shopSsr({
        app: "src/main.tsx",
        sheet: "src/styles.css",
        server: "src/server.tsx",
        screens: "src/routes",
        connection: `${import.meta.dirname}/src/connection.js`,
        firstView: FIRST_VIEW,
        fontFaces: systemFaces,
        api: PANEL,
      }),
      webFonts(),
      serviceWorker(FIREBASE.every((name) => env[name])),
      compressed(),
    ],
    // With the validation library, the schemas of the calls are a tenth of a page's first scripts, and are needed only once the
    // page calls the API.
    resolve: { conditions: [SOURCE, "deferred-schemas", ...defaultClientConditions] },
    server: {
      port: 5173,
      proxy: Object.fromEntries(
        ["/api", "/media", "/avatars", "/brand", "/pictures", "/review-photos", "/dev", "/health"].map(
          (path) => [path, PANEL],
        ),
      ),
    },
    build: {
      target: "es2023",
      // Browsers of 2024, which all have `@property`: without prefixes that no longer matter.
      cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } } },
      ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    },
  };
}

export default defineConfig(({ mode }) => {
  const { plugins, ...config } = configure(mode);
  return { ...config, plugins: [plugins, plannedChunks(() => configure(mode))] };
});
