import { expect, it } from "vitest";
import * as z from "zod/mini";
import { exampleOf } from "./examples.js";

it("throws for an unsupported kind of schema", () => {
  expect(() => exampleOf(z.object({ since: z.date() }))).toThrow("no example for date since");
});
