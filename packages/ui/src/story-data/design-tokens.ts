import sadafDark from "../theme/generated/tokens/sadaf.dark.json";
import sadafLight from "../theme/generated/tokens/sadaf.light.json";
import talabeeDark from "../theme/generated/tokens/talabee.dark.json";
import talabeeLight from "../theme/generated/tokens/talabee.light.json";
import type { Brand, Theme } from "../theme/index.js";

/** A design token with its formatted value. */
export interface DesignToken {
  /** `color.bg`, `size.control`: its path in the design tokens. */
  path: string;
  group: string;
  name: string;
  type: string;
  value: string;
  description: string;
  /** `--ui-bg`; undefined for values fixed at build time (breakpoints, line heights, tracking). */
  variable: string | undefined;
}

const trees: Record<Brand, Record<Theme, object>> = {
  talabee: { light: talabeeLight, dark: talabeeDark },
  sadaf: { light: sadafLight, dark: sadafDark },
};

type Values = { value: number; unit: string } & { hex: string; alpha?: number };

function text(type: string, value: unknown): string {
  const one = value as Values;
  if (type === "color")
    return one.alpha === undefined ? one.hex : `${one.hex} at ${Math.round(one.alpha * 100)} %`;
  if (type === "dimension" || type === "duration") return `${one.value} ${one.unit}`;
  if (type === "cubicBezier") return `(${(value as number[]).join(", ")})`;
  if (type === "fontFamily") return (value as string[]).join(", ");
  if (type === "shadow")
    return (value as Array<{ offsetY: Values; blur: Values; color: Values }>)
      .map(
        (s) =>
          `${s.offsetY.value} ${s.blur.value} ${s.color.hex} ${Math.round((s.color.alpha ?? 1) * 100)} %`,
      )
      .join("; ");
  return String(value);
}

function flatten(tree: object, path: string[] = []): DesignToken[] {
  return Object.entries(tree).flatMap(([key, child]: [string, unknown]) => {
    if (key.startsWith("$") || typeof child !== "object" || child === null) return [];
    if (!("$value" in child)) return flatten(child, [...path, key]);
    const { $type, $value, $description } = child as {
      $type: string;
      $value: unknown;
      $description?: string;
    };
    const fullPath = [...path, key];
    const group = fullPath[0]!;
    const name = fullPath.slice(1).join("-");
    const isBuildTime = ["breakpoint", "line", "tracking"].includes(group);
    return {
      path: fullPath.join("."),
      group,
      name,
      type: $type,
      value: text($type, $value),
      description: $description ?? "",
      variable: isBuildTime ? undefined : group === "color" ? `--ui-${name}` : `--ui-${group}-${name}`,
    };
  });
}

/** Globals set by the toolbar. */
export type StoryGlobals = { brand?: unknown; theme?: unknown };

/** All tokens of the toolbar's brand and theme, from the file that design tools import. */
export function designTokens({ brand, theme }: StoryGlobals): DesignToken[] {
  return flatten(trees[(brand ?? "talabee") as Brand][(theme ?? "light") as Theme]);
}
