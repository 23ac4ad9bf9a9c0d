import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { DOORS } from "./doors.ts";

const PANEL = process.env["PANEL_URL"] ?? "http://localhost:4000";

/**
 * Builds the service worker of the riders' door, with the list of what makes that door: no file of another door is kept on a
 * rider's phone.
 */
function rideWorker(): Plugin[] {
  const files = new Set(["ride/index.html", "ride.svg", "early.js"]);
  return [
    {
      name: "counter:files-of-ride",
      generateBundle(_options, bundle) {
        const add = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || files.has(name)) return;
          files.add(name);
          for (const sheet of cssOf(chunk)) files.add(sheet);
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && chunk.isEntry && chunk.name === "ride") add(chunk.fileName);
      },
    },
    ...VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "ride-worker.ts",
      // The door registers it by itself; its manifest is a file.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ["ride/index.html", "ride.svg", "early.js", "assets/*.{js,css}"],
        rollupFormat: "iife",
        manifestTransforms: [
          async (entries) => ({ manifest: entries.filter(({ url }) => files.has(url)), warnings: [] }),
        ],
      },
    }),
  ];
}

const cssOf = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? [];

export default defineConfig({
  // Each door is a page of its own, so that none loads what another needs.
  appType: "mpa",
  plugins: [
    react(),
    tailwindcss(),
    rideWorker(),
    {
      name: "counter:doors",
      /** In development, every address of a door shows its page, as the panel does. */
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          const door = DOORS.find((name) => new RegExp(`^/${name}(/[^.]*)?$`).test(request.url ?? ""));
          if (door !== undefined) request.url = `/${door}/index.html`;
          next();
        });
      },
    },
  ],
  // Schemas of responses come with the first call that needs them.
  resolve: { conditions: ["@talabee/source", "deferred-schemas", ...defaultClientConditions] },
  server: {
    port: 5174,
    proxy: Object.fromEntries(["/api", "/media", "/avatars", "/brand"].map((path) => [path, PANEL])),
  },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
    rolldownOptions: {
      input: Object.fromEntries(DOORS.map((door) => [door, `${import.meta.dirname}/${door}/index.html`])),
    },
  },
});
