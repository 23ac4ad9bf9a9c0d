import { expect, it } from "vitest";
import { validationMessages } from "./messages/index.js";
import { validationText } from "./validation-text.js";

it("words the keys of schemas in the language, unknown ones as an invalid value", () => {
  expect(validationText("en")("email_required")).toBe(validationMessages.email_required.en);
  expect(validationText("ar")("email_required")).toBe(validationMessages.email_required.ar);
  expect(validationText("ar")("of a newer server")).toBe(validationMessages.value_invalid.ar);
  // Names of Object's prototype are no messages.
  expect(validationText("en")("toString")).toBe(validationMessages.value_invalid.en);
});
