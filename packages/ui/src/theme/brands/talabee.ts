import type { BrandIdentity } from "../brand-identity.js";
import { brandColors } from "../generated/brand-colors.js";
import { mark as outline, wordmarks } from "../logo-outlines.js";

const mark = `<rect class="p" width="48" height="48" rx="15"/><path class="so" d="${outline}" fill="none" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Name and drawings of the default brand. */
export const talabee: BrandIdentity = {
  name: { en: "Talabee", ar: "طلبي" },
  logo: {
    mark: { width: 48, body: mark },
    en: {
      width: 191,
      body: `${mark}<path class="p" transform="translate(58 36) scale(.91)" d="${wordmarks.en}"/>`,
    },
    ar: {
      width: 145,
      body: `<g transform="translate(97)">${mark}</g><path class="p" transform="translate(0 30.2) scale(.889)" d="${wordmarks.ar}"/>`,
    },
  },
  colors: brandColors.talabee,
};
