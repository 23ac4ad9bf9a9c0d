import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { AddressRequest } from "./addresses.js";
import { problemsOf } from "../../test/problems-of.js";

const form = {
  phone: "55123456",
  zone_number: "61",
  line_one: "850",
  building_number: "12",
  note: "Leave at the door",
};

describe("AddressRequest", () => {
  it("fills in defaults", () => {
    expect(z.parse(AddressRequest, form)).toEqual({
      ...form,
      phone: "+97455123456",
      label: "home",
      is_default: false,
    });
  });
  it("reads digits of any script and numbers without leading zeros", () => {
    const read = z.parse(AddressRequest, {
      ...form,
      phone: "٥٥١٢٣٤٥٦",
      zone_number: "٠٦١",
      line_one: " شارع ٨٥٠ ",
      building_number: "۱۲",
    });
    expect(read).toMatchObject({
      phone: "+97455123456",
      zone_number: "61",
      line_one: "شارع 850",
      building_number: "12",
    });
  });
  it("reports every required field of an empty form and of a missing one", () => {
    const required = {
      phone: ["phone_required"],
      zone_number: ["zone_required"],
      line_one: ["street_required"],
      building_number: ["building_number_required"],
      note: ["note_required"],
    };
    expect(problemsOf(AddressRequest, {})).toEqual(required);
    const empty = Object.fromEntries(Object.keys(form).map((field) => [field, " "]));
    expect(problemsOf(AddressRequest, empty)).toEqual(required);
  });
  it.each([
    ["phone", "123", "mobile_invalid"],
    ["zone_number", "1000", "zone_invalid"],
    ["zone_number", "0", "zone_invalid"],
    ["zone_number", "six", "zone_invalid"],
    ["building_number", "123456", "building_number_invalid"],
    ["building_number", "12b", "building_number_invalid"],
    ["line_one", "x".repeat(121), "text_too_long"],
    ["line_two", "x".repeat(121), "text_too_long"],
    ["city", "x".repeat(61), "text_too_long"],
    ["note", "x".repeat(201), "text_too_long"],
    ["label", "castle", "value_invalid"],
    ["is_default", "perhaps", "value_invalid"],
  ])("refuses %s %j: %s", (field, value, key) => {
    expect(problemsOf(AddressRequest, { ...form, [field]: value })).toEqual({ [field]: [key] });
  });
  it("accepts texts of maximum length, and coordinates", () => {
    const long = { ...form, note: "x".repeat(200), location: { lat: 25.2854, lng: 51.531 }, landmark: null };
    expect(z.parse(AddressRequest, long)).toMatchObject({
      note: long.note,
      location: long.location,
      landmark: null,
    });
    expect(problemsOf(AddressRequest, { ...form, location: { lat: 91, lng: 51 } })).toEqual({
      "location.lat": ["value_invalid"],
    });
  });
});

it("takes a landline: riders only have to reach the customer", () => {
  expect(z.parse(AddressRequest, { ...form, phone: "4412\u20113456" }).phone).toBe("+97444123456");
});
