import * as z from "zod/mini";
import * as wire from "./index.js";

/** A JSON object of the document. */
export type Json = Record<string, unknown>;

/** Converts schemas to JSON Schema: named schemas become components of the document. */
export interface Shapes {
  of(schema: z.core.$ZodType, io: "input" | "output"): Json;
  /** The JSON Schema of a response without references, for a text. */
  inline(schema: z.core.$ZodType): Json;
  components(): Json;
}

/**
 * Collects the schemas of the OpenAPI document; a named schema becomes a reference. Throws for a named schema whose
 * shapes in requests and responses differ.
 */
export function createShapes(): Shapes {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(wire)) {
    if (isSchema(schema) && !names.has(schema)) names.add(schema, { id: name });
  }
  const components: Json = {};
  return {
    of(schema, io) {
      // Wrapped in an object, so that a named schema also becomes a reference.
      const whole: unknown = z.toJSONSchema(z.object({ it: schema }), {
        io,
        metadata: names,
        unrepresentable: "any",
        override: ({ jsonSchema }) => keepToTheWire(jsonSchema),
      });
      const { properties, $defs = {} } = whole as { properties: { it: Json }; $defs?: Record<string, Json> };
      for (const [name, { id: _, ...definition }] of Object.entries($defs)) {
        const shape = refer(definition);
        if (name in components && JSON.stringify(components[name]) !== JSON.stringify(shape)) {
          throw new Error(`${name} has different shapes in requests and responses`);
        }
        components[name] = shape;
      }
      return refer(properties.it);
    },
    inline: (schema) => {
      const { $schema: _, ...shape } = z.toJSONSchema(schema, {
        io: "output",
        unrepresentable: "any",
        override: ({ jsonSchema }) => keepToTheWire(jsonSchema),
      });
      return shape;
    },
    components: () => Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** Removes what zod adds beyond the contract: the bounds of safe integers, and the ban on additional fields. */
function keepToTheWire(shape: { minimum?: number; maximum?: number; additionalProperties?: unknown }): void {
  if (shape.minimum === Number.MIN_SAFE_INTEGER) delete shape.minimum;
  if (shape.maximum === Number.MAX_SAFE_INTEGER) delete shape.maximum;
  if (shape.additionalProperties === false) delete shape.additionalProperties;
}

/** Rewrites references within one schema to references within the document. */
function refer(shape: Json): Json {
  return JSON.parse(JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
