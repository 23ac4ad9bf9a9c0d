import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { minify, type Manifest, type Plugin, type ResolvedConfig } from "vite";
import { indexStyles } from "../styles/style-index.ts";
import type { DocumentAssets, StorefrontServer } from "../types.ts";
import { serveRendered } from "./dev-server.ts";
import { scriptsOfScreen } from "./scripts-of-screen.ts";

/** Module whose default export is the `DocumentAssets`. */
const ASSETS = "virtual:document-assets";

export interface ShopSsrOptions {
  /** Path of the app's entry, from the root of the project. */
  readonly app: string;
  /** Path of the app's style sheet, which the entry imports. */
  readonly sheet: string;
  /** Path of the module that exports the `StorefrontServer`. */
  readonly server: string;
  /** Files of the storefront's own inline scripts: for lost loads, and for the first view until the app has come. */
  readonly connection: string;
  readonly firstView: readonly string[];
  /** Folder of the screens, whose scripts a page names. */
  readonly screens: string;
  /** The faces of the system's fonts, as CSS. */
  readonly fontFaces: () => Promise<string>;
  /** Address of the API in development. */
  readonly api: string;
}

/** Builds the browser's and the server's part of a storefront, and renders its pages in development. */
export function shopSsr(options: ShopSsrOptions): Plugin {
  let config: ResolvedConfig;
  const folderOf = (name: "client" | "ssr") => `${config.root}/${config.environments[name]!.build.outDir}`;
  return {
    name: "talabee:shop-ssr",
    config: (_, { command }) => ({
      // The server build makes the document; there is no HTML file.
      appType: "custom",
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: { index: options.app } } } },
        ssr: {
          // Bundles all dependencies into one file.
          ...(command === "build" && {
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
            resolve: { noExternal: true },
          }),
          build: {
            ssr: true,
            outDir: "dist-server",
            target: "node22",
            copyPublicDir: false,
            rolldownOptions: { input: options.server, output: { codeSplitting: false } },
          },
        },
      },
      builder: {
        // One instance of each plugin, with one configuration: the second build names what the first one has made.
        sharedConfigBuild: true,
        sharedPlugins: true,
        async buildApp(builder) {
          await builder.build(builder.environments["client"]!);
          await builder.build(builder.environments["ssr"]!);
        },
      },
    }),
    configResolved: (resolved) => void (config = resolved),
    resolveId: (id) => (id === ASSETS ? `\0${ASSETS}` : undefined),
    async load(id) {
      if (id !== `\0${ASSETS}`) return undefined;
      const assets = await sourceAssets(options);
      if (config.command === "build") Object.assign(assets, await builtAssets(options, folderOf("client")));
      // A string is parsed faster than an object literal of this size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(assets))});`;
    },
    closeBundle: {
      order: "pre",
      async handler() {
        if (config.command !== "build" || this.environment.name !== "ssr") return;
        // For the service worker, and for pages that cannot be rendered.
        const file = pathToFileURL(`${folderOf("ssr")}/server.js`).href;
        const { shell } = (await import(`${file}?${Date.now()}`)) as StorefrontServer;
        await writeFile(`${folderOf("client")}/index.html`, shell());
      },
    },
    configureServer: (server) => () => serveRendered(server, options.server, options.api),
  };
}

async function builtAssets(options: ShopSsrOptions, folder: string): Promise<Partial<DocumentAssets>> {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, "utf8")) as Manifest;
  const entry = manifest[options.app];
  const [sheet, ...others] = entry?.css ?? [];
  if (entry === undefined || sheet === undefined || others.length > 0)
    throw new Error(`the build for browsers has one entry ${options.app} with one style sheet`);
  const screens = Object.keys(manifest).filter((file) => file.startsWith(`${options.screens}/`));
  return {
    app: `/${entry.file}`,
    sheet: `/${sheet}`,
    screens: Object.fromEntries(screens.map((file) => [file, scriptsOfScreen(manifest, file)])),
    styles: indexStyles(await readFile(`${folder}/${sheet}`, "utf8")),
  };
}

async function sourceAssets(options: ShopSsrOptions): Promise<DocumentAssets> {
  const { app, sheet, connection, firstView } = options;
  const minified = async (file: string) => (await minify(file, await readFile(file, "utf8"))).code.trim();
  const scripts = {
    firstPaint: await minified(`${import.meta.dirname}/../browser/first-paint.js`),
    connection: await minified(connection),
    firstView: (await Promise.all(firstView.map(minified))).join(""),
    start: await minified(`${import.meta.dirname}/../browser/start.js`),
  };
  const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
  const scriptHashes = Object.values(scripts).map(hashOf);
  const fontFaces = await options.fontFaces();
  return {
    app: `/${app}`,
    sheet: `/${sheet}`,
    screens: null,
    fontFaces,
    scripts,
    scriptHashes,
    styles: null,
  };
}
