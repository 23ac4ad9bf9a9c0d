import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { problemsOf } from "../../test/problems-of.js";
import { isFutureDate } from "../future-date.js";
import { Mobile, NewPassword, Otp, RegisterRequest } from "./account.js";
import { Email, personName } from "./text.js";

const form = {
  first_name: "Noor",
  last_name: "Al-Thani",
  email: "noor@example.qa",
  mobile: "55123456",
  password: "long enough",
  password_confirmation: "long enough",
};

describe("personName", () => {
  const Name = personName("first_name_required");
  it.each([
    "Noor",
    "Al-Thani",
    "O'Brien",
    "D’Souza",
    "نورة",
    "José Mª",
    "J. R.",
    "N",
    "Al\u2010Thani",
    "علی\u200cرضا",
    "ශ්\u200dරී",
    "ن".repeat(60),
  ])("takes %j", (name) => expect(z.parse(Name, ` ${name} `)).toBe(name));
  it.each([
    ["", "first_name_required"],
    ["   ", "first_name_required"],
    ["\u200f\u3164\ufffc", "first_name_required"],
    [undefined, "first_name_required"],
    ["R2D2", "name_invalid"],
    ["<b>", "name_invalid"],
    ["a\nb", "name_invalid"],
    ["n".repeat(61), "name_invalid"],
  ])("refuses %j: %s", (name, key) => expect(problemsOf(Name, name)).toEqual({ "": [key] }));
});

describe("Email", () => {
  it.each([
    ["Noor@Example.QA", "noor@example.qa"],
    [" noor+shop@mail.example.com ", "noor+shop@mail.example.com"],
    // Invisible marks in text pasted from Arabic pages.
    ["\u200fnoor@example.qa\u200e", "noor@example.qa"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
    ["noor@m\u00fcnchen.example", "noor@xn--mnchen-3ya.example"],
  ])("reads %j as %j", (text, email) => expect(z.parse(Email, text)).toBe(email));
  it.each([
    ["", "email_required"],
    ["  ", "email_required"],
    [undefined, "email_required"],
    ["noor", "email_invalid"],
    ["noor@", "email_invalid"],
    ["@example.qa", "email_invalid"],
    ["noor@example", "email_invalid"],
    ["no or@example.qa", "email_invalid"],
    ["a@b@example.qa", "email_invalid"],
    ["noor.@example.qa", "email_invalid"],
    ["noor@example.qa\r\nBcc: x@y.z", "email_invalid"],
    [`${"a".repeat(65)}@example.com`, "email_invalid"],
    [`noor@${"a.".repeat(125)}com`, "email_invalid"],
  ])("refuses %j: %s", (text, key) => expect(problemsOf(Email, text)).toEqual({ "": [key] }));
});

describe("Mobile", () => {
  it.each(["55123456", "5512 3456", "+974 5512-3456", "00974 55123456", "٥٥١٢٣٤٥٦", "۵۵۱۲۳۴۵۶"])(
    "reads %j as a number of Qatar",
    (text) => expect(z.parse(Mobile, text)).toBe("+97455123456"),
  );
  it("reads numbers of other countries", () => {
    expect(z.parse(Mobile, "+44 20 7946 0958")).toBe("+442079460958");
  });
  it.each([
    ["", "mobile_required"],
    [" ", "mobile_required"],
    [undefined, "mobile_required"],
    ["5512345", "mobile_invalid"],
    ["45123456", "mobile_invalid"],
    ["call me", "mobile_invalid"],
    ["+1234567890123456", "mobile_invalid"],
    ["1".repeat(41), "mobile_invalid"],
  ])("refuses %j: %s", (text, key) => expect(problemsOf(Mobile, text)).toEqual({ "": [key] }));
});

describe("NewPassword", () => {
  it.each(["12345678", " spaces count ", "كلمة مرور", "x".repeat(128)])("accepts %j unchanged", (text) => {
    expect(z.parse(NewPassword, text)).toBe(text);
  });
  it("counts and keeps what is compared", () => {
    expect(z.parse(NewPassword, "cafe\u0301\u00a0bon")).toBe("café bon");
    expect(problemsOf(NewPassword, "cafe\u0301 bo")).toEqual({ "": ["password_too_short"] });
  });
  it.each([
    ["", "password_required"],
    [undefined, "password_required"],
    ["1234567", "password_too_short"],
    ["x".repeat(129), "password_too_long"],
  ])("refuses %j: %s", (text, key) => expect(problemsOf(NewPassword, text)).toEqual({ "": [key] }));
});

describe("Otp", () => {
  it.each(["123456", "١٢٣٤٥٦", "۱۲۳۴۵۶", " 123456 ", "123\u2011456", "\u2067१२३ ४५६\u2069"])(
    "reads %j",
    (text) => {
      expect(z.parse(Otp, text)).toBe("123456");
    },
  );
  it.each(["", undefined, "12345", "1234567", "12a456", "123456\n7"])("refuses %j", (text) => {
    expect(problemsOf(Otp, text)).toEqual({ "": ["otp_malformed"] });
  });
});

describe("RegisterRequest", () => {
  it("reads a form", () => {
    expect(z.parse(RegisterRequest, form)).toEqual({ ...form, mobile: "+97455123456" });
  });
  it("reports every required field of an empty form and of a missing one", () => {
    const required = {
      first_name: ["first_name_required"],
      last_name: ["last_name_required"],
      email: ["email_required"],
      mobile: ["mobile_required"],
      password: ["password_required"],
      password_confirmation: ["confirm_password_required"],
    };
    expect(problemsOf(RegisterRequest, {})).toEqual(required);
    const empty = Object.fromEntries(Object.keys(form).map((field) => [field, ""]));
    expect(problemsOf(RegisterRequest, empty)).toEqual(required);
  });
  it("compares the passwords, even while another field is wrong", () => {
    expect(problemsOf(RegisterRequest, { ...form, email: "", password_confirmation: "another one" })).toEqual(
      {
        email: ["email_required"],
        password_confirmation: ["passwords_must_match"],
      },
    );
  });
});

it("a birthday is in the future until its day has begun in Qatar", () => {
  const now = new Date("2026-03-01T21:30:00Z");
  expect(
    ["2026-03-01", "2026-03-02", "2026-03-03"].map((day) => isFutureDate(day, now, "Asia/Qatar")),
  ).toEqual([false, false, true]);
});

it.each(["-", "'", ". .", "’"])("rejects a name without letters: %s", (name) => {
  expect(problemsOf(personName("name_required"), name)).toEqual({ "": ["name_invalid"] });
});
