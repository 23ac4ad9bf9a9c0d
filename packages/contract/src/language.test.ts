import { expect, it } from "vitest";
import { directionOf, readLanguage } from "./language.js";

it.each([
  ["en", "en"],
  ["ar", "ar"],
  ["AR-qa", "ar"],
  ["ar;q=0.9,en;q=0.8", "ar"],
  ["fr-FR, ar;q=0.5", "ar"],
  // Mapudungun and Middle English begin with the same letters.
  ["arn", "en"],
  ["enm, ar", "ar"],
  ["de", "en"],
  ["*", "en"],
  ["", "en"],
  [" , ;", "en"],
  [null, "en"],
  [undefined, "en"],
])("reads %j as %s", (header, language) => expect(readLanguage(header)).toBe(language));

it("writes English from the left and Arabic from the right", () => {
  expect(directionOf("en")).toBe("ltr");
  expect(directionOf("ar")).toBe("rtl");
});
