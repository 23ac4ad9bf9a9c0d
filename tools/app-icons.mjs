// Renders the icons of the installed storefront from the drawn logo: `node tools/app-icons.mjs` (Node 22.15 or later).
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Heart, ReceiptText, Search } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { brandColors } from "../packages/ui/src/theme/generated/brand-colors.ts";
import { mark } from "../packages/ui/src/theme/logo-outlines.ts";
import { root } from "./run-step.mjs";

const folder = path.join(root, "apps/storefront/public/icons");
const { primary, onPrimary } = brandColors.talabee.light;

/** The mark in a 48 box; `scale` leaves air around it, `corner` rounds its ground. */
function markOn({ corner, scale }) {
  const at = (48 - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${primary}"/><path transform="translate(${at} ${at}) scale(${scale})" d="${mark}" fill="none" stroke="${onPrimary}" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** A drawing of 24 on the brand's ground. */
function drawingOn(Drawing) {
  const drawing = renderToStaticMarkup(createElement(Drawing, { x: 12, y: 12, color: onPrimary }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="${primary}"/>${drawing}</svg>`;
}

const whole = markOn({ corner: 15, scale: 1 });
// Systems cut a maskable icon to a circle of 80 % of its width; iOS rounds the corners itself.
const maskable = markOn({ corner: 0, scale: 0.8 });
const icons = [
  // Of the tab: for one in SVG the browser makes a document on the page's main thread.
  ["favicon-48.png", whole, 48],
  ["icon-192.png", whole, 192],
  ["icon-512.png", whole, 512],
  ["maskable-512.png", maskable, 512],
  ["apple-touch-180.png", maskable, 180],
  ["search-96.png", drawingOn(Search), 96],
  ["orders-96.png", drawingOn(ReceiptText), 96],
  ["favourites-96.png", drawingOn(Heart), 96],
];

mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of icons) {
  const png = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size);
  writeFileSync(path.join(folder, name), await png.png({ palette: true, compressionLevel: 9 }).toBuffer());
}
console.log(`✓ ${icons.length} icons`);
