import type { Language } from "@talabee/contract";
import faces from "virtual:web-fonts";

/**
 * Adds the brand's fonts to the page, which has the system's until then. All are added at once, when those that every page in
 * the language needs have come: the browser lays out the whole page each time. It loads the others when a character needs
 * them.
 */
export async function addWebFonts(language: Language): Promise<void> {
  const fonts: FontFace[] = [];
  const needed: FontFace[] = [];
  for (const [url, family, weight, unicodeRange, first, only] of faces) {
    if (only !== undefined && only !== language) continue;
    const font = new FontFace(family, `url(${url})`, { weight, unicodeRange, display: "swap" });
    fonts.push(font);
    if (first === language) needed.push(font);
  }
  // A font that cannot be loaded leaves the system's.
  await Promise.allSettled(needed.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
