import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { brands, generatedFiles, readTokens, themes, type Token } from "./build-tokens.js";

type Color = { components: [number, number, number]; alpha?: number; hex: string };

function colors(tokens: Token[]): Record<string, Color> {
  return Object.fromEntries(
    tokens.filter((t) => t.path[0] === "color").map((t) => [t.path.slice(1).join("-"), t.value as Color]),
  );
}

function luminance([r, g, b]: readonly [number, number, number]): number {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(one: Color, other: Color): number {
  const [high, low] = [luminance(one.components), luminance(other.components)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/** Every text on every ground it may stand on. WCAG 1.4.3. */
const text: ReadonlyArray<readonly [foreground: string, grounds: string[]]> = [
  [
    "text",
    [
      "bg",
      "surface",
      "raised",
      "bar",
      "sunken",
      "t-sand",
      "t-terra",
      "t-sage",
      "t-blush",
      "t-sky",
      "t-honey",
    ],
  ],
  [
    "muted",
    [
      "bg",
      "surface",
      "raised",
      "bar",
      "sunken",
      "t-sand",
      "t-terra",
      "t-sage",
      "t-blush",
      "t-sky",
      "t-honey",
    ],
  ],
  ["faint", ["bg", "surface"]],
  ["primary-text", ["bg", "surface", "raised", "bar", "sunken", "primary-soft"]],
  ["on-primary", ["primary", "primary-hover", "primary-press"]],
  ["picture-on-primary", ["picture-primary", "picture-primary-hover", "picture-primary-press"]],
  ["on-ink", ["ink"]],
  ["on-accent", ["accent"]],
  ["accent-text", ["bg", "surface", "accent-soft"]],
  ["ok-text", ["bg", "surface", "ok-soft"]],
  ["warn-text", ["bg", "surface", "warn-soft"]],
  ["bad-text", ["bg", "surface", "bad-soft"]],
  ["info-text", ["bg", "surface", "info-soft"]],
  ["on-solid", ["ok", "bad", "info"]],
  ["on-plate", ["plate"]],
  ["on-night", ["night"]],
];

/** Edges and marks that must be seen to use the thing. WCAG 1.4.11. */
const marks: ReadonlyArray<readonly [mark: string, grounds: string[]]> = [
  ["control", ["surface", "bg"]],
  ["primary", ["bg", "surface"]],
  ["ink", ["bg", "surface", "sunken"]],
  ["bad", ["surface", "bg"]],
  ["ok", ["surface", "bg", "sunken"]],
];

describe.each(brands.flatMap((brand) => themes.map((theme) => ({ brand, theme }))))(
  "$brand $theme",
  ({ brand, theme }) => {
    const read = readTokens(brand, theme).then(colors);

    it.each(text.flatMap(([f, grounds]) => grounds.map((g) => [f, g] as const)))(
      "%s on %s is 4.5 to 1",
      async (f, g) => {
        const color = await read;
        expect(contrast(color[f]!, color[g]!)).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(marks.flatMap(([m, grounds]) => grounds.map((g) => [m, g] as const)))(
      "%s against %s is 3 to 1",
      async (m, g) => {
        const color = await read;
        expect(contrast(color[m]!, color[g]!)).toBeGreaterThanOrEqual(3);
      },
    );

    it("writes hex and components of one colour", async () => {
      for (const [name, { hex, components }] of Object.entries(await read)) {
        const fromHex = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
        expect(
          components.map((c) => Math.round(c * 255)),
          name,
        ).toEqual(fromHex);
      }
    });

    it("has every semantic colour of the first brand in light", async () => {
      expect(Object.keys(await read).sort()).toEqual(
        Object.keys(colors(await readTokens(brands[0], "light"))).sort(),
      );
    });
  },
);

describe("generated theme", () => {
  it("is what the tokens say now", async () => {
    const folder = fileURLToPath(new URL("../src/theme/generated/", import.meta.url));
    for (const [name, expected] of Object.entries(await generatedFiles())) {
      expect(await readFile(folder + name, "utf8"), `${name} is stale: npm run tokens -w @talabee/ui`).toBe(
        expected,
      );
    }
  });
});
