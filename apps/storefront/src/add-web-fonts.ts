import type { Language } from "@talabee/contract";
import { HANGING, nextChance } from "@talabee/ui/app";
import faces from "virtual:web-fonts";

/** The page is not kept waiting longer for all of its fonts at once, and a font asked for again counts as lost. */
const TIMEOUT_MS = 10_000;

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
  const isHanging = ({ status }: FontFace) => status === "loading";
  /** Fonts that hang fail then, and are replaced. */
  const watch = (loading: readonly FontFace[]) =>
    new Promise<void>((done) => {
      setTimeout(() => {
        if (loading.some(isHanging)) dispatchEvent(new Event(HANGING));
        done();
      }, TIMEOUT_MS);
    });
  const late = watch(needed);
  const loads = needed.map(async (font) => {
    await Promise.race([font.load(), late]).catch(() => undefined);
    if (font.status === "error" || isHanging(font)) void replace(font);
  });
  await Promise.all(loads);
  for (const font of fonts.keys()) if (font.status !== "error") document.fonts.add(font);
  // The browser loads the others when a character needs them.
  document.fonts.addEventListener("loading", ({ fontfaces }) => void watch(fontfaces));
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
        const signal = AbortSignal.timeout(TIMEOUT_MS * (attempt + 1));
        const response = await fetch(url, { cache: "reload", signal });
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
