import { describe, expect, it } from "vitest";
import { firstQueryValue } from "./first-query-value.js";

describe("firstQueryValue", () => {
  it.each([
    ["?verify=true", "true"],
    ["verify=true", "true"],
    ["?a=true&b=1", "true"],
    ["?a=1&b=true", "1"],
    ["?x=%74rue", "true"],
    ["?x=True", "True"],
    ["?=true", "true"],
    ["?true", ""],
    ["?a=", ""],
    ["?a=true=1", "true=1"],
    ["?", null],
    ["", null],
  ])("of %j is %j", (search, value) => expect(firstQueryValue(search)).toBe(value));
});
