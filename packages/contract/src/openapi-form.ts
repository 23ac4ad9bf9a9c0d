import type * as z from "zod/mini";
import { encodeForm } from "./form-data.js";
import type { Json, Shapes } from "./openapi-shapes.js";

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  /** Of the values of a record. */
  readonly valueType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  /** Of a union. */
  readonly options?: readonly z.core.$ZodType[];
}
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** Without the wrappers for optional, nullable and default. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema);
  return innerType ? core(innerType) : schema;
}

/** Whether a body has a file, which JSON cannot contain. */
export function hasFile(schema: z.core.$ZodType): boolean {
  const { type, shape, element } = definitionOf(core(schema));
  if (type === "file") return true;
  return [...Object.values(shape ?? {}), ...(element ? [element] : [])].some(hasFile);
}

const isNullable = (schema: z.core.$ZodType): boolean => {
  const { type, innerType } = definitionOf(schema);
  return type === "nullable" || (innerType !== undefined && isNullable(innerType));
};

/** One field of a form: booleans are 1 and 0, null is the empty string. */
function fieldShape(schema: z.core.$ZodType, shapes: Shapes): Json {
  if (definitionOf(core(schema)).type === "boolean") return { type: "string", enum: ["1", "0"] };
  const shape = shapes.of(core(schema), "input");
  return isNullable(schema) ? { anyOf: [shape, { type: "string", const: "" }] } : shape;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names of the fields of a value inside of lists and groups, as a regular expression, with their shapes. */
function* nestedFields(schema: z.core.$ZodType, name: string, shapes: Shapes): Generator<[string, Json]> {
  const { shape, element, valueType, options } = definitionOf(core(schema));
  if (options?.some((option) => definitionOf(core(option)).shape !== undefined))
    yield* fieldsOfAny(options, name, shapes);
  else if (shape)
    for (const [key, child] of Object.entries(shape))
      yield* nestedFields(child, `${name}${escape(`[${key}]`)}`, shapes);
  else if (element) yield* nestedFields(element, `${name}\\[\\d+\\]`, shapes);
  else if (valueType) yield* nestedFields(valueType, `${name}\\[[^\\[\\]]+\\]`, shapes);
  else yield [`^${name}$`, fieldShape(schema, shapes)];
}

/** Fields of groups of which a value is one: a field of several may have the shape that any of them gives it. */
function fieldsOfAny(
  options: readonly z.core.$ZodType[],
  name: string,
  shapes: Shapes,
): Iterable<[string, Json]> {
  const fields = options.flatMap((option) => [...nestedFields(option, name, shapes)]);
  const byName = Map.groupBy(fields, ([field]) => field);
  return [...byName].map(([field, found]) => {
    const distinct = [...new Map(found.map(([, shape]) => [JSON.stringify(shape), shape])).values()];
    return [field, distinct.length === 1 ? distinct[0]! : { anyOf: distinct }];
  });
}

/**
 * The multipart form of a body. A form has no lists and groups: their values are fields of their own, such as
 * `addons[0][id]`, which the document describes by the pattern of their names.
 */
export function formShape(body: z.core.$ZodType, shapes: Shapes): Json {
  const fields = Object.entries(definitionOf(core(body)).shape ?? {});
  const isNested = (schema: z.core.$ZodType) =>
    ["array", "object", "record"].includes(definitionOf(core(schema)).type);
  const patterns = fields
    .filter(([, schema]) => isNested(schema))
    .flatMap(([name, schema]) => [...nestedFields(schema, escape(name), shapes)]);
  const flat = fields.filter(([, schema]) => !isNested(schema));
  const required = flat
    .filter(([, schema]) => !["optional", "default"].includes(definitionOf(schema).type))
    .map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(flat.map(([name, schema]) => [name, fieldShape(schema, shapes)])),
    ...(required.length > 0 ? { required } : {}),
    ...(patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}),
  };
}

/** The example of a body as fields of a form. Numbers stay numbers: the form makes text of them. */
export function formExample(value: unknown): Json {
  const fields = [...encodeForm(value as object)].map(([name, text]): [string, unknown] => [
    name,
    typeof valueAt(value, name) === "number" ? Number(text) : text,
  ]);
  return Object.fromEntries(fields);
}

/** The value that a field such as `addons[0][id]` was made of. */
function valueAt(value: unknown, name: string): unknown {
  const path = name.split(/[[\]]+/).filter((key) => key !== "");
  return path.reduce((part: unknown, key) => (part as Json | undefined)?.[key], value);
}
