import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { address, expect, messagesIn, test, chooseLanguage } from "../journey.js";
import type { Language } from "../messages.js";

/** Side of a target, in px. */
const TOUCH = 44;

/** What else takes touches within a circle of 44 px around the middle of an element; empty if nothing does. */
async function touchedBeside(target: Locator): Promise<string> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return target.evaluate((element, side) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // A pixel inside the edge: positions are rounded.
    const reach = side / 2 - 1;
    const others = Array.from({ length: 8 }, (_, eighth) => {
      const angle = (eighth * Math.PI) / 4;
      const hit = document.elementFromPoint(
        x + width / 2 + reach * Math.cos(angle),
        y + height / 2 + reach * Math.sin(angle),
      );
      return element.contains(hit) ? [] : [hit?.closest("[data-slot]")?.getAttribute("data-slot")];
    });
    return others.flat().join(", ");
  }, TOUCH);
}

/** Relative luminance of a color of three bytes (WCAG 2.2). */
function luminance([red, green, blue]: readonly number[]): number {
  const linear = (byte: number) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!);
}

/** The contrast of a text with what is drawn behind it: all but the two percent of the pixels that are worst. */
async function contrast(page: Page, text: Locator): Promise<number> {
  await text.evaluate((element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  });
  const place = () =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
  const color = await text.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d")!;
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(color[3], "a text is opaque").toBe(255);
  const hidden = await page.addStyleTag({
    content: "[data-slot=hero-banner] * { color: transparent !important }",
  });
  let pixels = Buffer.of();
  // The row snaps to a picture after it was scrolled.
  await expect(async () => {
    const clip = await place();
    const picture = await page.screenshot({ clip, animations: "disabled" });
    expect(await place()).toEqual(clip);
    pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  }).toPass({ intervals: [100] });
  await hidden.evaluate((style) => (style as Element).remove());
  const front = luminance(color);
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    const [dark, light] = [front, luminance([...pixels.subarray(at, at + 3)])].sort((one, two) => one - two);
    ratios.push((light! + 0.05) / (dark! + 0.05));
  }
  return ratios.sort((one, two) => one - two)[Math.floor(ratios.length * 0.02)]!;
}

for (const language of ["en", "ar"] as const satisfies readonly Language[])
  test.describe(language, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: "reduce",
    });

    test(`logo, offers' dots and "see all" take a touch of 44 px: ${language} (REQ-A11Y-11)`, async ({
      page,
      consoleErrors: _,
    }) => {
      const { t } = messagesIn(language);
      await chooseLanguage(page, language);
      await page.goto(address("/"));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("[data-slot=header-area]:visible")).toBeVisible();
      const dots = page.locator("[data-slot=hero-controls]").getByRole("group").getByRole("button");
      await expect(dots.first()).toBeVisible();
      for (const [name, targets] of Object.entries({
        logo: page.locator("[data-slot=header-home]:visible"),
        dots,
        "see all": page.getByRole("link", { name: t("common.seeAll"), exact: true }),
      })) {
        const all = await targets.all();
        expect(all.length, name).toBeGreaterThan(0);
        for (const [at, target] of all.entries())
          expect.soft(await touchedBeside(target), `${name} ${at + 1}`).toBe("");
      }
    });

    for (const theme of ["light", "dark"])
      test(`texts on the offers' pictures stand out: ${language}, ${theme} (REQ-A11Y-11)`, async ({
        page,
        consoleErrors: _,
      }) => {
        await page.addInitScript((keys) => Object.assign(localStorage, keys), { language, theme });
        await page.goto(address("/"));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        const banners = page.locator("[data-slot=hero-banner]");
        await expect(page.locator("[data-slot=header-area]:visible")).toBeVisible();
        await expect(banners.first()).toBeVisible();
        // Texts that were hidden for a measurement have their color back at once.
        await page.addStyleTag({ content: "[data-slot=hero-banner] * { transition: none !important }" });
        const all = await banners.all();
        expect(all.length).toBeGreaterThan(2);
        for (const banner of all) {
          await banner.scrollIntoViewIfNeeded();
          await banner.locator("img").evaluate((img) => (img as HTMLImageElement).decode());
          // Titles are large text, which needs 3:1.
          const title = banner.locator("[data-slot=banner-title] a");
          const name = await title.innerText();
          expect.soft(await contrast(page, title), name).toBeGreaterThanOrEqual(3);
          for (const text of await banner.locator("[data-slot=banner-text]").all())
            expect.soft(await contrast(page, text), `text of ${name}`).toBeGreaterThanOrEqual(4.5);
        }
      });
  });
