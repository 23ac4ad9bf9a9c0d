/** Least contrast of text (WCAG 1.4.3). */
const MINIMUM = 4.5;

/**
 * Texts inside an element with too little contrast to the ground that is painted under them, with both colors; says so if
 * there is no text.
 *
 * @param {import("playwright").Locator} root
 * @returns {Promise<string[]>}
 */
export async function unreadableTexts(root) {
  await root.waitFor();
  // It may come in, or change its colors with the theme.
  await root.page().evaluate(async () => {
    // A color that is inherited through elements with a transition changes in several steps.
    for (let running; running === undefined || running.length > 0;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      running = document.getAnimations();
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
  return root.evaluate((element, minimum) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const painted = new Map();
    /** The color that is seen where one is painted over another. A page has few pairs of them. */
    const paint = (ground, color) => {
      const pair = `${ground} ${color}`;
      if (!painted.has(pair)) {
        for (const fill of [`rgb(${ground.join(" ")})`, color]) {
          canvas.fillStyle = fill;
          canvas.fillRect(0, 0, 1, 1);
        }
        painted.set(pair, Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)));
      }
      return painted.get(pair);
    };
    const luminance = (color) => {
      const [red, green, blue] = color
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds = new Map([[null, [255, 255, 255]]]);
    /** The color under an element's text: its own over those of all elements around it. */
    const groundOf = (at) => {
      if (!grounds.has(at))
        grounds.set(at, paint(groundOf(at.parentElement), getComputedStyle(at).backgroundColor));
      return grounds.get(at);
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
      const ground = groundOf(at);
      const color = paint(ground, getComputedStyle(at).color);
      const [high, low] = [luminance(ground), luminance(color)].sort((one, other) => other - one);
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < minimum)
        found.push(`${text.slice(0, 40)}: ${color.join(" ")} on ${ground.join(" ")}, ${contrast.toFixed(2)}`);
    }
    return count === 0 ? ["no text"] : found;
  }, MINIMUM);
}
