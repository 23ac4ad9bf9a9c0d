import { expect, it } from "vitest";
import * as z from "zod/mini";
import { exampleOf } from "./examples.js";

it("refuses a kind of schema that nobody thought of, rather than leave it without an example", () => {
  expect(() => exampleOf(z.object({ since: z.date() }))).toThrow("no example for date since");
});
