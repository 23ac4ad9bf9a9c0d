// How the cost of a page grows with the catalogue: generated catalogues in databases of their own, and what the server
// sends for a store and a search in each. `npm run bench -- --growth`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openPanel } from "../../e2e/start-panel.ts";
import { serverCpu } from "./server-cpu.mjs";
import { table } from "./table.mjs";

const CATALOGUES = [
  { stores: 100, products: 3_000 },
  { stores: 1_000, products: 30_000 },
  { stores: 100, products: 30_000 },
];

/** Prints a row for each catalogue and page. */
export async function measureGrowth() {
  const rows = [["catalogue", "page", "HTML kB", "elements", "server CPU ms"]];
  for (const catalogue of CATALOGUES) {
    const folder = mkdtempSync(path.join(tmpdir(), "talabee-growth-"));
    const environment = { PANEL_DATA_DIR: folder, PANEL_DEMO: "0" };
    execFileSync(
      process.execPath,
      [
        "--liftoff-only",
        "apps/panel/dist/command.js",
        "seed",
        "--vendors",
        `${catalogue.stores}`,
        "--products",
        `${catalogue.products}`,
      ],
      { env: { ...process.env, ...environment }, stdio: "ignore" },
    );
    const panel = await openPanel(environment);
    try {
      for (const [name, address] of Object.entries(await pagesOf(panel.url))) {
        const html = await (await fetch(address)).text();
        const { freshHtml } = await serverCpu(panel.pid, address);
        rows.push([
          `${catalogue.stores} stores, ${catalogue.products} products`,
          name,
          (brotliCompressSync(html).length / 1000).toFixed(1),
          String(html.match(/<[a-z]/g).length),
          freshHtml?.toFixed(1) ?? "–",
        ]);
      }
    } finally {
      await panel.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(table(rows));
}

async function pagesOf(url) {
  const { data } = await (await fetch(`${url}/api/vendors`)).json();
  return {
    home: `${url}/`,
    store: `${url}/store/${data.items[0].id}`,
    "all stores": `${url}/search/all`,
  };
}
