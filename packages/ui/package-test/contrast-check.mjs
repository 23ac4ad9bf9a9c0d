/**
 * Text in the pages of hosts against the ground that is painted under it: no combination of the host's colors, its
 * `data-theme`, the visitor's system and paper may make ours unreadable. Run by hosts-check.mjs.
 */
import assert from "node:assert/strict";
import { unreadableTexts } from "./unreadable-texts.mjs";

/** Perceived lightness of an element's ground, 0 to 255. */
const groundOf = (tab, selector) =>
  tab.locator(selector).evaluate((element) => {
    const [red, green, blue] = getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      .map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });

/** @param open Of `openHosts`. */
export async function checkContrast(open) {
  for (const name of ["bootstrap-last", "dark-host"]) {
    for (const theme of [null, "dark", "system"]) {
      for (const scheme of ["light", "dark"]) {
        const tab = await open(name, { scheme, query: "?dialog&toast" });
        if (theme !== null)
          await tab.locator("html").evaluate((html, value) => (html.dataset.theme = value), theme);
        const where = `${name}, data-theme ${theme}, a ${scheme} system`;
        for (const part of ["#ours", "[data-slot=dialog]", "[data-slot=toast]"])
          assert.deepEqual(
            await unreadableTexts(tab.locator(part).first()),
            [],
            `${part} can be read: ${where}`,
          );
        const isDark = theme === "dark" || (theme === "system" && scheme === "dark");
        assert.equal((await groundOf(tab, "#ours")) < 128, isDark, `the ground is of the theme: ${where}`);
        assert.equal(
          (await groundOf(tab, "[data-slot=dialog]")) < 128,
          isDark,
          `and that of a dialog: ${where}`,
        );
        if (scheme === "dark") {
          await tab.emulateMedia({ media: "print", colorScheme: "dark" });
          await tab.evaluate(() => (document.body.style.background = "#fff"));
          assert.deepEqual(await unreadableTexts(tab.locator("#ours")), [], `paper can be read: ${where}`);
        }
        await tab.close();
      }
    }
  }
}
