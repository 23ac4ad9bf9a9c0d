import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright";
import { startDevServer } from "./dev-server.mjs";
import { serve } from "./look-at.mjs";
import { installTarballs } from "./make-app.mjs";

/** Runs the command of the unpacked `create-talabee-app` and returns the new app's folder. */
export async function createApp(command, temporary, tool) {
  const folder = path.join(temporary, "karak-house");
  const options = {
    color: "#b0611b",
    title: 'Karak "House" & Sons',
    "arabic-title": "بيت الكرك",
    market: "kuwait",
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await tool("node", [command, folder, ...args], temporary);
  return folder;
}

/**
 * `create-talabee-app`, from its tarball, makes an app of the brand and market that type-checks and builds with the other
 * tarballs, shows demo data without a panel, and tells its developer what is wrong with one.
 *
 * @param {string} unpacked The unpacked package.
 */
export async function checkCreateApp(temporary, unpacked, tarballs, tool, chromiumOptions) {
  const command = path.join(unpacked, "bin/create-talabee-app.js");
  await assert.rejects(
    tool("node", [command, "x", "--color", "red"], temporary),
    /--color is #rrggbb, not red/,
  );
  const folder = await createApp(command, temporary, tool);
  await assert.rejects(tool("node", [command, folder], temporary), /is not empty/);

  const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  assert.equal(manifest.name, "karak-house");
  const { version } = JSON.parse(await readFile(path.join(unpacked, "package.json"), "utf8"));
  assert.equal(manifest.dependencies["@talabee/ui"], `^${version}`);
  assert.match(await readFile(path.join(folder, ".gitignore"), "utf8"), /node_modules/);

  const own = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  await installTarballs(folder, tarballs, own, tool);
  // As npm links it for `npm run brand`.
  const ui = path.join(folder, "node_modules/@talabee/ui/bin/talabee-ui.js");
  await tool("node", [ui, "brand", "brand.json", "--out", "src/brand.css"], folder);
  await tool("tsc", ["-p", folder], folder);
  await tool("vite", ["build", "--logLevel=error"], folder);

  const browser = await chromium.launch(chromiumOptions);
  try {
    await checkDemo(folder, browser);
    await checkDevelopment(folder, browser);
  } finally {
    await browser.close();
  }
}

async function save(page, name) {
  if (process.env.PICTURES)
    await page.screenshot({ path: path.join(process.env.PICTURES, `created-app-${name}.png`) });
}

/** Opens a page that may load nothing but from an origin. */
async function openAlone(browser, origin, problems) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, origin: of } = new URL(request.url());
    if (protocol.startsWith("http") && of !== origin) problems.push(request.url());
  });
  await page.goto(`${origin}/`);
  return page;
}

/** Without a panel the built app shows demo data in the market's currency, from its own files alone. */
async function checkDemo(folder, browser) {
  const server = await serve(path.join(folder, "dist"));
  try {
    const problems = [];
    const page = await openAlone(browser, `http://127.0.0.1:${server.address().port}`, problems);
    const stores = page.locator("[data-slot=store-card]");
    await stores.filter({ hasText: "ركن الكرك" }).waitFor();
    assert.equal(await stores.count(), 4);
    assert.equal(await page.title(), "بيت الكرك");
    assert.ok(await page.getByText("بيت الكرك").isVisible());
    const root = page.locator("#root");
    assert.equal(await root.evaluate((element) => getComputedStyle(element).direction), "rtl");
    const primary = await root.evaluate((element) =>
      getComputedStyle(element).getPropertyValue("--ui-primary"),
    );
    assert.match(primary, /#b0611b/, "the brand's colour");
    const css = await Promise.all(
      (await readdir(path.join(folder, "dist/assets")))
        .filter((name) => name.endsWith(".css"))
        .map((name) => readFile(path.join(folder, "dist/assets", name), "utf8")),
    );
    assert.match(css.join(""), /\[data-brand=["']?karak-house/);
    await save(page, "ar");

    await page.getByRole("button", { name: "English" }).click();
    await page.getByText('Karak "House" & Sons').waitFor();
    await page.getByText("The stores and their menus are examples.").waitFor();
    await page.getByRole("searchbox").fill("grill");
    await stores.filter({ hasText: "Charcoal Grill" }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("[data-slot=store-card]").length === 1);
    await stores.getByRole("link").first().click();
    const hummus = page.locator("[data-slot=product-card]").filter({ hasText: "Hummus" });
    await hummus.scrollIntoViewIfNeeded();
    await hummus.filter({ hasText: /KWD\s1\.400/ }).waitFor();
    await save(page, "store");
    await hummus.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Hummus" }).waitFor();
    await page.locator(".product-picture img").evaluate((image) => image.decode());
    await save(page, "product");
    assert.deepEqual(problems, []);
    await page.close();
  } finally {
    server.close();
  }
}

/** Answers of a panel with no stores, in each market that the packed packages know. */
async function readPanelAnswers(folder) {
  const packed = (name) => import(path.join(folder, "node_modules/@talabee", name));
  const { openApiDocument } = await packed("contract/dist/openapi.js");
  const { MARKETS } = await packed("domain/dist/index.js");
  const { paths } = openApiDocument({ serverUrl: "", version: "" });
  const { example } = paths["/api/app-settings"].get.responses["200"].content["application/json"];
  return Object.fromEntries(
    Object.entries(MARKETS).map(([id, market]) => [
      id,
      (url) =>
        JSON.stringify({
          message: "",
          data: url.startsWith("/api/app-settings")
            ? { ...example.data, market }
            : { items: [], next_cursor: null },
        }),
    ]),
  );
}

/** The page while developing: it says what keeps the panel's data away, and keeps its state on an edit. */
async function checkDevelopment(folder, browser) {
  let answer = (_request, response) => response.end();
  const panel = createServer((request, response) => answer(request, response));
  await new Promise((done) => panel.listen(0, "127.0.0.1", done));
  const panelUrl = `http://127.0.0.1:${panel.address().port}`;
  const environment = path.join(folder, ".env");
  assert.match(await readFile(environment, "utf8"), /^VITE_PANEL_URL=$/m);
  await writeFile(environment, `VITE_PANEL_URL=${panelUrl}\n`);
  const { origin, stop } = await startDevServer(folder);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await page.goto(origin);
    const notice = page.locator(".panel-notice");
    const says = async (...texts) => {
      for (const text of texts) await notice.filter({ hasText: text }).waitFor({ timeout: 60_000 });
    };
    await says(panelUrl, `PANEL_ORIGINS=${origin}`);
    await save(page, "origin-ar");
    await page.getByRole("button", { name: "English" }).click();
    await says("does not allow this page", `PANEL_ORIGINS=${origin}`);
    await save(page, "origin-en");

    const retry = page.locator("[data-slot=error-state] button");
    const allowing = (status, body) => (request, response) =>
      response
        .writeHead(request.method === "OPTIONS" ? 204 : status, {
          "Access-Control-Allow-Origin": origin,
          "Access-Control-Allow-Headers": "*",
        })
        .end(request.method === "OPTIONS" ? "" : typeof body === "function" ? body(request.url) : body);
    answer = allowing(200, "<!doctype html><title>Another program</title>");
    await retry.click();
    await says("is not a Talabee panel", "VITE_PANEL_URL");
    answer = allowing(503, JSON.stringify({ message: "", code: "server_busy" }));
    await retry.click();
    await says("503 server_busy");
    answer = (request) => request.socket.destroy();
    await retry.click();
    await says("Nothing answers at", panelUrl, "VITE_PANEL_URL");

    const { qa, kw } = await readPanelAnswers(folder);
    answer = allowing(200, qa);
    await retry.click();
    await says("made for KWD 0.000, Asia/Kuwait, +965, the panel for QAR 0.00, Asia/Qatar, +974");
    await says("src/market.ts", "PANEL_MARKET");
    await save(page, "market-en");
    answer = allowing(200, kw);
    await page.reload();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("searchbox").fill("falafel");
    assert.equal(await notice.count(), 0);
    const stores = path.join(folder, "src/stores.tsx");
    await writeFile(stores, (await readFile(stores, "utf8")).replace('"Stores"', '"All stores"'));
    await page.getByRole("heading", { name: "All stores" }).waitFor();
    assert.equal(await page.getByRole("searchbox").inputValue(), "falafel");
    const app = path.join(folder, "src/app.tsx");
    await writeFile(
      app,
      (await readFile(app, "utf8")).replace("</LinkProvider>", '</LinkProvider><i id="edited" />'),
    );
    await page.locator("#edited").waitFor({ state: "attached" });
    assert.equal(await page.getByRole("searchbox").inputValue(), "falafel");
    await page.close();
  } finally {
    await stop();
    panel.close();
    panel.closeAllConnections();
  }
}
