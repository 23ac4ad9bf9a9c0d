import { expect, it } from "vitest";
import { fullName, sessionUser } from "./session-user.js";

const user = { id: "u1", first_name: "Maha", last_name: "K", email: "m@x.qa", role: "user", avatar: null };

it("keeps what every page shows and nothing more", () => {
  expect(sessionUser({ ...user, wallet_balance: 500, mobile: "+97455123456" })).toEqual(user);
});

it("falls back field by field", { tags: ["REQ-AUTH-26"] }, () => {
  expect(sessionUser({ id: "u1", first_name: 5, role: "emperor", avatar: {} })).toEqual({
    id: "u1",
    first_name: "",
    last_name: "",
    email: "",
    // REQ-AUTH-26
    role: "unknown",
    avatar: null,
  });
});

it.each([null, undefined, 5, "u1", [], {}, { ...user, id: 5 }, { ...user, id: "" }])(
  "%j is nobody",
  (value) => {
    expect(sessionUser(value)).toBeNull();
  },
);

it.each([
  ["Maha", "K", "Maha K"],
  ["Maha", "", "Maha"],
  ["", "K", "K"],
])("joins %j and %j to %j", (first_name, last_name, name) => {
  expect(fullName({ first_name, last_name })).toBe(name);
});
