/**
 * Text in the pages of hosts against the ground that is painted under it: no combination of the host's colors, its
 * `data-theme`, the visitor's system and paper may make ours unreadable. Run by hosts-check.mjs.
 */
import assert from "node:assert/strict";

/** Least contrast of text (WCAG 1.4.3). */
const MINIMUM = 4.5;

/** Texts inside `selector` with too little contrast, with both colors; says so if there is no text. */
async function unreadable(tab, selector) {
  const root = tab.locator(selector).first();
  await root.waitFor();
  // It may come in, or change its colors with the theme.
  await tab.evaluate(async () => {
    // A color that is inherited through elements with a transition changes in several steps.
    for (let running; running === undefined || running.length > 0;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      running = document.getAnimations();
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
  return root.evaluate((element, minimum) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const paint = (color) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    };
    const luminance = (color) => {
      const [red, green, blue] = color
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Paints the grounds of all elements around, from the page inwards. */
    const paintGround = (at) => {
      if (at === null) return paint("#fff");
      paintGround(at.parentElement);
      return paint(getComputedStyle(at).backgroundColor);
    };
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    let count = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const at = walker.currentNode.parentElement;
      if (text === "" || !at.checkVisibility({ visibilityProperty: true }) || at.closest(":disabled, script"))
        continue;
      count += 1;
      const ground = paintGround(at);
      const color = paint(getComputedStyle(at).color);
      const [high, low] = [luminance(ground), luminance(color)].sort((one, other) => other - one);
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < minimum)
        found.push(`${text.slice(0, 40)}: ${color.join(" ")} on ${ground.join(" ")}, ${contrast.toFixed(2)}`);
    }
    return count === 0 ? ["no text"] : found;
  }, MINIMUM);
}

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
          assert.deepEqual(await unreadable(tab, part), [], `${part} can be read: ${where}`);
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
          assert.deepEqual(await unreadable(tab, "#ours"), [], `paper can be read: ${where}`);
        }
        await tab.close();
      }
    }
  }
}
