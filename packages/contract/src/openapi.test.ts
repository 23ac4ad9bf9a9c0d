import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { MessageKey } from "./messages/index.js";
import { decodeForm } from "./form-data.js";
import { acceptsIdempotencyKey } from "./call.js";
import { hasFile } from "./openapi-form.js";
import { errorsOf, openApiDocument, statusOf } from "./openapi.js";
import { registry } from "./registry.js";

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, unknown[]>[];
  parameters: ({ $ref: string } | Parameter)[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; example: unknown }>;
  };
  responses: Record<
    string,
    {
      description: string;
      headers: Record<string, object>;
      content?: Record<
        string,
        {
          schema: object;
          example?: unknown;
          examples?: Record<string, { value: { data: unknown; message: string; code: string } }>;
        }
      >;
    }
  >;
}

const document = openApiDocument({ serverUrl: "https://panel.example", version: "1.2.3" }) as {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object };
};
const calls = Object.entries(registry);
const operationOf = (name: string): Operation => {
  const call = registry[name]!;
  return document.paths[call.path]![call.method.toLowerCase()]!;
};
/** Resolves a reference; returns other values unchanged. */
const resolve = (node: unknown): unknown => {
  const ref = (node as { $ref?: string } | undefined)?.$ref;
  return ref === undefined
    ? node
    : ref
        .slice(2)
        .split("/")
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
};
const given = (operation: Operation) =>
  operation.parameters
    .map((parameter) => resolve(parameter) as Parameter)
    .filter(({ name }) => name !== "Accept-Language");
const errorShape = { $ref: "#/components/schemas/Error" };

/** Every object of the document with its path. */
function* nodes(node: unknown, path = "#"): Generator<[string, Record<string, unknown>]> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield [path, node as Record<string, unknown>];
  for (const [key, child] of Object.entries(node)) yield* nodes(child, `${path}/${key}`);
}

/** The fields of a form are the ones documented, and mean the body. */
function checkForm(body: z.core.$ZodType, { schema, example }: { schema: object; example: unknown }): void {
  const { properties = {}, patternProperties = {} } = schema as Record<string, Record<string, object>>;
  const fields = Object.entries(example as object).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  for (const [name] of fields)
    expect(
      name in properties || Object.keys(patternProperties).some((pattern) => new RegExp(pattern).test(name)),
      name,
    ).toBe(true);
  // No field is a list or a group: a form has none.
  for (const field of [...Object.values(properties), ...Object.values(patternProperties)])
    expect(["array", "object"], JSON.stringify(field)).not.toContain(
      (resolve(field) as { type?: unknown }).type,
    );
  if (!hasFile(body)) expect(z.safeParse(body, decodeForm(body, fields)).error?.issues).toBeUndefined();
}

describe("openApiDocument", () => {
  it("is plain JSON of version 3.1", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Talabee panel", version: "1.2.3" },
      servers: [{ url: "https://panel.example" }],
    });
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
  });

  it("has no dangling references", () => {
    const refs = [...nodes(document)].flatMap(([path, node]) =>
      "$ref" in node ? [[path, node["$ref"]]] : [],
    );
    expect(refs.length).toBeGreaterThan(calls.length);
    for (const [path, ref] of refs) {
      expect(ref, String(path)).toMatch(/^#\//);
      expect(resolve({ $ref: ref }), `${String(path)} → ${String(ref)}`).toBeTypeOf("object");
    }
  });

  it("has integer amounts: only coordinates, distances and averages have fractions (REQ-REL-10)", () => {
    const fractional = [...nodes(document)].flatMap(([path, node]) => {
      const { name, schema } = node as { name?: string; schema?: { type?: unknown } };
      if (schema?.type === "number") return [name];
      if (![node["type"]].flat().includes("number") || path.endsWith("/schema")) return [];
      const named = path.replace(/\/\^[^/]*?(\w+)\\?\]?\$(?=\/|$)/, "/$1");
      return [named.split("/").findLast((part) => !/^(\d+|anyOf|oneOf|allOf|items)$/.test(part))];
    });
    expect([...new Set(fractional)].toSorted()).toEqual([
      "average",
      "lat",
      "lng",
      "min_rating",
      "radius_km",
      "rating",
    ]);
  });

  it("describes exactly the tags in use", () => {
    expect(document.tags.map((tag) => tag.name)).toEqual([...new Set(calls.map(([, call]) => call.tag))]);
  });

  it("contains every call once", () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    );
    for (const operation of operations) {
      expect(document.tags.map((tag) => tag.name)).toContain(operation.tags[0]);
      for (const scheme of operation.security.flatMap((way) => Object.keys(way))) {
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
      }
    }
  });

  it.each(calls)("%s: parameters", (name, call) => {
    const operation = operationOf(name);
    const places = operation.parameters.map((parameter) =>
      "name" in parameter ? `${parameter.in} ${parameter.name}` : parameter.$ref,
    );
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain("#/components/parameters/AcceptLanguage");
    const named = (where: string) => given(operation).filter((parameter) => parameter.in === where);
    expect(named("path").map((parameter) => [parameter.name, parameter.required])).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], true]),
    );
    expect(named("query").map((parameter) => parameter.name)).toEqual(Object.keys(call.query ?? {}));
    for (const parameter of named("query"))
      expect("example" in parameter, parameter.name).toBe(parameter.required);
    expect(named("header").map((parameter) => [parameter.name, parameter.required])).toEqual([
      ...(call.idempotent ? [["Idempotency-Key", true]] : []),
      ...(acceptsIdempotencyKey(call) ? [["Idempotency-Key", undefined]] : []),
      ...(call.stream ? [["Last-Event-ID", undefined]] : []),
    ]);
    for (const parameter of given(operation)) expect(parameter.schema).not.toEqual({});
  });

  it.each(calls)("%s: body and responses", (name, call) => {
    const { requestBody, responses, security } = operationOf(name);
    expect(security.some((way) => Object.keys(way).length === 0)).toBe(call.access === "public");
    if (call.method === "GET") expect(requestBody).toBeUndefined();
    else {
      expect(requestBody).toMatchObject({ required: true });
      const { content } = requestBody!;
      const [json, form] = ["application/json", "multipart/form-data"] as const;
      const types = call.encoding === "json" ? [json] : hasFile(call.body!) ? [form] : [json, form];
      expect(Object.keys(content)).toEqual(types);
      for (const type of types) expect(resolve(content[type]!.schema)).toMatchObject({ type: "object" });
      if (content[json]) expect(z.safeParse(call.body!, content[json].example).error?.issues).toBeUndefined();
      if (content[form]) checkForm(call.body!, content[form]);
    }
    const success = String(call.redirect ? 303 : (call.status ?? 200));
    const errors = new Set(errorsOf(call).map((code) => String(statusOf(code))));
    expect(Object.keys(responses).toSorted()).toEqual([success, ...errors].toSorted());
    const good = Object.entries(responses[success]!.content ?? {});
    expect(good.map(([type]) => type)).toEqual(
      call.redirect ? [] : [call.stream ? "text/event-stream" : "application/json"],
    );
    for (const [, { example }] of good) {
      const data = call.stream
        ? (JSON.parse(/^data: (.*)$/m.exec(example as string)![1]!) as unknown)
        : (example as { data: unknown }).data;
      expect(z.safeParse(call.data, data).error?.issues).toBeUndefined();
    }
    for (const response of Object.values(responses)) {
      expect(response.headers["X-Request-Id"]).toEqual({ $ref: "#/components/headers/RequestId" });
    }
    for (const status of errors) {
      const { schema, examples } = responses[status]!.content!["application/json"]!;
      const [shape, narrowed] = (schema as { allOf: [object, { properties: { code: { enum: string[] } } }] })
        .allOf;
      expect(shape).toEqual(errorShape);
      expect(narrowed.properties.code.enum.toSorted()).toEqual(Object.keys(examples!).toSorted());
      for (const [code, { value }] of Object.entries(examples!)) {
        expect(value).toMatchObject({ code, message: expect.not.stringContaining("{") as unknown });
        const data = call.errors?.[code as MessageKey];
        expect(data ? (z.safeParse(data, value.data).error?.issues ?? null) : value.data).toBeNull();
      }
    }
    for (const status of errors) {
      const told = [...responses[status]!.description.matchAll(/^`(\w+)`: ./gm)].map((match) => match[1]);
      expect(told.toSorted()).toEqual(
        errorsOf(call)
          .filter((code) => String(statusOf(code)) === status)
          .toSorted(),
      );
    }
  });

  it("marks the calls that this panel serves", () => {
    const partly = openApiDocument({
      serverUrl: "https://panel.example",
      version: "1.2.3",
      served: new Set(["home"]),
    }) as unknown as typeof document;
    for (const operation of Object.values(partly.paths).flatMap((item) => Object.values(item))) {
      const isServed = operation.operationId === "home";
      expect(operation).toHaveProperty("x-served", isServed);
      expect((operation as { description?: string }).description?.includes("Not served")).toBe(!isServed);
    }
  });

  it("documents the limits that the panel validates", () => {
    const register = resolve(operationOf("register").requestBody!.content["multipart/form-data"]!.schema) as {
      properties: Record<string, unknown>;
    };
    expect(register).toMatchObject({ required: expect.arrayContaining(["email", "password"]) as unknown });
    expect(resolve(register.properties["password"])).toMatchObject({ type: "string", maxLength: 128 });
    expect(resolve(register.properties["email"])).toMatchObject({ maxLength: 254 });
    const [perPage] = given(operationOf("vendors")).filter((parameter) => parameter.name === "per_page");
    expect(perPage).toMatchObject({ in: "query", required: false, schema: { type: "integer", maximum: 50 } });
    expect(operationOf("createOrder").responses["201"]).toBeDefined();
  });
});

it.each([
  ["bad_request", 400],
  ["invalid_credentials", 401],
  ["forbidden", 403],
  ["not_found", 404],
  ["vendor_conflict", 409],
  ["payload_too_large", 413],
  ["unsupported_media_type", 415],
  ["validation_failed", 422],
  ["otp_invalid", 422],
  ["min_order", 422],
  ["too_many_requests", 429],
  ["resend_cooldown", 429],
  ["server_error", 500],
  ["maintenance", 503],
] as const)("%s is a %i (REQ-API-28)", (code, status) => expect(statusOf(code)).toBe(status));

it("adds the errors that follow from access and input", () => {
  expect(errorsOf(registry["startup"]!)).toEqual(["too_many_requests", "server_error", "maintenance"]);
  expect(errorsOf(registry["cart"]!)).toContain("unauthenticated");
  expect(errorsOf(registry["transitionOrder"]!)).toEqual(
    expect.arrayContaining(["forbidden", "stale_version", "validation_failed", "unsupported_media_type"]),
  );
});
