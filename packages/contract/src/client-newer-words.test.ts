import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { exampleOf } from "./examples.js";
import { parseAnswer } from "./parse-answer.js";
import { registry } from "./registry.js";

/** A word that no server of today sends. */
const NEWER = "of_a_newer_server";

/** Calls of apps for customers. */
const FOR_CUSTOMERS: readonly (string | undefined)[] = ["public", "user"];

/**
 * Where an app does without an item that it does not know: what it cannot show or offer, and steps that stand beside others. A
 * customer's own orders, money and addresses are not among them.
 */
const LEFT_OUT: readonly RegExp[] = [
  /(order_types|payment_methods|languages|applicant_types)\.0$/,
  /(timeline|steps)\.0\.\w+$/,
  /^(appSettings socials|store coupons|coupons items|vendorCoupons items)\.0\.(kind|state)$/,
  /^(home rails|page blocks|favourites items)\.0$/,
  /^(suggest items\.0\.type|paymentMethods items\.0\.code|myApplications items\.0\.type)$/,
  /^reorder changes\.0\.kind$/,
];

type Path = readonly (string | number)[];

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
}

/** Examples of a schema, each with one word that it does not know, and where that stands. */
function* withNewerWord(
  schema: z.core.$ZodType,
  path: Path = [],
): Generator<{ path: Path; set: (whole: unknown) => unknown }> {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case "enum":
      yield { path, set: () => NEWER };
      return;
    case "object":
      for (const [key, part] of Object.entries(definition.shape!))
        for (const { path: inner, set } of withNewerWord(part, [...path, key]))
          yield {
            path: inner,
            set: (whole) => ({ ...(whole as object), [key]: set((whole as never)[key]) }),
          };
      return;
    case "array":
      for (const { path: inner, set } of withNewerWord(definition.element!, [...path, 0]))
        yield { path: inner, set: (whole) => [set((whole as unknown[])[0])] };
      return;
    case "nullable":
    case "optional":
    case "default":
      yield* withNewerWord(definition.innerType!, path);
      return;
    case "union":
      if (definition.discriminator !== undefined) {
        const { discriminator } = definition;
        yield { path, set: (whole) => ({ ...(whole as object), [discriminator]: NEWER }) };
      }
      yield* withNewerWord(definition.options![0]!, path);
  }
}

const cases = Object.entries(registry)
  // An event of an unknown kind is no response: it is ignored.
  .filter(([, { access }]) => FOR_CUSTOMERS.includes(access))
  .flatMap(([name, { data }]) =>
    data
      ? [...withNewerWord(data)]
          .filter(({ path }) => path.length > 0)
          .map(({ path, set }) => [name, path.join("."), data, set] as const)
      : [],
  );

describe("a word that only a newer server knows (REQ-UI-04)", () => {
  it.each(cases)("in the response of %s, at %s, hides nothing of the customer", (name, path, schema, set) => {
    const dropped: string[] = [];
    const answer = parseAnswer(schema, set(exampleOf(schema)), (item) => dropped.push(item));
    expect(answer, "the response is read").toBeDefined();
    const isLeftOut = LEFT_OUT.some((pattern) => pattern.test(`${name} ${path}`));
    expect(dropped).toHaveLength(isLeftOut ? 1 : 0);
  });
});
