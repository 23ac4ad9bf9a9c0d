import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { assertNoOverflow, DESKTOP, open, PHONE, save, settle } from "./look.mjs";
import { startApp } from "./start-app.mjs";

const run = promisify(execFile);

export const panelSettings = { PANEL_MARKET: "kw" };

/** Runs the command of the packed `create-talabee-app`, as `npm create` does. */
export async function make(folder, tarballs) {
  const options = {
    color: "#b0611b",
    title: "Karak House",
    "arabic-title": "بيت الكرك",
    market: "kuwait",
  };
  await run(
    "npm",
    [
      "exec",
      "--yes",
      `--package=file:${tarballs["create-talabee-app"]}`,
      "--",
      "create-talabee-app",
      path.basename(folder),
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { cwd: path.dirname(folder), timeout: 120_000 },
  );
}

/** The new app shows the stores and a menu of a real panel on another origin: in Arabic on a phone, in English on a desktop. */
export async function check({ folder, browser, panel, origin, port }) {
  const stop = await startApp(folder, ["vite", "preview", "--port", String(port), "--strictPort"], origin);
  try {
    for (const { language, viewport, name } of [
      { language: "ar", viewport: PHONE, name: "بيت الكرك" },
      { language: "en", viewport: DESKTOP, name: "Karak House" },
    ]) {
      const { page, problems, close } = await open(browser, origin, { context: { viewport } });
      if (language === "en") await page.getByRole("button", { name: "English" }).first().click();
      await page.locator("[data-slot=store-card]").first().waitFor();
      assert.ok(await page.getByText(name).first().isVisible(), "the brand is named");
      const picture = await page
        .locator("[data-slot=store-card] img")
        .first()
        .evaluate(async (image) => {
          await image.decode();
          return new URL(image.currentSrc).origin;
        });
      assert.equal(picture, panel.url);
      await settle(page);
      await assertNoOverflow(page, `the stores, ${language}`);
      await save(page, `create-talabee-app-${language}-stores`);
      await page.locator("[data-slot=store-card] a").first().click();
      await page.locator("[data-slot=product-card]").first().waitFor();
      await assertNoOverflow(page, `a store, ${language}`);
      await save(page, `create-talabee-app-${language}-store`);
      assert.deepEqual(problems, []);
      await close();
    }
  } finally {
    await stop();
  }
}
