import { expect, test } from "vitest";
import { validateWith } from "./validate-with.js";

const answering = (issues?: { message: string; path?: (PropertyKey | { key: PropertyKey })[] }[]) => ({
  "~standard": { validate: () => (issues ? { issues } : {}) },
});

test("returns the first message of each field, translated", () => {
  const validate = validateWith<{ email: string; address: object }>(
    answering([
      { message: "email_required", path: ["email"] },
      { message: "email_invalid", path: ["email"] },
      { message: "zone_required", path: [{ key: "address" }, "zone"] },
      { message: "of the whole" },
    ]),
    (key) => key.replace("_", " "),
  );
  expect(validate({ email: "", address: {} })).toEqual({
    email: "email required",
    "address.zone": "zone required",
  });
});

test("returns no errors for valid values", () => {
  expect(validateWith<{ email: string }>(answering())({ email: "noor@mail.qa" })).toEqual({});
});

test("rejects an asynchronous schema", () => {
  const waiting = { "~standard": { validate: () => Promise.resolve({}) } };
  expect(() => validateWith<object>(waiting)({})).toThrow("synchronous schema");
});

test("passes on what loads the rules of the schema", () => {
  const load = () => Promise.resolve();
  expect(validateWith({ ...answering(), load }).load).toBe(load);
});
