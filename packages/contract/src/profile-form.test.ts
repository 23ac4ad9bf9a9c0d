import { describe, expect, it } from "vitest";
import { profileBody, profileFormSchema, profileValues } from "./profile-form.js";
import type { User } from "./schemas/account.js";

const known = profileValues({
  first_name: "Noor",
  last_name: "Al Kuwari",
  mobile: "+97455501234",
  username: null,
  birthday: null,
  gender: null,
  country: null,
} as User);
const filled = { ...known, birthday: "1994-02-11", gender: "female", country: "QA", username: "noor" };
const issuesOf = (values: object) =>
  profileFormSchema(known, "Asia/Qatar")["~standard"].validate(values).issues;

describe("profile form", () => {
  it("starts with empty texts", () => {
    expect(Object.values(profileValues(undefined))).toEqual(Array(7).fill(""));
    expect(known).toMatchObject({ first_name: "Noor", username: "", country: "" });
  });

  it("sends empty texts as null and only a new avatar", () => {
    expect(profileBody({ ...filled, username: " ", country: "" })).toMatchObject({
      username: null,
      country: null,
    });
    expect(profileBody({ ...filled, avatar: null })).not.toHaveProperty("avatar");
    const avatar = new File(["x"], "a.png", { type: "image/png" });
    expect(profileBody({ ...filled, avatar })).toMatchObject({ avatar });
  });

  it("accepts a filled form", () => expect(issuesOf(filled)).toEqual([]));

  it("reports only fields that the form has (REQ-ACCOUNT-22)", () => {
    const { birthday, gender, country, username } = filled;
    const schema = profileFormSchema({ ...known, first_name: "" }, "Asia/Qatar");
    expect(schema["~standard"].validate({ birthday, gender, country, username }).issues).toEqual([]);
    expect(schema["~standard"].validate({ birthday: "", gender, country, username }).issues).toMatchObject([
      { path: ["birthday"], message: "birthday_required" },
    ]);
  });

  it("rejects a birthday in the future (REQ-FORM-28)", () =>
    expect(issuesOf({ ...filled, birthday: "2999-01-01" })).toMatchObject([
      { path: ["birthday"], message: "birthday_invalid" },
    ]));
});
