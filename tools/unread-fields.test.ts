import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { expect, it } from "vitest";
import { registry } from "../packages/contract/src/registry.js";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-graph.mjs";

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  additionalProperties?: Shape | boolean;
}

/** The names of all fields of a JSON schema. */
function fieldsOf(shape: Shape): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = shape;
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf];
  if (items !== undefined) inner.push(items);
  if (typeof additionalProperties === "object") inner.push(additionalProperties);
  return [...Object.keys(properties), ...inner.flatMap(fieldsOf)];
}

/** What customers are sent. */
const sent = new Map<string, string>();
for (const [name, call] of Object.entries(registry)) {
  if (call.path.startsWith("/api/panel/")) continue;
  const shape = z.toJSONSchema(call.data, { unrepresentable: "any", io: "output" }) as Shape;
  for (const field of fieldsOf(shape)) if (!sent.has(field)) sent.set(field, name);
}

/** The code of clients: the storefront, the components, the bindings and the rules they share. */
const code = sourceFiles()
  .filter((file) => /^(apps\/storefront|packages\/(ui|domain|contract))\/src\//.test(file))
  .filter((file) => !/\.(stories|test|test-d)\.tsx?$|\/(story-data|docs|flows|conformance)\//.test(file))
  .filter(
    (file) => !file.startsWith("packages/contract/src/") || file.startsWith("packages/contract/src/react/"),
  )
  .map((file) => readFileSync(path.join(root, file), "utf8"))
  .join("\n")
  .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "");

const isRead = (field: string) => new RegExp(`\\b${field}\\b`).test(code);

/** What the storefront does not read, and who does. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  resend_available_at:
    "an app that counts down from the registration; the storefront starts with a resend (REQ-AUTH-37)",
  settings_version: "an app that keeps the lists of the start and asks whether they are still right",
  currency_label: "an app with other amounts than the design system's",
  email_verification_required:
    "an app that words its registration by it; the storefront reads the answer (REQ-AUTH-43)",
  guest_cart: "says to other apps that a cart needs a sign-in (REQ-AUTH-48)",
  exported_at: "part of the file that a customer downloads",
  ttl_s: "an app that says how long a code is valid",
  cooldown_s: "an app that counts down without the answer of a resend",
};

it("reads fields of every kind of answer", () => {
  expect(sent.size).toBeGreaterThan(250);
  expect([...sent.keys()]).toEqual(expect.arrayContaining(["order_code", "legal_name", "brand", "rails"]));
});

// By name: a field of a common name counts as read when another of that name is.
it("sends customers nothing that no client reads, unless it is listed with its reader", () => {
  const unread = [...sent].filter(([field]) => !isRead(field)).map(([field]) => field);
  expect(unread.sort()).toEqual(Object.keys(FOR_OTHERS).sort());
});
