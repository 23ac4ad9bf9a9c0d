import { expect, it } from "vitest";
import { lacksUserInfo } from "./missing-user-info.js";

const whole = { birthday: "1990-02-03", gender: "female", country: "QA" };

it("asks nothing of a customer who has told it all", () => expect(lacksUserInfo(whole)).toBe(false));

it.each(["birthday", "gender", "country"])("asks for a missing %s", (field) =>
  expect(lacksUserInfo({ ...whole, [field]: null })).toBe(true),
);
