import { expect, test } from "../journey.js";
import { openPanel, type RunningPanel } from "../start-panel.js";

/** Words of Qatar. The list of countries, which every market has, is not in these pages. */
const QATAR = /Doha|Qatar|QAR\b|_QA\b|"QA"|Souq Waqif|Lusail|الدوحة|قطري|دولة قطر|في قطر|ر\.ق|سوق واقف|لوسيل/;
/** Pages that the sitemap does not list: the browser renders them, or they are one customer's. */
const UNLISTED = ["/cart", "/checkout", "/auth", "/orders", "/nothing"];

let panel: RunningPanel;
test.beforeAll(async () => {
  panel = await openPanel({ PANEL_MARKET: "kw" });
});
test.afterAll(() => panel.stop());

const read = async (path: string) => {
  const response = await fetch(new URL(path, panel.url), { headers: { Accept: "text/html" } });
  return response.text();
};

test("no page of a shop in Kuwait has a word of Qatar", async () => {
  test.setTimeout(240_000);
  const sitemap = await read("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const products = listed.filter((path) => path.includes("/product/"));
  const pages = listed.filter((path) => !path.includes("/product/"));
  expect(pages.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of [...pages, ...products.slice(0, 10), ...UNLISTED, "/manifest.webmanifest"]) {
    for (const language of ["en", "ar"]) {
      const text = await read(`${path}?lang=${language}`);
      const word = new RegExp(`.{0,60}(${QATAR.source}).{0,30}`).exec(text);
      if (word !== null) found.push(`${path} ${language}: ${word[0]}`);
      if (path === "/") expect(text).toContain(language === "en" ? "delivery in Kuwait" : "في الكويت");
    }
  }
  expect(found).toEqual([]);
});
