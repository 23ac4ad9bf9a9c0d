import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCode } from "./code.js";
import { isEmail, readEmail } from "./email.js";
import { foldSearchText } from "./fold-search-text.js";
import { readOtp } from "./otp.js";
import { readPassword } from "./password.js";
import { isName, readName } from "./person-name.js";
import { readMobile } from "./phone.js";
import { plainText } from "./plain-text.js";
import { readLine, readProse } from "./prose.js";
import { cpuTimeOf } from "./testing/cpu-time.js";
import { charactersOf, escaped } from "./testing/unicode.js";

/** Whole characters, of the blocks in which readers have something to do. */
const character = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    ...charactersOf(/[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Dash}\p{Default_Ignorable_Code_Point}]/u),
    "\ud800",
    "\udfff",
  ),
  fc.constantFrom(...Array.from("aZß1٣-@.' \n\u0301\u200d\u200cعক්🏴👩")),
);
const text = fc.array(character, { maxLength: 24 }).map((characters) => characters.join(""));

it.each(
  Object.entries({ plainText, readCode, readEmail, readName, readProse, readLine, readPassword, readOtp }),
)("%s changes nothing that it has read", (_, read) => {
  fc.assert(
    fc.property(text, (typed) => escaped(read(read(typed))) === escaped(read(typed))),
    { numRuns: 2000 },
  );
});

it.each(
  Object.entries({
    "blanks without a line break": (n: number) => `a${" ".repeat(n)}b`,
    "blanks of lines": (n: number) => `a${" \n".repeat(n)}b`,
    "marks of two classes": (n: number) => `a${"\u0301".repeat(n)}${"\u0323".repeat(n)}`,
    "digits at the end of a run": (n: number) => "\u{1d7ff}".repeat(n / 4),
    "isolates that do not end": (n: number) => "\u2067".repeat(n),
    joiners: (n: number) => `a${"\u200d".repeat(n)}!`,
  }),
)("a long text of %s is read in a moment", (_, make) => {
  const typed = make(50_000);
  for (const [name, read] of Object.entries({
    plainText,
    readCode,
    readEmail,
    readName,
    readProse,
    readLine,
    readPassword,
    readOtp,
    readMobile,
    foldSearchText,
  })) {
    expect(
      cpuTimeOf(() => read(typed)),
      name,
    ).toBeLessThan(1000);
  }
});

describe("codes", () => {
  const ignored = charactersOf(/[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Pd}\p{Dash}\p{Variation_Selector}]/u);
  it("are the same with any format character, blank or dash at any place", () => {
    expect(ignored.length).toBeGreaterThan(400);
    const differing = ignored.filter((one) => readCode(`${one}Ahlan${one}20${one}`) !== "AHLAN20");
    expect(differing.map(escaped)).toEqual([]);
  });
  it("are the same in the digits of any script", () => {
    const digits = charactersOf(/\p{Nd}/u);
    const differing = digits.filter((digit) => !/^A\d$/.test(readCode(`a${digit}`)));
    expect(differing.map(escaped)).toEqual([]);
  });
  it.each([
    [" doha٢٠ ", "DOHA20"],
    ["ＡＨＬＡＮ２０", "AHLAN20"],
    ["AHLAN\u00ad20", "AHLAN20"],
    ["\u2067ahlan – 20\u2069", "AHLAN20"],
    ["2️⃣0️⃣ahlan", "20AHLAN"],
    ["e\u0301t\u00e9", "\u00c9T\u00c9"],
    ["رمضان", "رمضان"],
    ["\u200b", ""],
  ])("%j is %j", (typed, code) => expect(readCode(typed)).toBe(code));
  it("stay different when their letters are", () => {
    expect(readCode("AHLAN2O")).not.toBe(readCode("AHLAN20"));
    expect(readCode("कि")).not.toBe(readCode("का"));
  });
});

describe("numbers", () => {
  it("of phones are the same in any script, with any blank, dash or format character", () => {
    const between = charactersOf(/[\p{Cf}\p{Zs}\p{Pd}\p{Dash}]/u);
    const differing = between.filter((one) => readMobile(`${one}5512${one}3456${one}`) !== "+97455123456");
    expect(differing.map(escaped)).toEqual([]);
    const digits = charactersOf(/\p{Nd}/u);
    expect(digits.filter((digit) => !readMobile(`5512345${digit}`)).map(escaped)).toEqual([]);
  });
});

describe("e-mail addresses", () => {
  it.each([
    ["Noor@Example.QA", "noor@example.qa"],
    ["\u200fnoor@example.qa\u200e", "noor@example.qa"],
    ["noor@m\u00fcnchen.example", "noor@xn--mnchen-3ya.example"],
    ["noor@MU\u0308NCHEN.example", "noor@xn--mnchen-3ya.example"],
    ["noor@\u0642\u0637\u0631.example", "noor@xn--wgbl6a.example"],
    ["noor＠example。qa", "noor@example.qa"],
    ["noor٥٥@example.qa", "noor55@example.qa"],
    ["نور@example.qa", "نور@example.qa"],
    ["noor+shop@mail.example.com", "noor+shop@mail.example.com"],
    ["o'brien@example.com", "o'brien@example.com"],
  ])("%j is %j", (typed, email) => {
    expect(readEmail(typed)).toBe(email);
    expect(isEmail(readEmail(typed))).toBe(true);
  });
  it.each([
    "",
    "noor",
    "@example.qa",
    "noor@",
    "noor@example",
    ".noor@example.qa",
    "noor.@example.qa",
    "no..or@example.qa",
    "noor@example..qa",
    "noor@.example.qa",
    "noor@example.qa.",
    "noor@-example.qa",
    "noor@example-.qa",
    "noor@exa_mple.qa",
    "noor@127.0.0.1",
    "noor@2130706433.1",
    "noor@[127.0.0.1]",
    "noor@example.qa:80",
    "noor@example.qa/path",
    "noor@ex%61mple.qa",
    "a@b@example.qa",
    "no or@example.qa",
    "noor@example.qa\r\nBcc: x@y.z",
    `${"a".repeat(65)}@example.qa`,
    `noor@${"a".repeat(64)}.qa`,
    `noor@${"a.".repeat(130)}qa`,
    "<noor@example.qa>",
    '"noor"@example.qa',
    "noor,@example.qa",
  ])("%j is refused", (typed) => expect(isEmail(readEmail(typed))).toBe(false));
});

describe("names", () => {
  it.each([
    ["علی\u200cرضا", "علی\u200cرضا"],
    ["ශ්\u200dරී", "ශ්\u200dරී"],
    // A letter that Malayalam spells with a joiner at the end of the word.
    ["അവന്\u200d", "അവന്\u200d"],
    ["O\u2019Brien", "O\u2019Brien"],
    ["Al\u2010Thani", "Al\u2010Thani"],
    ["\u200fنورة\u200e", "نورة"],
    ["No\u200bor\u00a0 Al", "Noor Al"],
    ["Jose\u0301", "José"],
    ["\u200cNoor\u200d", "Noor"],
  ])("%j is %j", (typed, name) => {
    expect(readName(typed)).toBe(name);
    expect(isName(readName(typed))).toBe(true);
  });
  it("consist of letters that can be seen", () => {
    const unseen = charactersOf(/[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Lm}\p{P}\p{S}\p{N}]/u);
    const accepted = unseen.filter((one) => isName(readName(one.repeat(3))));
    expect(accepted.map(escaped)).toEqual([]);
    const letters = charactersOf(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u);
    const refused = letters.filter((one) => !isName(readName(one)));
    expect(refused.map(escaped)).toEqual(["U+115F", "U+1160", "U+3164", "U+FFA0"]);
  });
  it("take any hyphen and apostrophe", () => {
    const hyphens = [...charactersOf(/\p{Pd}/u), ...Array.from("'\u2018\u2019\u02bc\u02bb\u201b`\u00b4")];
    expect(hyphens.filter((one) => !isName(readName(`Al${one}Thani`))).map(escaped)).toEqual([]);
  });
});

describe("prose", () => {
  it.each([
    "For the kids 👨‍👩‍👧",
    "میوه\u200cها",
    "ශ්\u200dරී ලංකා",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} ❤️ ☎︎ 1️⃣ 👍🏽",
    "خصم \u200e20% على الطلب",
    "رقم \u2066+974 5512\u2069 للتوصيل",
    "two\nlines",
    "葛\u{e0100}城",
  ])("%j stays", (typed) => expect(readProse(typed)).toBe(typed));
  it.each([
    ["before \u202eafter\u202c", "before after"],
    ["ze\u200bro\ufeff\u2060", "zero"],
    ["open \u2067text", "open text"],
    ["closed\u2069 text", "closed text"],
    ["\u2068one\nline\u2069", "one\nline"],
    ["a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["tab\tbell\u0007null\u0000", "tab bellnull"],
    ["half \ud83d", "half"],
    ["hidden\u{e0041}\u{e0042}", "hidden"],
    ["cafe\u0301", "café"],
    [" \u200d\u200f\u3164\u2800 ", ""],
  ])("%j is %j", (typed, read) => expect(readProse(typed)).toBe(read));
  it("keeps every letter, mark, number, sign and joiner", () => {
    const kept = charactersOf(/[\p{L}\p{M}\p{N}\p{P}\p{S}\u200c\u200d]/u).filter((one) => one !== "\ufffc");
    const lost = kept.filter((one) => readProse(`a${one}a`) !== `a${one}a`.normalize("NFC"));
    expect(lost.map(escaped)).toEqual([]);
  });
  it("of one line has no line breaks", () => {
    expect(readLine(" Street 850 \r\n  Doha\n\nQatar ")).toBe("Street 850 Doha Qatar");
  });
});

describe("passwords", () => {
  it("change in their blanks and composition alone", () => {
    expect(readPassword(" كرك\u00a0e\u0301\u3000")).toBe(" كرك é ");
    const kept = charactersOf(/[^\p{Zs}]/u).filter((one) => readPassword(one) !== one.normalize("NFC"));
    expect(kept.map(escaped)).toEqual([]);
    expect(readPassword("ＡB\u200b\u200d")).toBe("ＡB\u200b\u200d");
  });
});
