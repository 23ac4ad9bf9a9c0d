import assert from "node:assert/strict";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright";

const here = path.join(path.dirname(fileURLToPath(import.meta.url)), "hosts");

/** Fifty utilities of a host, of its theme, of Tailwind's own and with the names of ours. */
export const hostUtilities =
  `bg-primary bg-surface bg-red-500 bg-sky-200 text-muted text-text text-accent text-xs text-lg text-3xl
border-border border-2 rounded-md rounded-full rounded-panel rounded-3xl shadow-sm shadow-xl drop-shadow-md blur-sm p-4 px-6 m-3
mt-8 w-24 h-10 size-6 max-w-md max-w-prose gap-2 leading-tight leading-loose tracking-wide tracking-tight font-sans font-serif
font-mono font-medium font-semibold font-bold ease-in ease-out transition animate-spin animate-pulse aspect-video page heading
uppercase md:flex desktop:hidden`.split(/\s+/);

const page = (styles, host, ours) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("\n")}
<style>#host{position:absolute;inset:0 auto auto 0;width:380px}#ours{position:absolute;inset:0 auto auto 400px;width:360px;padding:10px}.root-of-host{font-size:62.5%}</style>
<body>${host ? `<div id="host">${host}</div>` : ""}${ours ? '<div id="ours" data-ui></div><script type="module" src="gallery.js"></script>' : ""}</body></html>`;

/**
 * An app of another kind around our components: neither changes a pixel of the other's own parts.
 *
 * @param folder An app with the unpacked package in its node_modules.
 */
export async function preparePages(folder, installed, tool) {
  const out = path.join(folder, "hosts");
  await mkdir(out, { recursive: true });
  const theme = path.join(folder, "node_modules/@talabee/ui/dist/theme");
  await Promise.all([
    cp(path.join(here, "gallery.tsx"), path.join(folder, "gallery.tsx")),
    cp(path.join(here, "shadow.tsx"), path.join(folder, "shadow.tsx")),
    cp(path.join(installed("bootstrap"), "dist/css/bootstrap.css"), path.join(out, "bootstrap.css")),
    cp(path.join(theme, "fonts"), path.join(out, "fonts"), { recursive: true }),
    cp(path.join(theme, "standalone.css"), path.join(out, "standalone.css")),
    cp(path.join(theme, "styles.css"), path.join(out, "styles.css")),
  ]);
  await build({
    entryPoints: ["gallery.tsx", "shadow.tsx"].map((name) => path.join(folder, name)),
    outdir: out,
    bundle: true,
    // Without it esbuild keeps modules for import() in one file and drops their initialization.
    splitting: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const theirs = await readFile(path.join(here, "host-tailwind.css"), "utf8");
  const inline = `@source inline("${hostUtilities.join(" ")}");`;
  const imports = {
    "tailwind-alone": '@import "tailwindcss" source(none);',
    "tailwind-first":
      '@import "tailwindcss" source(none);\n@import "@talabee/ui/styles.css";\n@import "@talabee/ui/tailwind.css";',
    "tailwind-last":
      '@import "@talabee/ui/tailwind.css";\n@import "@talabee/ui/styles.css";\n@import "tailwindcss" source(none);',
  };
  await Promise.all(
    Object.entries(imports).map(async ([name, lines]) => {
      const source = path.join(folder, `${name}.css`);
      await writeFile(source, `${lines}\n${theirs}\n${inline}\n`);
      await tool("tailwindcss", ["-i", source, "-o", path.join(out, `${name}.css`)], folder);
    }),
  );
  const bootstrap = await readFile(path.join(here, "bootstrap.html"), "utf8");
  const utilities = hostUtilities.map((name) => `<div class="${name}">${name}</div>`).join("\n");
  const pages = {
    ours: page(["standalone.css"], "", true),
    shadow: page(["bootstrap.css"], "", false).replace(
      "</body>",
      '<div id="shadow"></div><script type="module" src="shadow.js"></script></body>',
    ),
    "ours-layered": page(["styles.css"], "", true),
    // Dark by colors alone, as pages from before `color-scheme` are.
    "dark-host": page(["standalone.css"], "<p>A dark host</p>", true).replace(
      "<style>",
      "<style>body{background:#111;color:#eee}",
    ),
    bootstrap: page(["bootstrap.css"], bootstrap, false),
    "bootstrap-first": page(["bootstrap.css", "standalone.css"], bootstrap, true),
    "bootstrap-last": page(["standalone.css", "bootstrap.css"], bootstrap, true),
    "tailwind-alone": page(["tailwind-alone.css"], utilities, false),
    "tailwind-first": page(["tailwind-first.css"], utilities, true),
    "tailwind-last": page(["tailwind-last.css"], utilities, true),
  };
  for (const [name, html] of Object.entries(pages)) await writeFile(path.join(out, `${name}.html`), html);
  return out;
}

/** Opens pages of hosts; pictures and computed styles are of their own parts. */
export async function openHosts(folder, serve, chromiumOptions) {
  const server = await serve(folder);
  const browser = await chromium.launch(chromiumOptions);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const open = async (name, { query = "", scheme = "light", rootSize = false } = {}) => {
    const tab = await browser.newPage({
      viewport: { width: 800, height: 600 },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    await tab.goto(`${origin}/${name}.html${query}`);
    if (rootSize) await tab.evaluate(() => document.documentElement.classList.add("root-of-host"));
    if (await tab.locator("#ours").count()) await tab.locator("[data-slot=product-card]").waitFor();
    // At a random moment of their course they are never the same.
    await tab.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
    await tab.evaluate(() => document.fonts.ready);
    return tab;
  };
  const picture = async (name, selector, options) => {
    const tab = await open(name, options);
    const shot = await tab.locator(selector).screenshot({ animations: "disabled" });
    await tab.close();
    return shot;
  };
  const samePixels = async (before, after, message) => {
    const tab = await browser.newPage();
    const difference = await tab.evaluate(
      largestDifference,
      [before, after].map((png) => png.toString("base64")),
    );
    await tab.close();
    assert.ok(difference <= ROUNDING, `${message}: ${difference} of 255`);
  };
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { open, picture, samePixels, close };
}

/** Translucent lines differ by one of 255 between pages whose layers are cut in other places. */
const ROUNDING = 1;

/** The largest difference of a color's channel between two pictures, out of 255; 255 for pictures of other sizes. */
async function largestDifference(pictures) {
  const [before, after] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (before.width !== after.width || before.height !== after.height) return 255;
  return before.data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - after.data[at])), 0);
}

/** Computed styles of each of the host's utilities, an element for each. */
export const utilityStyles = (tab, selector = "#host > div") =>
  tab.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--"));
      return [
        element.className,
        Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      ];
    }),
  );

/** Properties that a utility has otherwise than before, as text. */
export const changedStyles = (before, after) =>
  before.flatMap(([utility, styles], i) =>
    Object.keys(styles)
      .filter((name) => styles[name] !== after[i][1][name])
      .map((name) => `${utility}: ${name} was ${styles[name]} and is ${after[i][1][name]}`),
  );
