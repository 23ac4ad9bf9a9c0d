import type * as z from "zod/mini";

/**
 * A value that a form can encode. `encodeForm` and `decodeForm` are inverse and handle the multipart body of every
 * POST (REQ-API-03, REQ-API-35): nested values as `addons[0][id]`, true and false as 1 and 0, null as the empty
 * string. An empty list or group has no fields: a schema that allows one has it as its default.
 */
type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Blob
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** Encodes a value as form fields (REQ-API-35). Omits `undefined`. */
export function encodeForm(value: object): FormData {
  const form = new FormData();
  for (const [key, field] of Object.entries(value)) append(form, key, field as FormValue);
  return form;
}

function append(form: FormData, name: string, value: FormValue): void {
  if (value === undefined) return;
  if (value === null) form.append(name, "");
  else if (value instanceof Blob) form.append(name, value);
  else if (typeof value === "boolean") form.append(name, value ? "1" : "0");
  else if (typeof value !== "object") form.append(name, String(value));
  else if (Array.isArray(value))
    value.forEach((item, index) => append(form, `${name}[${index}]`, item as FormValue));
  else for (const [key, field] of Object.entries(value)) append(form, `${name}[${key}]`, field);
}

type Node = string | Blob | Map<string, Node>;

/** Maximum nesting and number of fields; a request beyond them is malformed. */
export const MAX_DEPTH = 6;
export const MAX_FIELDS = 200;
/** The longest path of a field, of six levels. */
const MAX_NAME = 400;

/** Thrown for a body that cannot be read: a form that `encodeForm` cannot have produced, or JSON that is no object. */
export class MalformedFormError extends Error {
  override readonly name = "MalformedFormError";
}

/**
 * Decodes form fields to the value a schema expects: digits become a number where it expects one, 1 and 0 become true
 * and false, the empty string becomes null where null is allowed. Other values are passed on unchanged, so that the
 * schema reports the error. Line breaks become `\n`, because multipart encodes them as `\r\n`. Throws a
 * MalformedFormError for names that are not paths, for a duplicate field, and beyond 200 fields or 6 levels.
 */
export function decodeForm(schema: z.core.$ZodType, form: Iterable<[string, string | Blob]>): unknown {
  const root = new Map<string, Node>();
  let fields = 0;
  for (const [name, value] of form) {
    if (++fields > MAX_FIELDS) throw new MalformedFormError("too many fields");
    place(root, readName(name), typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  }
  return coerce(schema, root);
}

function readName(name: string): string[] {
  if (name.length > MAX_NAME) throw new MalformedFormError("name too long");
  const head = name.split("[", 1)[0]!;
  const rest = name.slice(head.length);
  if (head === "" || !/^(\[[^[\]]*\])*$/.test(rest)) throw new MalformedFormError("malformed field name");
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!)];
  if (path.length > MAX_DEPTH) throw new MalformedFormError("nested too deeply");
  return path;
}

function place(root: Map<string, Node>, path: readonly string[], value: string | Blob): void {
  let node = root;
  for (const key of path.slice(0, -1)) {
    const child = node.get(key) ?? new Map<string, Node>();
    if (!(child instanceof Map)) throw new MalformedFormError("a field is both a value and a group");
    node.set(key, child);
    node = child;
  }
  const last = path.at(-1)!;
  if (node.has(last)) throw new MalformedFormError("a field is given twice");
  node.set(last, value);
}

/** The properties of a schema's definition that decide how text is decoded. */
interface Definition {
  type: string;
  /** Format of a number; `safeint` for integers. */
  format?: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  /** Of a union. */
  options?: z.core.$ZodType[];
  /** Of a literal. */
  values?: unknown[];
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Numbers in the format of `encodeForm`: no 007, no 5.0, no 5e+0. */
const WHOLE = /^(0|-?[1-9]\d*)$/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]\d+)?$/;

function coerce(schema: z.core.$ZodType, node: Node): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "nullable":
      return node === "" ? null : coerce(definition.innerType!, node);
    case "optional":
    case "default":
      return coerce(definition.innerType!, node);
    case "number":
      return typeof node === "string" && (definition.format === "safeint" ? WHOLE : NUMBER).test(node)
        ? Number(node)
        : plain(node);
    case "boolean":
      return node === "1" || node === "true" ? true : node === "0" || node === "false" ? false : plain(node);
    case "array":
      return node instanceof Map ? readList(definition.element!, node) : plain(node);
    case "object":
      return node instanceof Map ? readObject(definition.shape!, node) : plain(node);
    case "union": {
      const option = node instanceof Map ? definition.options!.find((one) => isNamed(one, node)) : undefined;
      return option === undefined ? plain(node) : coerce(option, node);
    }
    default:
      return plain(node);
  }
}

/** Whether a group is the one of a union that its literals name, such as `kind`. */
function isNamed(option: z.core.$ZodType, node: Map<string, Node>): boolean {
  const { shape } = definitionOf(option);
  if (shape === undefined) return false;
  return Object.entries(shape).every(([key, field]) => {
    const { type, values } = definitionOf(field);
    return type !== "literal" || values!.includes(node.get(key));
  });
}

function readObject(
  shape: Record<string, z.core.$ZodType>,
  node: Map<string, Node>,
): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, child] of node) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    // Drops fields that the schema does not have, so that no unexpected data reaches the server.
    if (field !== undefined) object[key] = coerce(field, child);
  }
  return { ...object };
}

function readList(element: z.core.$ZodType, node: Map<string, Node>): unknown {
  const indexes = [...node.keys()].map((key) => (/^(0|[1-9]\d{0,3})$/.test(key) ? Number(key) : Number.NaN));
  if (indexes.some(Number.isNaN)) return plain(node);
  return [...node.values()]
    .map((child, position) => ({ child, index: indexes[position]! }))
    .sort((a, b) => a.index - b.index)
    .map(({ child }) => coerce(element, child));
}

function plain(node: Node): unknown {
  return node instanceof Map
    ? Object.fromEntries([...node].map(([key, child]) => [key, plain(child)]))
    : node;
}
