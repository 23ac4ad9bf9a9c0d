import type { Language } from "@talabee/contract";
import { nextChance } from "@talabee/ui/app";
import faces from "virtual:web-fonts";

/** The page is not kept waiting longer for all of its fonts at once, and a font asked for again counts as lost. */
const TIMEOUT_MS = 15_000;

/**
 * Adds the brand's fonts to the page, which has the system's until then. All are added at once, when those that every page in
 * the language needs have come: the browser lays out the whole page each time. It loads the others when a character needs
 * them. A font that was lost is asked for again.
 */
export async function addWebFonts(language: Language): Promise<void> {
  const fonts = new Map<FontFace, { url: string; attempt: number }>();
  const needed: FontFace[] = [];
  for (const [url, family, weight, unicodeRange, first, only] of faces) {
    if (only !== undefined && only !== language) continue;
    const font = new FontFace(family, `url(${url})`, { weight, unicodeRange, display: "swap" });
    fonts.set(font, { url, attempt: 0 });
    if (first === language) needed.push(font);
  }
  const late = new Promise((done) => setTimeout(done, TIMEOUT_MS));
  const loads = needed.map(async (font) => {
    const isHanging = () => font.status === "loading";
    await Promise.race([font.load(), late]).catch(() => undefined);
    if (font.status === "error" || isHanging()) void replace(font);
  });
  await Promise.all(loads);
  for (const font of fonts.keys()) if (font.status !== "error") document.fonts.add(font);
  // Of those that the browser loads when a character needs them.
  document.fonts.addEventListener("loadingerror", ({ fontfaces }) => {
    for (const font of fontfaces) void replace(font);
  });

  /** Puts the font in the place of a face that failed, which stays failed for as long as it lives. */
  async function replace(font: FontFace): Promise<void> {
    const source = fonts.get(font);
    // Replaced already, or not a web font of ours.
    if (source === undefined) return;
    fonts.delete(font);
    for (let { url, attempt } = source; font.status !== "loaded"; attempt++) {
      await nextChance(attempt);
      try {
        // Otherwise the browser's cache would wait for the request of this address that hangs.
        const response = await fetch(url, { cache: "reload", signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!response.ok) continue;
        const { family, weight, unicodeRange } = font;
        const data = await response.arrayBuffer();
        const copy = await new FontFace(family, data, { weight, unicodeRange, display: "swap" }).load();
        document.fonts.delete(font);
        document.fonts.add(copy);
        return;
      } catch {
        // Lost again.
      }
    }
  }
}
