import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
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
