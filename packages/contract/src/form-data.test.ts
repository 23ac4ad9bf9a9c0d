import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { decodeForm, encodeForm, MalformedFormError } from "./form-data.js";
import { PageRequest } from "./schemas/panel-content.js";

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const Schema = z.object({
  text: z.string(),
  count: z.int(),
  flag: z.boolean(),
  maybe: z.nullable(z.string()),
  left_out: z.optional(z.int()),
  list: z.array(z.object({ id: z.string(), quantity: z._default(z.int(), 1) })),
  place: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
});

const arbitrary = fc.record(
  {
    text: fc.string(),
    count: fc.integer(),
    flag: fc.boolean(),
    maybe: fc.option(fc.string({ minLength: 1 })),
    left_out: fc.integer(),
    list: fc.array(fc.record({ id: fc.string(), quantity: fc.integer() }), { maxLength: 12 }),
    place: fc.option(fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.integer() })),
  },
  { requiredKeys: ["text", "count", "flag", "maybe", "list", "place"] },
);

/** A schema with a matching value, of every kind that a request may contain. */
interface Pair {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

const leaf: fc.Arbitrary<Pair> = fc.oneof(
  fc.string({ unit: "grapheme" }).map((value) => ({
    schema: z.string(),
    // Multipart encoding normalizes line breaks.
    value: value.replace(/\r\n?/g, "\n"),
  })),
  fc.integer().map((value) => ({ schema: z.int(), value })),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => ({ schema: z.number(), value: value + 0 })),
  fc.boolean().map((value) => ({ schema: z.boolean(), value })),
  fc.constantFrom("delivery", "pickup").map((value) => ({ schema: z.enum(["delivery", "pickup"]), value })),
);

const { pair } = fc.letrec<{ pair: Pair; group: Pair; list: Pair }>((tie) => ({
  pair: fc.oneof(
    { maxDepth: 3, depthIdentifier: "form" },
    leaf,
    leaf
      .filter(({ value }) => value !== "")
      .map(({ schema, value }) => ({ schema: z.nullable(schema), value })),
    leaf.map(({ schema }) => ({ schema: z.nullable(schema), value: null })),
    leaf.map(({ schema, value }) => ({ schema: z.optional(schema), value })),
    leaf.map(({ schema, value }) => ({ schema: z._default(schema, null), value })),
    tie("group"),
    tie("list"),
  ),
  // Groups and lists are never empty: a form cannot encode empty ones, so schemas make them optional or
  // give them a default.
  group: fc
    .dictionary(fc.stringMatching(/^[a-z][a-z_]{0,8}$/), tie("pair"), { minKeys: 1, maxKeys: 4 })
    .map((fields) => ({
      schema: z.object(Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema]))),
      value: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
    })),
  list: fc.tuple(tie("pair"), fc.integer({ min: 1, max: 12 })).map(([{ schema, value }, length]) => ({
    schema: z.array(schema),
    value: Array.from({ length }, () => value),
  })),
}));

const request = fc
  .dictionary(fc.stringMatching(/^[a-z][a-z_]{0,8}$/), pair, { minKeys: 1, maxKeys: 5 })
  .map((fields) => ({
    schema: z.object(Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema]))),
    value: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
  }))
  .filter(({ value }) => {
    const names = [...encodeForm(value).keys()];
    return names.length <= 200 && names.every((name) => name.split("[").length <= 6);
  });

describe("encodeForm and decodeForm", () => {
  it("are inverse for every schema", () => {
    fc.assert(
      fc.property(request, ({ schema, value }) => {
        expect(z.parse(schema, decodeForm(schema, encodeForm(value)))).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it("are inverse across an encoded body", async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ schema, value }) => {
        const sent = await new Response(encodeForm(value)).formData();
        expect(z.parse(schema, decodeForm(schema, sent))).toEqual(value);
      }),
      { numRuns: 150 },
    );
  });

  it("are inverse in the other direction: a decoded form encodes to itself", () => {
    fc.assert(
      fc.property(request, ({ schema, value }) => {
        const form = [...encodeForm(value)];
        const again = encodeForm(decodeForm(schema, form) as object);
        expect([...again].toSorted(byName)).toEqual(form.toSorted(byName));
      }),
      { numRuns: 300 },
    );
  });

  it("are inverse for nested values", () => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        const decoded = z.parse(Schema, {
          list: [],
          ...(decodeForm(Schema, encodeForm(value).entries()) as object),
        });
        const expected = {
          ...value,
          place: value.place && { lat: value.place.lat + 0, lng: value.place.lng },
        };
        expect(decoded).toEqual(expected);
      }),
    );
  });

  it("drops fields that the schema does not know", () => {
    const form = encodeForm({ text: "x", role: "admin", __proto__: { polluted: true } });
    form.append("__proto__[polluted]", "1");
    const decoded = decodeForm(Schema, form.entries()) as Record<string, unknown>;
    expect(Object.keys(decoded)).toEqual(["text"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it.each([["a[b"], ["[a]"], ["a]b["], ["a[b]c"], ["a[1][2][3][4][5][6][7]"]])(
    "rejects the field name %s",
    (name) => {
      expect(() => decodeForm(Schema, [[name, "1"]])).toThrow(MalformedFormError);
    },
  );

  it("rejects a duplicate field, and one that is both value and group", () => {
    expect(() =>
      decodeForm(Schema, [
        ["a", "1"],
        ["a", "2"],
      ]),
    ).toThrow(MalformedFormError);
    expect(() =>
      decodeForm(Schema, [
        ["a", "1"],
        ["a[b]", "2"],
      ]),
    ).toThrow(MalformedFormError);
  });

  it("passes values of the wrong type on for the schema to report", () => {
    const decoded = decodeForm(Schema, [
      ["count", "1.5 thousand"],
      ["flag", "yes"],
    ]);
    expect(decoded).toEqual({ count: "1.5 thousand", flag: "yes" });
  });

  it.each(["05", "00", "-0", "1.0", "5e+0", "+1", "0x10", "٣", " 1", ""])(
    "does not read %j as an integer",
    (text) => expect(decodeForm(z.object({ count: z.int() }), [["count", text]])).toEqual({ count: text }),
  );
  it.each([0, 7, -120, 999, Number.MAX_SAFE_INTEGER])("reads the integer %d", (count) =>
    expect(decodeForm(z.object({ count: z.int() }), encodeForm({ count }))).toEqual({ count }),
  );

  it("restores line breaks, which multipart encodes as CR LF", async () => {
    const typed = { text: "one\ntwo\r\nthree\rfour" };
    const sent = await new Response(encodeForm(typed)).formData();
    expect(decodeForm(Schema, sent.entries())).toEqual({ text: "one\ntwo\nthree\nfour" });
  });

  it("encodes a file", () => {
    const file = new Blob(["%PDF"], { type: "application/pdf" });
    const form = encodeForm({ text: file });
    expect((decodeForm(Schema, form.entries()) as { text: File }).text).toMatchObject({
      size: 4,
      type: "application/pdf",
    });
  });

  it("reads lists by their indexes and passes other keys on for the schema to report", () => {
    expect(
      decodeForm(Schema, [
        ["list[10][id]", "b"],
        ["list[2][id]", "a"],
      ]),
    ).toEqual({ list: [{ id: "a" }, { id: "b" }] });
    expect(decodeForm(Schema, [["list[first][id]", "a"]])).toEqual({ list: { first: { id: "a" } } });
    expect(
      decodeForm(Schema, [
        ["list", "a"],
        ["place", "here"],
        ["count[0]", "1"],
        ["flag[0]", "1"],
      ]),
    ).toEqual({ list: "a", place: "here", count: { 0: "1" }, flag: { 0: "1" } });
  });

  it.each([
    ["1", true],
    ["true", true],
    ["0", false],
    ["false", false],
    ["", ""],
  ])("reads %j as %j", (text, flag) => expect(decodeForm(Schema, [["flag", text]])).toEqual({ flag }));

  it("omits undefined values", () => {
    expect([...encodeForm({ text: "a", left_out: undefined, place: { lat: undefined } })]).toEqual([
      ["text", "a"],
    ]);
  });

  it("rejects more fields than the limit", () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index): [string, string] => [`list[${index}][id]`, "x"]);
    expect((decodeForm(Schema, fields(200)) as { list: unknown[] }).list).toHaveLength(200);
    expect(() => decodeForm(Schema, fields(201))).toThrow(MalformedFormError);
  });
});

it("reads a group of a union by what its literals name, with lists in it", () => {
  const blocks = [
    { kind: "heading", text: "Hello" },
    { kind: "list", items: ["one", "two"] },
  ];
  const form = encodeForm({ title: { en: "A", ar: "أ" }, blocks: { en: blocks, ar: blocks } });
  expect(decodeForm(PageRequest, form)).toMatchObject({ blocks: { en: blocks, ar: blocks } });
  const unknown = encodeForm({ blocks: { en: [{ kind: "script", items: ["x"] }] } });
  expect(decodeForm(PageRequest, unknown)).toEqual({
    blocks: { en: [{ kind: "script", items: { 0: "x" } }] },
  });
});
