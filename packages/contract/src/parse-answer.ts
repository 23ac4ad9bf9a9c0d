import * as z from "zod/mini";
import { nearestValue } from "./nearest-value.js";

/**
 * Parses a response: drops and reports the innermost list items that do not match, and keeps the rest. Undefined when
 * the rest does not match either. A value of a list of words that only a newer server knows reads as the nearest known one.
 */
export function parseAnswer(
  schema: z.core.$ZodType,
  data: unknown,
  onBadItem: (item: string) => void,
): { readonly value: unknown } | undefined {
  const first = z.safeParse(schema, data, { reportInput: true });
  if (first.success) return { value: first.data };
  const bad = new Map<string, readonly PropertyKey[]>();
  const rest = structuredClone(data);
  for (const issue of first.error.issues) {
    const { path } = issue;
    const unknown = unknownWord(issue);
    if (unknown !== null) {
      const holder = nodeAt(rest, unknown.path.slice(0, -1));
      const field = unknown.path.at(-1)!;
      const nearest = nearestValue(field, holder, unknown.known);
      if (nearest !== undefined) {
        holder[field] = nearest;
        continue;
      }
    }
    const index = path.findLastIndex((part) => typeof part === "number");
    if (index === -1) return undefined;
    const item = path.slice(0, index + 1);
    bad.set(item.join("."), item);
  }
  const lists = new Set<unknown[]>();
  // Clears the items first, nested ones before their containers, so that dropping one does not move another. JSON has no
  // undefined of its own.
  for (const path of [...bad.values()].sort((a, b) => b.length - a.length)) {
    const list = nodeAt(rest, path.slice(0, -1)) as unknown as unknown[];
    list[Number(path.at(-1))] = undefined;
    lists.add(list);
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((item) => item !== undefined));
  const second = z.safeParse(schema, rest);
  if (!second.success) return undefined;
  for (const item of bad.keys()) onBadItem(item);
  return { value: second.data };
}

/** The place of a text that is none of the known words, or of an object whose kind is none of them. Null for other issues. */
function unknownWord(
  issue: z.core.$ZodIssue,
): { readonly path: readonly PropertyKey[]; readonly known: readonly unknown[] } | null {
  if (issue.code === "invalid_value" && typeof issue.input === "string")
    return { path: issue.path, known: issue.values };
  return issue.code === "invalid_union" && issue.discriminator !== undefined
    ? { path: issue.path.slice(0, -1), known: [] }
    : null;
}

type Nodes = Record<PropertyKey, unknown>;

const nodeAt = (root: unknown, path: readonly PropertyKey[]): Nodes =>
  path.reduce<unknown>((node, key) => (node as Nodes)[key], root) as Nodes;

/** Parses the data of an error by the schema of its call. Null when there is none or the data does not match. */
export function parseErrorData(schema: z.core.$ZodType | null | undefined, data: unknown): unknown {
  return schema ? (z.safeParse(schema, data).data ?? null) : null;
}

/**
 * The data with `base` before each address of a picture or a payment page that starts with a slash, as a browser of another
 * origin needs it. Changes the data, which the parser has made.
 */
export function resolveAddresses<Data>(data: Data, base: string): Data {
  if (base !== "") resolveIn(data, base.replace(/\/+$/, ""));
  return data;
}

function resolveIn(node: unknown, prefix: string): void {
  for (const [field, value] of Object.entries(node ?? {})) {
    if (typeof value === "object") resolveIn(value, prefix);
    // A srcset lists several, separated by commas.
    else if (typeof value === "string" && /^(src(set)?|action_url)$/.test(field))
      (node as Nodes)[field] = value.replace(/(^|,\s*)\/(?!\/)/g, `$1${prefix}/`);
  }
}
