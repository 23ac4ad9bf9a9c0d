/** Examples for the API document, generated from the schemas by the names of their fields, so that none is missing. */
import type * as z from "zod/mini";
import { FIELDS, picture, REQUESTS } from "./example-values.js";

interface Definition {
  readonly type: string;
  /** Set on whole numbers. */
  readonly format?: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly defaultValue?: unknown;
}

/**
 * An example that matches a schema. Omits the optional fields of a request. Throws a TypeError for a field without a
 * known example.
 */
export function exampleOf(
  schema: z.core.$ZodType,
  field = "",
  options: { omitOptional?: boolean } = {},
): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const given = FIELDS[field] ?? guess(field);
  switch (definition.type) {
    case "object":
      if (field !== "" && isPicture(definition)) return picture;
      return Object.fromEntries(
        Object.entries(definition.shape!).flatMap(([key, part]) => {
          const { type } = part._zod.def as unknown as Definition;
          if (type === "optional" && options.omitOptional === true) return [];
          return [[key, exampleOf(part, key, options)]];
        }),
      );
    case "array":
      return Array.isArray(given) && fits(given, definition.element!)
        ? given
        : [exampleOf(definition.element!, itemOf(field), options)];
    case "nullable":
    case "optional":
      return exampleOf(definition.innerType!, field, options);
    case "default":
      return definition.defaultValue;
    case "enum":
      return Object.values(definition.entries!)[0];
    case "literal":
      return definition.values![0];
    case "union":
      return exampleOf(definition.options![0]!, field, options);
    case "record":
      return {};
    case "null":
      return null;
    case "boolean":
      return true;
    case "number": {
      const value = typeof given === "number" ? given : 1;
      return definition.format === undefined ? value : Math.round(value);
    }
    // The bytes of a file, which no document shows.
    case "file":
    case "string":
      return typeof given === "string" ? given : "…";
    default:
      throw new TypeError(`no example for ${definition.type} ${field}`);
  }
}

/** The example body of a call. */
export function requestExample(name: string, body: z.core.$ZodType): unknown {
  const required = exampleOf(body, "", { omitOptional: true }) as Record<string, unknown>;
  return { ...required, ...REQUESTS[name] };
}

/** Whether an example list has items of a kind: `cuisines` are names, or names in both languages. */
function fits([item]: readonly unknown[], element: z.core.$ZodType): boolean {
  return (typeof item === "object") === ((element._zod.def as unknown as Definition).type === "object");
}

function isPicture({ shape }: Definition): boolean {
  return shape !== undefined && "srcset" in shape;
}

/** An item of a list is named after the list: `addons` contains an add-on. */
function itemOf(field: string): string {
  return field === "images" ? "image" : "";
}

/** Examples derived from patterns in field names. */
function guess(field: string): unknown {
  if (field.endsWith("_id")) return FIELDS["id"];
  if (/(_at|_date|_since|_until|^from|^to|^latest_by)$/.test(field)) return FIELDS["at"];
  if (field.endsWith("_count")) return 12;
  return undefined;
}
