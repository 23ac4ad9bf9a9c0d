import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findHeadlessShell } from "../find-chromium.mjs";
import { writeReport } from "./write-report.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talabee-visual-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A grey picture with one pixel in a colour of its own. */
async function draw(side: string, picture: string, pixel: number, height = 8): Promise<void> {
  const pixels = Buffer.alloc(8 * height * 3, 128);
  pixels[0] = pixel;
  const file = path.join(folder, side, picture);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await sharp(pixels, { raw: { width: 8, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}

it("finds one other pixel, another size, what came and what went, and nothing else", async () => {
  await Promise.all([
    draw("base", "same/en.png", 128),
    draw("now", "same/en.png", 128),
    draw("base", "pixel/en.png", 128),
    draw("now", "pixel/en.png", 160),
    draw("base", "size/en.png", 128),
    draw("now", "size/en.png", 128, 9),
    draw("base", "gone/en.png", 128),
    draw("now", "new/en.png", 128),
    draw("base", "old-name/en.png", 128),
    draw("now", "new-name/en.png", 160),
  ]);
  const names = ["same", "pixel", "size", "gone", "new", "new-name"];
  const { report, changed, added, removed } = await writeReport(path.join(folder, "report"), {
    base: path.join(folder, "base"),
    current: path.join(folder, "now"),
    pictures: names.map((name) => `${name}/en.png`),
    baseOf: (picture) => picture.replace("new-name", "old-name"),
  });
  expect(changed.sort()).toEqual(["new-name/en.png", "pixel/en.png", "size/en.png"]);
  expect(added).toEqual(["new/en.png"]);
  expect(removed).toEqual(["gone/en.png"]);

  const page = readFileSync(report, "utf8");
  expect(page).toContain("pixel/en.png");
  // Nothing is loaded from the network.
  expect(page.slice(0, page.indexOf("<style>"))).not.toMatch(/https?:/);
});

it("opens from the disk, and shows a difference", async () => {
  await Promise.all([draw("base", "button/en.png", 128), draw("now", "button/en.png", 160)]);
  const { report } = await writeReport(path.join(folder, "opened"), {
    base: path.join(folder, "base"),
    current: path.join(folder, "now"),
    pictures: ["button/en.png"],
  });
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      if (request.url().startsWith("http")) problems.push(request.url());
    });
    page.on("requestfailed", (request) => problems.push(request.url()));
    await page.goto(pathToFileURL(report).href);
    await page.getByText("button/en.png").first().click();
    const pictures = page.locator("img:visible");
    await pictures.first().waitFor();
    const widths = await pictures.evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          await (image as HTMLImageElement).decode();
          return (image as HTMLImageElement).naturalWidth;
        }),
      ),
    );
    expect(widths.every((width) => width === 8)).toBe(true);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
