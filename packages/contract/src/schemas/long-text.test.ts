import * as z from "zod/mini";
import { expect, it } from "vitest";
import { registry } from "../registry.js";

/** What becomes longer when it is read, is put in order, is taken out, or is looked at from each place anew. */
const UNITS = [
  "ﷺ",
  "a\u0301",
  "\u0316",
  " ",
  "\u00a0",
  "\u200b",
  "ال",
  "ـ",
  "٣",
  "-",
  ".",
  "@",
  "%",
  "\n",
  "👨‍👩‍👧",
  "x",
];
/** Of a field of a form, as the server takes it at most. */
const LENGTH = 100_000;
/** Of the processor, for all fields of a request; a slow reader takes seconds. */
const MOST_MS = 500;

/** The names of the fields of a schema, those of nested objects included. */
function fieldsOf(schema: unknown): string[] {
  const names = new Set<string>();
  JSON.stringify(
    z.toJSONSchema(schema as z.ZodMiniType, { io: "input", unrepresentable: "any" }),
    (key, value) => {
      if (key === "properties") for (const name of Object.keys(value as object)) names.add(name);
      return value as unknown;
    },
  );
  return [...names];
}

const schemas = Object.entries(registry).flatMap(([name, { body, query }]) => [
  ...(body ? [[`the body of ${name}`, body] as const] : []),
  ...(query ? [[`the query of ${name}`, z.object(query as z.core.$ZodLooseShape)] as const] : []),
]);

it.each(schemas)("reads %s in no time where its texts are endless", (_, schema) => {
  const fields = fieldsOf(schema);
  for (const unit of UNITS) {
    const text = unit.repeat(LENGTH / unit.length);
    const began = process.cpuUsage();
    const { success } = z.safeParse(
      schema as z.ZodMiniType,
      Object.fromEntries(fields.map((name) => [name, text])),
    );
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000, JSON.stringify(unit)).toBeLessThan(MOST_MS);
    if (fields.length > 0) expect(success).toBe(false);
  }
});
