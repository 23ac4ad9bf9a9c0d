import { describe, expect, it } from "vitest";
import { readBuilding, readTable, readZone } from "./address-number.js";

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
  ])("zone %j is %s", (text, zone) => expect(readZone(text)).toBe(zone));

  it.each([
    ["12345", "12345"],
    ["٠٠٤٢", "42"],
    ["123456", null],
    ["00000", null],
    ["12 ب", null],
  ])("building %j is %s", (text, building) => expect(readBuilding(text)).toBe(building));

  it.each([
    ["7", "7"],
    ["٠٧", "7"],
    [" a 12 ", "A12"],
    ["A-12", "A12"],
    ["ب٣", "ب3"],
    ["0", null],
    ["000", null],
    ["", null],
    ["  ", null],
    ["terrace 12345678901", "TERRACE12345678901"],
    ["123456789012345678901", null],
    ["7/8", null],
    ["<b>", null],
  ])("table %j is %s", (text, table) => expect(readTable(text)).toBe(table));
});
