import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contrastPairs } from "../src/theme/contrast-pairs.js";
import { contrastOf, ramp } from "../src/theme/ramp.js";
import { generatedFiles } from "./build-tokens.js";
import { brands, readTokens, themes, tokenFiles, type Token } from "./read-tokens.js";
import { brandCss } from "./theme-css.js";

type Color = { colorSpace: string; components: [number, number, number]; alpha?: number; hex: string };

function colors(tokens: Token[]): Record<string, Color> {
  return Object.fromEntries(
    tokens.filter((t) => t.path[0] === "color").map((t) => [t.path.slice(1).join("-"), t.value as Color]),
  );
}

const houses = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(houses)("$brand $theme", ({ brand, theme }) => {
  const read = readTokens(brand, theme);

  it.each(
    contrastPairs.flatMap(({ foreground, grounds, minimum }) =>
      grounds.map((ground) => [foreground, ground, minimum] as const),
    ),
  )("%s on %s is %d to 1", async (foreground, ground, minimum) => {
    const color = colors(await read);
    expect(contrastOf(color[foreground]!.hex, color[ground]!.hex)).toBeGreaterThanOrEqual(minimum);
  });

  it("has the tokens of the first brand, each of the same type", async () => {
    const shape = (tokens: Token[]) =>
      tokens
        .filter((t) => t.path[0] !== "palette")
        .map((t) => `${t.name}: ${t.type}`)
        .sort();
    expect(shape(await read)).toEqual(shape(await readTokens(brands[0], "light")));
  });

  it("gives every opaque colour a meaning of the palette", async () => {
    const raw = (await read)
      .filter((t) => t.path[0] === "color" && ((t.value as Color).alpha ?? 1) === 1)
      .filter((t) => !t.reference?.startsWith("palette."));
    expect(raw.map((t) => t.name)).toEqual([]);
  });
});

it("holds every colour that a part can name to the pairs", () => {
  const text = [
    "text",
    "muted",
    "faint",
    "primary-text",
    "accent-text",
    "success-text",
    "danger-text",
    "focus",
  ];
  const named = new Set<string>(contrastPairs.map((pair) => pair.foreground));
  expect(text.filter((name) => !named.has(name))).toEqual([]);
});

it("makes Sadaf's ramp with the generator of defineBrand", async () => {
  const own = (await readTokens("sadaf", "light")).filter((t) => t.path[1] === "pomegranate");
  expect(Object.fromEntries(own.map((t) => [t.path[2], (t.value as Color).hex]))).toEqual(ramp("#9b1b4b"));
});

/** What the W3C format (Design Tokens Format Module 2025.10) says of a value, by the types that we use. */
const isNumber = (v: unknown) => typeof v === "number" && Number.isFinite(v);
const has = (v: unknown, keys: string[]): v is Record<string, unknown> =>
  typeof v === "object" && v !== null && keys.every((key) => key in v);
const isDimension = (v: unknown) =>
  has(v, ["value", "unit"]) && isNumber(v["value"]) && ["px", "rem"].includes(String(v["unit"]));
const within = (v: unknown, low: number, high: number) =>
  isNumber(v) && Number(v) >= low && Number(v) <= high;
const isColor = (v: unknown): boolean => {
  if (!has(v, ["colorSpace", "components"]) || v["colorSpace"] !== "srgb") return false;
  const components = v["components"] as number[];
  const hex = String(v["hex"]);
  return (
    components.length === 3 &&
    components.every((c) => within(c, 0, 1)) &&
    (v["alpha"] === undefined || within(v["alpha"], 0, 1)) &&
    /^#[0-9a-f]{6}$/.test(hex) &&
    components.every((c, i) => Math.round(c * 255) === parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16))
  );
};
const isShadow = (v: unknown): boolean =>
  Array.isArray(v)
    ? v.length > 0 && v.every(isShadow)
    : has(v, ["color", "offsetX", "offsetY", "blur", "spread"]) &&
      isColor(v["color"]) &&
      ["offsetX", "offsetY", "blur", "spread"].every((key) => isDimension(v[key]));
const valid: Record<string, (v: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  number: isNumber,
  fontFamily: (v) =>
    typeof v === "string" || (Array.isArray(v) && v.every((name) => typeof name === "string")),
  fontWeight: (v) => within(v, 1, 1000),
  duration: (v) =>
    has(v, ["value", "unit"]) && isNumber(v["value"]) && ["ms", "s"].includes(String(v["unit"])),
  cubicBezier: (v) =>
    Array.isArray(v) && v.length === 4 && v.every(isNumber) && within(v[0], 0, 1) && within(v[2], 0, 1),
  shadow: isShadow,
};

/** Complaints about one file, each with the token's path. */
function problems(group: Record<string, unknown>, path: string[] = [], inherited?: string): string[] {
  const type = (group["$type"] as string | undefined) ?? inherited;
  const at = path.join(".");
  const known = ["$type", "$value", "$description", "$extensions"];
  const odd = Object.keys(group).filter((k) => (k.startsWith("$") ? !known.includes(k) : /[{}.]/.test(k)));
  const found = odd.map((key) => `${at}: no such key as ${key}`);
  if ("$value" in group) {
    const value = group["$value"];
    const isReference = typeof value === "string" && /^\{[^{}]+\}$/.test(value);
    if (Object.keys(group).some((key) => !key.startsWith("$"))) found.push(`${at}: a token holds no tokens`);
    if (!type || !valid[type]) found.push(`${at}: type ${String(type)}`);
    else if (!isReference && !valid[type](value)) found.push(`${at}: ${JSON.stringify(value)} is no ${type}`);
    return found;
  }
  const children = Object.entries(group).filter(([key]) => !key.startsWith("$"));
  return [
    ...found,
    ...children.flatMap(([key, child]) => problems(child as Record<string, unknown>, [...path, key], type)),
  ];
}

describe("the source", () => {
  const files = [...new Set(houses.flatMap(({ brand, theme }) => tokenFiles(brand, theme)))];

  it.each(files.map((file) => [file.split("/tokens/")[1]!, file]))(
    "%s is W3C design tokens",
    async (_, file) => {
      expect(problems(JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>)).toEqual([]);
    },
  );

  it.each(files.map((file) => [file.split("/tokens/")[1]!, file]))(
    "%s names nothing twice",
    async (_, file) => {
      // A second value of a key replaces the first without a word.
      const text = await readFile(file, "utf8");
      const keys = (json: string) =>
        json
          .match(/"[^"]+"\s*:/g)!
          .map((key) => key.replace(/\s*:/, ""))
          .toSorted();
      expect(keys(JSON.stringify(JSON.parse(text)))).toEqual(keys(text));
    },
  );

  it("is read whole", async () => {
    const folder = fileURLToPath(new URL("../tokens/", import.meta.url));
    const there = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
    expect(files.map((file) => file.slice(folder.length)).sort()).toEqual(there.sort());
  });

  it("is refused when a value is not of its type", () => {
    expect(problems({ a: { $type: "dimension", $value: "4px" } })).toEqual([`a: "4px" is no dimension`]);
    expect(problems({ a: { $type: "colour", $value: "{b}" } })).toEqual(["a: type colour"]);
  });
});

describe("generated theme", () => {
  const generated = generatedFiles();
  const folder = fileURLToPath(new URL("../src/theme/generated/", import.meta.url));

  it("is what the tokens say now", async () => {
    for (const [name, expected] of Object.entries(await generated)) {
      expect(await readFile(folder + name, "utf8"), `${name} is stale: npm run tokens -w @talabee/ui`).toBe(
        expected,
      );
    }
  });

  it.each(houses)("gives design tools $brand in $theme as W3C design tokens", async ({ brand, theme }) => {
    const tree = JSON.parse((await generated)[`tokens/${brand}.${theme}.json`]!) as Record<string, unknown>;
    expect(problems(tree)).toEqual([]);
    expect(JSON.stringify(tree)).not.toMatch(/"\{/);
    expect(tree).not.toHaveProperty("palette");
  });
});

describe("a brand's file", () => {
  it("takes back in one block what it says in the other", async () => {
    const css = await brandCss("sadaf");
    const blocks = [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector, body]) => ({
      selector: selector!,
      names: new Set([...body!.matchAll(/--ui-[a-z0-9-]+/g)].map(([name]) => name)),
    }));
    const names = (part: string) => blocks.find((b) => b.selector.includes(part))!.names;
    expect(names('[data-theme="dark"]')).toEqual(names('[data-theme="light"]'));
    expect(names('[lang|="ar"]')).toEqual(names('[lang|="en"]'));
  });
});
