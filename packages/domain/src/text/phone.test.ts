import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMobile, readPhone } from "./phone.js";

const arabic = (text: string) => text.replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[Number(d)] ?? d);

describe("readMobile", () => {
  it.each([
    ["55123456", "+97455123456"],
    ["5512 3456", "+97455123456"],
    ["+974 5512-3456", "+97455123456"],
    ["00974 55123456", "+97455123456"],
    ["97455123456", "+97455123456"],
    ["٥٥١٢٣٤٥٦", "+97455123456"],
    ["‎+۹۷۴ ۵۵۱۲۳۴۵۶", "+97455123456"],
    ["(+974) 3312.3456", "+97433123456"],
    ["+44 20 7946 0958", "+442079460958"],
    ["0044 20 7946 0958", "+442079460958"],
    ["+12345678", "+12345678"],
    ["+123456789012345", "+123456789012345"],
  ])("%j is %s", (text, phone) => expect(readMobile(text)).toBe(phone));

  it.each([
    "",
    "5512345",
    "551234567",
    "45123456",
    "+97445123456",
    "+9745512345",
    "+1234567",
    "+1234567890123456",
    "+0123456789",
    "44123456789",
    "5512345a",
    "++97455123456",
  ])("%j is none", (text) => expect(readMobile(text)).toBeNull());

  it("does not change a normalised number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+974|00974|974|)[34567]\d{7}$|^\+[1-9]\d{6,15}$/), (text) => {
        const phone = readMobile(text);
        fc.pre(phone !== null);
        expect(readMobile(phone)).toBe(phone);
        expect(readMobile(arabic(text))).toBe(phone);
      }),
    );
  });
});

describe("readPhone", () => {
  it.each([
    ["44123456", "+97444123456"],
    ["+974 4012 3456", "+97440123456"],
    ["（٤٤١٢）٣٤٥٦", "+97444123456"],
    ["55123456", "+97455123456"],
    ["+44 20 7946 0958", "+442079460958"],
  ])("%j is %s", (text, phone) => expect(readPhone(text)).toBe(phone));

  it.each(["24123456", "+97424123456", "4412345"])("%j is none", (text) => {
    expect(readPhone(text)).toBeNull();
  });
});
