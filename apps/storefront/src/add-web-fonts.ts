import type { Language } from "@talabee/contract";
import faces from "virtual:web-fonts";

/**
 * Adds the brand's fonts to the page, which has the system's until then. All are added at once, when those of the language
 * have come: the browser lays out the whole page each time. It loads the others when a character needs them.
 */
export async function addWebFonts(language: Language): Promise<void> {
  const fonts = faces.map(([url, family, weight, unicodeRange]) => {
    return new FontFace(family, `url(${url})`, { weight, unicodeRange, display: "swap" });
  });
  const isNeeded = (script: string | null) =>
    script === "latin" || (script === "arabic" && language === "ar");
  // A font that cannot be loaded leaves the system's.
  await Promise.allSettled(fonts.filter((_, index) => isNeeded(faces[index]![4])).map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
