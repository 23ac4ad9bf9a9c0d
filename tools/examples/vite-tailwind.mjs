import assert from "node:assert/strict";
import path from "node:path";
import { changedStyles, utilityStyles } from "../../packages/ui/package-test/host-pages.mjs";
import { serve } from "../../packages/ui/package-test/look-at.mjs";
import { assertNoOverflow, open, PHONE, pictures, samePictures, save, settle } from "./look.mjs";

/** Our components change no utility and no pixel of a host with its own Tailwind theme, and have their own look there. */
export async function check({ folder, browser }) {
  const server = await serve(path.join(folder, "dist"));
  const origin = `http://127.0.0.1:${server.address().port}`;
  try {
    for (const language of ["en", "ar"]) {
      const before = await open(browser, `${origin}/host-only.html?language=${language}`);
      const after = await open(browser, `${origin}/?language=${language}`);
      await after.page.locator("[data-slot=store-card]").waitFor();
      await settle(before.page);
      await settle(after.page);

      const styles = await utilityStyles(before.page, "[data-utility]");
      assert.ok(styles.length >= 50, `${styles.length} utilities are compared`);
      assert.deepEqual(
        changedStyles(styles, await utilityStyles(after.page, "[data-utility]")),
        [],
        `utilities of the host, ${language}`,
      );
      await samePictures(
        await pictures(before.page, "[data-host-part]"),
        await pictures(after.page, "[data-host-part]"),
        `the host's own parts, ${language}`,
      );

      const button = after.page.locator("[data-slot=button]").first();
      const look = await button.evaluate((element) => {
        const { direction, fontFamily, backgroundColor } = getComputedStyle(element);
        return { direction, fontFamily, backgroundColor, height: element.offsetHeight };
      });
      assert.equal(look.direction, language === "ar" ? "rtl" : "ltr");
      assert.equal(look.height, 52, "sizes are ours, not the host's spacing");
      assert.match(look.fontFamily, /Readex/, "type is ours, not the host's");
      assert.equal(look.backgroundColor, "rgb(124, 58, 237)", "the brand's colour");
      await button.click();
      const dialog = after.page.getByRole("dialog");
      await dialog.waitFor();
      assert.equal(await dialog.evaluate((element) => getComputedStyle(element).position), "fixed");
      await save(after.page, `vite-tailwind-${language}-dialog`);
      await after.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await after.page.setViewportSize(PHONE);
      await assertNoOverflow(after.page, `the phone's page, ${language}`);
      await save(after.page, `vite-tailwind-${language}`);
      assert.deepEqual([...before.problems, ...after.problems], []);
      await before.close();
      await after.close();
    }
  } finally {
    server.close();
  }
}
