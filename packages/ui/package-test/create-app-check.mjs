import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
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
    panel: "http://127.0.0.1:9/",
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await tool("node", [command, folder, ...args], temporary);
  return folder;
}

/**
 * `create-talabee-app`, from its tarball, makes an app of the brand and market that type-checks and builds with the other
 * tarballs. Without a panel it shows the failed state, in the brand's colours.
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

  const server = await serve(path.join(folder, "dist"));
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const pageErrors = [];
    page.on("pageerror", (error) => pageErrors.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.locator("[data-slot=error-state]").waitFor();
    assert.equal(await page.title(), "بيت الكرك");
    assert.ok(await page.getByText("بيت الكرك").isVisible());
    const root = page.locator("#root");
    assert.equal(await root.evaluate((element) => getComputedStyle(element).direction), "rtl");
    const css = await Promise.all(
      (await readdir(path.join(folder, "dist/assets")))
        .filter((name) => name.endsWith(".css"))
        .map((name) => readFile(path.join(folder, "dist/assets", name), "utf8")),
    );
    assert.match(css.join(""), /\[data-brand=["']?karak-house/);
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText('Karak "House" & Sons').waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: path.join(process.env.PICTURES, "created-app.png") });
    assert.deepEqual(pageErrors, []);
  } finally {
    await browser.close();
    server.close();
  }
}
