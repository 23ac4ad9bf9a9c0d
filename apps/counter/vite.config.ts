import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { DOORS } from "./doors.ts";

const PANEL = process.env["PANEL_URL"] ?? "http://localhost:4000";

export default defineConfig({
  // Each door is a page of its own, so that none loads what another needs.
  appType: "mpa",
  plugins: [
    react(),
    tailwindcss(),
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
