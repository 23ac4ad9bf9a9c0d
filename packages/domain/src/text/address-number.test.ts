import { describe, expect, it } from "vitest";
import { normaliseBuilding, normaliseZone } from "./address-number.js";

describe("address numbers", () => {
  it.each([
    ["61", "61"],
    [" ٦١ ", "61"],
    ["007", "7"],
    ["۹۹۹", "999"],
    ["0", null],
    ["1000", null],
    ["6a", null],
    ["-1", null],
    ["", null],
  ])("zone %j is %s", (text, zone) => expect(normaliseZone(text)).toBe(zone));

  it.each([
    ["12345", "12345"],
    ["٠٠٤٢", "42"],
    ["123456", null],
    ["00000", null],
    ["12 ب", null],
  ])("building %j is %s", (text, building) => expect(normaliseBuilding(text)).toBe(building));
});
