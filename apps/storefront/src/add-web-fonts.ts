import type { Language } from "@talabee/contract";
import { nextChance, tellWhileHanging } from "@talabee/ui/app";
import faces from "virtual:web-fonts";

/** The page is not kept waiting longer for all of its fonts at once, and a font asked for again counts as lost. */
const TIMEOUT_MS = 10_000;

/**
 * Adds the brand's fonts to the page, which has the system's until then. All are added at once, when those that every page in
 * the language needs have come: the browser lays out the whole page each time. It loads the others when a character needs
 * them. A font that was lost is asked for again.
 */
export async function addWebFonts(language: Language): Promise<void> {
  const fonts = new Map<FontFace, { url: string; family: string }>();
  const needed: FontFace[] = [];
  for (const [url, family, weight, unicodeRange, first, only] of faces) {
    if (only !== undefined && only !== language) continue;
    const font = new FontFace(family, `url(${url})`, { weight, unicodeRange, display: "swap" });
    fonts.set(font, { url, family });
    if (first === language) needed.push(font);
  }
  /** Fonts that hang fail once all requests are canceled, and are replaced. */
  const watch = (loading: readonly FontFace[]) => {
    const stopTelling = tellWhileHanging();
    void Promise.allSettled(loading.map(({ loaded }) => loaded)).then(stopTelling);
  };
  const late = new Promise<void>((done) => setTimeout(done, TIMEOUT_MS));
  const loads = needed.map(async (font) => {
    await Promise.race([font.load(), late]).catch(() => undefined);
    if (font.status === "error" || font.status === "loading") void replace(font);
  });
  watch(needed);
  await Promise.all(loads);
  for (const font of fonts.keys()) if (font.status !== "error") document.fonts.add(font);
  // The browser loads the others when a character needs them.
  document.fonts.addEventListener("loading", ({ fontfaces }) => watch(fontfaces));
  document.fonts.addEventListener("loadingerror", ({ fontfaces }) => {
    for (const font of fontfaces) void replace(font);
  });

  /** Puts the font in the place of a face that failed, which stays failed for as long as it lives. */
  async function replace(font: FontFace): Promise<void> {
    const source = fonts.get(font);
    // Replaced already, or not a web font of ours.
    if (source === undefined) return;
    fonts.delete(font);
    // The browser gives the name of the family in quotes.
    const { url, family } = source;
    for (let attempt = 0; font.status !== "loaded"; attempt++) {
      await nextChance(attempt);
      try {
        // Otherwise the browser's cache would wait for the request of this address that hangs.
        const signal = AbortSignal.timeout(TIMEOUT_MS * (attempt + 1));
        const response = await fetch(url, { cache: "reload", signal });
        if (!response.ok) continue;
        const { weight, unicodeRange } = font;
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
