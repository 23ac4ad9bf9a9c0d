// Logos of the demo's stores: one flat mark each, in a box of 96, without letters, so that both languages share it.

const CREAM = "#fff3dc";
const SAFFRON = "#f6b944";
const AMBER = "#e58a2c";
const LEAF = "#a8cf7d";
const BLUSH = "#f7b7ad";
const CORAL = "#ee7a5d";

const fill = (d, color = CREAM) => `<path d="${d}" fill="${color}"/>`;
const line = (d, width = 5, color = CREAM) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x, y, r, color = CREAM) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const oval = (x, y, rx, ry, color = CREAM, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" transform="rotate(${turn} ${x} ${y})"/>`;
const steam = (x, y) => line(`M${x} ${y}c-5-5 5-8 0-14`, 3.5);

/** The mark of each store. `tile` is the color of its tile, for cuts. */
export const MARKS = {
  "bayt-al-machboos": () =>
    line("M20 43 48 21 76 43", 6) +
    fill("M27 65a21 20 0 0 1 42 0Z", SAFFRON) +
    dot(41, 58, 2.4) +
    dot(49, 53, 2.4) +
    dot(56, 60, 2.4) +
    line("M20 72h56", 6),
  "karak-al-asr": () =>
    steam(42, 31) +
    steam(55, 31) +
    fill("M33 36h30l-3 15c-1 6-4 8-4 12 0 3 2 5 3 8H37c1-3 3-5 3-8 0-4-3-6-4-12Z") +
    fill("M36 44h24l-1.6 7c-1 6-4 8-4 12l1 3H40.600l1-3c0-4-3-6-4-12Z", AMBER) +
    line("M27 77h42", 5.5),
  "jamr-grill-house": () =>
    fill("M49 15c2 13 22 20 22 42a23 23 0 0 1-46 0c0-10 6-15 9-22 3 4 5 7 8 8 4-9 2-18 7-28Z", AMBER) +
    fill("M48 80a13 13 0 0 1-13-13c0-9 9-12 13-22 4 10 13 13 13 22a13 13 0 0 1-13 13Z"),
  "furn-al-hara": (tile) =>
    fill("M20 76V49a28 28 0 0 1 56 0v27Z") +
    fill("M32 76V54a16 16 0 0 1 32 0v22Z", tile) +
    oval(48, 68, 13, 6, SAFFRON) +
    dot(44, 67, 1.7, LEAF) +
    dot(49, 69.5, 1.7, LEAF) +
    dot(53, 66.5, 1.7, LEAF) +
    line("M48 21v10M34 25l4 9M62 25l-4 9", 3, tile),
  "forno-nove": (tile) =>
    fill("M23 35c16-10 34-10 50 0L48 80Z", SAFFRON) +
    line("M22 34c16-11 36-11 52 0", 8) +
    dot(42, 45, 4.5, CORAL) +
    dot(55, 49, 4.5, CORAL) +
    dot(48, 62, 4, CORAL) +
    line("M33 44l3 5", 2.5, tile),
  "leaf-and-grain": (tile) =>
    fill("M44 74C36 46 50 26 76 20c4 30-8 50-32 54Z", LEAF) +
    line("M44 74C48 56 56 44 66 34", 3, tile) +
    line("M40 78C34 62 30 48 28 34", 3.5) +
    [28, 40, 52]
      .map(
        (y, i) => oval(21 + i * 2.5, y + 6, 4, 7, SAFFRON, -28) + oval(35 + i * 2, y + 4, 4, 7, SAFFRON, 28),
      )
      .join(""),
  "zafran-delhi": () =>
    fill("M48 68C28 62 24 42 28 26c10 4 17 14 20 26 3-12 10-22 20-26 4 16 0 36-20 42Z", "#d9a8e6") +
    fill("M48 68C36 56 38 36 48 22c10 14 12 34 0 46Z") +
    line("M48 60V40M48 58l-6-14M48 58l6-14", 3, AMBER) +
    line("M48 68v12", 4, LEAF),
  "nabulsi-house": (tile) =>
    dot(48, 48, 30) +
    dot(48, 48, 25, AMBER) +
    line("M30 30 66 66M66 30 30 66M48 24v48M24 48h48", 2.2, tile) +
    dot(48, 48, 9, LEAF) +
    dot(45, 47, 1.5) +
    dot(51, 50, 1.5),
  "umi-sushi": () =>
    `<rect x="22" y="45" width="52" height="20" rx="10" fill="${CREAM}"/>` +
    fill("M19 49c4-14 17-18 29-18s25 4 29 18c-16 7-42 7-58 0Z", CORAL) +
    line("M34 35l6 15M47 32l6 19M60 34l6 14", 3) +
    line("M20 76c6-5 11-5 17 0s11 5 17 0 11-5 18 0", 4, "#8fc3d6"),
  "baraha-market": (tile) =>
    dot(38, 41, 9, CORAL) +
    dot(55, 38, 10, LEAF) +
    line("M30 44a18 24 0 0 1 36 0", 4.5) +
    fill("M20 46h56l-6 28a5 5 0 0 1-5 4H31a5 5 0 0 1-5-4Z") +
    line("M38 55v14M48 55v14M58 55v14", 3.5, tile),
  "shawarma-al-rukn": () =>
    line("M48 16v64", 4) +
    fill("M28 26h40c2 0 3 2 2 4L58 68c-2 5-18 5-20 0L26 30c-1-2 0-4 2-4Z", AMBER) +
    line("M31 37c10 5 24 5 34 0M34 48c9 4 19 4 28 0M38 59c7 3 13 3 20 0", 3.5, CREAM) +
    line("M34 80h28", 5.5) +
    fill("M42 18a6 6 0 0 1 12 0v4H42Z", SAFFRON),
  "zahrat-al-jouri": (tile) =>
    oval(31, 70, 14, 6, LEAF, -24) +
    oval(65, 70, 14, 6, LEAF, 24) +
    dot(48, 44, 25, BLUSH) +
    line("M30 40c6 16 24 18 34 8M48 24c-14 2-16 18-4 22 10 3 18-6 12-14", 4.5, tile) +
    dot(49, 38, 5),
  "smash-street": () =>
    fill("M22 44c0-17 14-24 26-24s26 7 26 24Z", SAFFRON) +
    dot(38, 33, 2) +
    dot(48, 28, 2) +
    dot(58, 33, 2) +
    line("M23 51c5 5 8 5 12.5 0s8-5 12.5 0 8 5 12.5 0 8-5 12.5 0", 4.5, LEAF) +
    `<rect x="21" y="57" width="54" height="8" rx="4" fill="#8a4b2d"/>` +
    fill("M23 68h50v2a8 8 0 0 1-8 8H31a8 8 0 0 1-8-8Z", SAFFRON),
  "rawaa-pharmacy": (tile) =>
    fill("M48 16c12 16 23 26 23 41a23 23 0 0 1-46 0c0-15 11-25 23-41Z") +
    fill("M43 42h10v10h10v10H53v10H43V62H33V52h10Z", tile),
  "beit-sitti": () =>
    line("M26 76C34 50 48 34 72 22", 4) +
    [
      [38, 40, -20],
      [52, 26, -30],
      [56, 50, 10],
      [42, 64, 0],
      [70, 36, -10],
    ]
      .map(([x, y, turn]) => oval(x, y, 11, 5, LEAF, turn))
      .join("") +
    oval(64, 66, 8, 10, "#3c4420", 20) +
    dot(62, 62, 2.2) +
    oval(30, 52, 6.5, 8.5, SAFFRON, 10),
  "saqr-roasters": (tile) =>
    oval(42, 56, 17, 23, CREAM, 32) +
    line("M53 38c-2 12-18 18-22 36", 4, tile) +
    fill("M50 28c10-10 22-8 30-12-2 16-12 26-26 26 6-2 10-5 12-9-6 2-11 1-16-5Z", SAFFRON),
  "malabar-house": () =>
    line("M46 76c6-14 6-24 2-36", 6) +
    [
      "M48 40C38 28 26 30 18 40c12-4 20-4 30 0Z",
      "M48 40C44 26 34 18 24 20c10 4 16 10 24 20Z",
      "M48 40c-2-14 6-22 18-22-8 6-12 12-18 22Z",
      "M48 40c8-12 20-12 30-2-12-4-20-2-30 2Z",
      "M48 40c12 0 20 8 20 20-6-10-10-16-20-20Z",
    ]
      .map((d) => fill(d, LEAF))
      .join("") +
    dot(44, 45, 4, AMBER) +
    dot(52, 45, 4, AMBER) +
    line("M24 78c8-4 14-4 24 0s16 4 24 0", 4),
  "galata-firin": (tile) =>
    fill("M48 12 64 38H32Z", CORAL) +
    fill("M35 40h26v38H35Z") +
    fill("M31 38h34v7H31Z", SAFFRON) +
    fill("M44 78V66a4 4 0 0 1 8 0v12ZM40 51h4v7h-4ZM52 51h4v7h-4Z", tile) +
    line("M24 79h48", 4.5),
  "trattoria-limone": (tile) =>
    oval(46, 54, 25, 20, "#f7d04e", -32) +
    dot(26, 67, 5, "#f7d04e") +
    line("M34 62c4-12 12-18 22-20", 3.5) +
    fill("M62 32c4-12 14-14 22-12-2 12-10 17-22 12Z", LEAF) +
    line("M61 36 68 27", 3, tile),
  "velvet-crumb": (tile) =>
    fill("M28 50h40l-5 25a4 4 0 0 1-4 3H37a4 4 0 0 1-4-3Z", SAFFRON) +
    line("M41 56l2 16M48 56v16M55 56l-2 16", 3, tile) +
    fill("M24 50c-4-8 2-14 8-14-2-8 6-14 16-14s18 6 16 14c6 0 12 6 8 14Z") +
    line("M36 36c8 4 18 4 24 0", 3, BLUSH) +
    dot(48, 20, 6, CORAL),
  "kusina-aling-rosa": (tile) =>
    dot(48, 46, 14, SAFFRON) +
    line("M48 24v-6M32 31l-5-5M64 31l5-5M26 46h-7M70 46h7", 4.5, SAFFRON) +
    fill("M20 48h56c0 18-11 28-28 28S20 66 20 48Z") +
    line("M30 57c4 4 8 4 12 0s8-4 12 0 8 4 12 0", 3.5, tile) +
    line("M38 79h20", 4.5),
  "al-mazraa-fresh": (tile) =>
    fill("M48 82C36 66 32 52 38 40h20c6 12 2 26-10 42Z", AMBER) +
    line("M38 52h9M50 62h7", 3, tile) +
    fill("M48 42C36 36 32 24 36 16c8 4 12 12 12 26ZM48 42c0-14 4-22 12-26 4 8 0 20-12 26Z", LEAF) +
    line("M48 42V20", 4, LEAF),
  "saj-station": () =>
    line("M20 56a28 22 0 0 1 56 0", 6) +
    fill("M26 56a22 17 0 0 1 44 0Z", SAFFRON) +
    dot(42, 48, 2.2, AMBER) +
    dot(53, 46, 2.2, AMBER) +
    dot(48, 52, 2.2, AMBER) +
    line("M18 60h60", 4.5) +
    [34, 48, 62]
      .map((x) => fill(`M${x} 82a6 6 0 0 1-6-6c0-5 4-6 6-11 2 5 6 6 6 11a6 6 0 0 1-6 6Z`, CORAL))
      .join(""),
  "corniche-fuel": (tile) =>
    fill("M44 16C62 26 72 42 72 58H44Z") +
    fill("M38 28v30H22c2-12 8-22 16-30Z", SAFFRON) +
    fill("M18 62h60c-4 8-10 12-18 12H36c-8 0-14-4-18-12Z", CORAL) +
    line("M18 82c6-4 12-4 18 0s12 4 18 0 12-4 18 0", 3.5, "#9fd0e0") +
    line("M52 34c6 6 9 12 10 18", 2.5, tile),
  "urfa-ocakbasi": () =>
    line("M20 76 76 20M76 76 20 20", 3.5) +
    [
      [34, 34],
      [48, 48],
      [62, 62],
    ]
      .map(([x, y]) => oval(x, y, 10, 7, AMBER, 45))
      .join("") +
    oval(62, 34, 9, 6.5, CORAL, -45) +
    oval(34, 62, 9, 6.5, LEAF, -45),
  "booza-souq": (tile) =>
    fill("M32 50h32L48 84Z", AMBER) +
    line("M38 52l14 18M58 52 44 70", 2.5, tile) +
    dot(38, 40, 13, BLUSH) +
    dot(58, 40, 13, LEAF) +
    dot(48, 28, 13) +
    line("M30 51h36", 5),
  "majlis-al-bahar": (tile) =>
    fill("M16 48c10-16 34-22 50-4l14-10c-3 8-3 20 0 28L66 52c-16 18-40 12-50-4Z") +
    dot(31, 45, 3.5, tile) +
    line("M43 38c5 6 5 14 0 20M53 40c4 5 4 11 0 16", 3, tile) +
    line("M28 76c6-4 12-4 20 0s14 4 20 0", 4, "#9fd0e0"),
  "majlis-al-oud": (tile) =>
    line("M48 36c-8-6 8-10 0-20", 4, "#e6c9a0") +
    line("M38 36c-4-4 3-6 0-11M58 36c4-4-3-6 0-11", 3, "#e6c9a0") +
    fill("M28 40h40l-8 16H36Z", SAFFRON) +
    fill("M40 56h16l4 10H36Z") +
    fill("M30 66h36l4 13H26Z", SAFFRON) +
    line("M36 72h24", 3, tile),
  "bamboo-wok": (tile) =>
    [34, 48, 62]
      .map(
        (x, i) =>
          line(`M${x} ${78 - i * 2}V${26 - i * 4}`, 8, LEAF) +
          line(`M${x - 4} ${44 - i * 2}h8M${x - 4} ${62 - i}h8`, 2.5, tile),
      )
      .join("") +
    fill("M38 34c-12 0-18-6-20-14 12-2 18 4 20 14ZM66 38c10-2 16-8 16-18-10 2-16 8-16 18Z") +
    line("M22 80h52", 5),
  "mouneh-pantry": (tile) =>
    `<rect x="30" y="18" width="36" height="12" rx="4" fill="${SAFFRON}"/>` +
    fill("M32 33h32c6 4 8 8 8 14v24a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V47c0-6 2-10 8-14Z") +
    `<rect x="32" y="46" width="32" height="22" rx="4" fill="${tile}"/>` +
    oval(42, 57, 5, 6.5, LEAF) +
    oval(54, 57, 5, 6.5, LEAF),
  "reyouq-umm-khalid": () =>
    line("M68 66 82 80", 7) +
    dot(46, 46, 29, "#4a3520") +
    fill("M32 34c8-8 18-6 24 0 10 0 14 10 8 18-1 10-12 14-20 9-10 4-20-2-18-12-3-6 0-12 6-15Z") +
    dot(46, 46, 9, SAFFRON) +
    dot(43, 43, 2.5),
  "nabaa-pharmacy": (tile) =>
    line("M58 40 74 20", 6, SAFFRON) +
    fill("M20 42h56v5c0 12-8 20-18 22v3h8a4 4 0 0 1 4 4v3H26v-3a4 4 0 0 1 4-4h8v-3c-10-2-18-10-18-22Z") +
    fill("M36 60c0-8 6-14 16-13 1 10-6 16-16 13Z", tile) +
    fill("M34 34c-8-2-11-8-10-16 8 1 12 7 10 16Z", LEAF),
  "aspire-burger-truck": (tile) =>
    fill("M16 34h42v32H16Z") +
    fill("M60 42h10l10 12v12H60Z", SAFFRON) +
    fill("M64 46h5l6 8H64Z", tile) +
    fill("M22 40h30v4H22Z", CORAL) +
    fill("M22 44h10v4a5 5 0 0 1-10 0ZM32 44h10v4a5 5 0 0 1-10 0ZM42 44h10v4a5 5 0 0 1-10 0Z", SAFFRON) +
    [30, 68].map((x) => dot(x, 68, 8.5, tile) + dot(x, 68, 6)).join("") +
    fill("M28 33c0-7 6-10 9-10s9 3 9 10Z", AMBER),
  "dune-bakehouse": () =>
    fill("M20 52c0-14 12-22 28-22s28 8 28 22c0 6-4 9-10 9H30c-6 0-10-3-10-9Z", SAFFRON) +
    line("M36 38l5 13M48 35l4 14M60 37l4 13", 4, CREAM) +
    line("M16 74c12-10 22-10 34 0 10-8 20-8 30-2", 5) +
    line("M30 82c8-4 14-4 20 0", 3.5),
};

/** A store's logo, as wide as high. `color` is the brand's: the tile is lit from the top left like the kit's pictures. */
export function logo(id, { color }) {
  const mark = MARKS[id](color);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff9ea" stop-opacity=".16"/><stop offset="1" stop-color="#1a0d05" stop-opacity=".16"/></linearGradient></defs><rect width="96" height="96" fill="${color}"/><rect width="96" height="96" fill="url(#light)"/>${mark}</svg>`;
}
