// How the cost of a page grows with the catalogue: generated catalogues in databases of their own, and what the server
// sends for a store and a search in each. `npm run bench -- --growth`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openPanel } from "../../e2e/start-panel.ts";
import { cpuOfEach } from "./server-cpu.mjs";
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
      for (const [name, addresses] of Object.entries(await pagesOf(panel.url))) {
        const cpu = await cpuOfEach(panel.pid, addresses);
        const html = await (await fetch(addresses[0])).text();
        rows.push([
          `${catalogue.stores} stores, ${catalogue.products} products`,
          name,
          (brotliCompressSync(html).length / 1000).toFixed(1),
          String(html.match(/<[a-z]/g).length),
          cpu?.toFixed(1) ?? "–",
        ]);
      }
    } finally {
      await panel.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(table(rows));
}

/** Pages that nobody has asked for yet, nor the server rendered at its start. */
async function pagesOf(url) {
  const { data } = await (await fetch(`${url}/api/vendors?per_page=50`)).json();
  const stores = data.items.slice(-5);
  const texts = ["a", "b", "c", "d", "e"];
  return {
    store: stores.map(({ id }) => `${url}/store/${id}`),
    "all stores": texts.map((text) => `${url}/search/all?q=${text}`),
  };
}
