import type * as z from "zod/mini";

/** Deterministic pseudo-random numbers. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Invalid and hostile values. */
const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "2e1",
  "1e309",
  "9007199254740993",
  "NaN",
  "Infinity",
  "true",
  "null",
  "[]",
  "{}",
  "٣",
  "\uff10",
  "0x10",
  "' or 1=1 --",
  '"; drop table users; --',
  "$(id)",
  "../../etc/passwd",
  "%00",
  "%ff",
  "<script>alert(1)</script>",
  "\u202eabc",
  "\u200b",
  "\0",
  "a\0b",
  "\ud800",
  "e\u0301".repeat(99),
  "💥".repeat(50),
  "x".repeat(300),
  "x".repeat(5000),
  "ا".repeat(2000),
  "\r\nX-Evil: 1",
  "2026-02-30T25:61:00Z",
  "2026-01-01",
  "spice.tea",
  "spice",
  "qatari",
  "constructor",
  "__proto__",
  "toString",
  "a@b.example",
  "+97455123456",
];

interface Def {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  getter?: () => z.core.$ZodType;
}

/** Generates input with the structure of a schema, with hostile values in places. */
export function inputFor(schema: z.core.$ZodType, random: (below: number) => number, depth = 0): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  if (random(5) === 0 || depth > 6) return pick(HOSTILE);
  const def = schema._zod.def as unknown as Def;
  const inner = (field: z.core.$ZodType) => inputFor(field, random, depth + 1);
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape ?? {}).filter(() => random(6) > 0);
      return Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
    }
    case "array":
      return Array.from({ length: random(4) }, () => inner(def.element!));
    case "union":
      return inner(pick(def.options!));
    case "enum":
      return pick(Object.values(def.entries!));
    case "literal":
      return pick(def.values!);
    case "number":
    case "int":
      return pick([0, 1, 2, 7, 100, 2550, -5, 1.5, 2 ** 31, 2 ** 53]);
    case "boolean":
      return random(2) === 0;
    case "pipe":
      return inner(def.in!);
    case "lazy":
      return inner(def.getter!());
    case "file":
      return pick([new File(["%PDF-1.4"], "a.pdf"), new File(["<svg/>"], "../x.svg"), new File([""], "")]);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return random(4) === 0 ? null : inner(def.innerType!);
    default:
      return pick(HOSTILE);
  }
}

/** Generates a path parameter. */
export function parameterFor(random: (below: number) => number): string {
  const value = HOSTILE[random(HOSTILE.length)];
  return encodeURIComponent(String(value).toWellFormed()) || "x";
}
