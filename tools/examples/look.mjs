import assert from "node:assert/strict";
import path from "node:path";
import sharp from "sharp";

/** Sizes and languages in which every example is looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * Opens a page in a context of its own. `problems` collects what the console, the page and the network report.
 *
 * @param {{ context?: object, block?: RegExp, html?: string }} [options] `block` leaves files out, such as another system's
 * styles; `html` is answered for the page itself.
 */
export async function open(browser, address, { context: settings = {}, block, html } = {}) {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...settings,
  });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // An app cancels a request whose answer it no longer needs.
    if (reason !== "net::ERR_ABORTED") problems.push(`${request.url()} ${reason}`);
  });
  if (block)
    await page.route(
      (url) => block.test(url.pathname),
      (route) => route.abort(),
    );
  if (html) await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(address);
  return { page, problems, close: () => context.close() };
}

/** Waits until nothing moves: fonts are there and animations have ended. */
export async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.getAnimations().forEach((animation) => animation.cancel());
  });
}

/** A picture of each element that a selector finds. */
export async function pictures(page, selector) {
  await settle(page);
  const parts = await page.locator(selector).all();
  assert.ok(parts.length > 0, `${selector} finds something`);
  const shots = [];
  for (const part of parts) shots.push(await part.screenshot({ animations: "disabled" }));
  return shots;
}

/** Antialiased corners differ by so much of 255 between two visits of one page: no eye sees it, and every leak is more. */
const ROUNDING = 2;

/** Number of pixels in which two pictures differ; all of them when their sizes do. */
export async function differingPixels(before, after) {
  const [one, other] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (one.info.width !== other.info.width || one.info.height !== other.info.height)
    return one.info.width * one.info.height;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(one.data[at + channel] - other.data[at + channel]) > ROUNDING))
      count += 1;
  return count;
}

/** Both lists of pictures are the same, pixel by pixel. */
export async function samePictures(before, after, title) {
  assert.equal(after.length, before.length, title);
  for (const [i, picture] of before.entries())
    assert.equal(await differingPixels(picture, after[i]), 0, `differing pixels of ${title}, part ${i + 1}`);
}

/** Saves a screenshot for a person to look at, when PICTURES names a folder. */
export async function save(page, name) {
  if (process.env.PICTURES)
    await page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`), animations: "disabled" });
}

/** Nothing is wider than the page, in which the reader would have to scroll sideways. */
export async function assertNoOverflow(page, title) {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(widths[0] <= widths[1], `${title} is ${widths[0]} px wide in ${widths[1]}`);
}
