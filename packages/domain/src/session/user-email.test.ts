import { expect, it } from "vitest";
import { openStorage } from "../state/shop-storage.js";
import { readUserEmail, saveUserEmail } from "./user-email.js";

it("keeps the e-mail under the spec's prefix", () => {
  const storage = openStorage(() => null);
  expect(readUserEmail(storage)).toBeNull();
  saveUserEmail(storage, "maha@talabee.example");
  expect(readUserEmail(storage)).toBe("maha@talabee.example");
  expect(storage.keys()).toEqual(["talabee_USER_EMAIL"]);
});

it.each(["", "maha", "a b@c", "@", `${"a".repeat(250)}@b.qa`])("reads no e-mail out of %j", (text) => {
  const storage = openStorage(() => null);
  storage.set("talabee_USER_EMAIL", text);
  expect(readUserEmail(storage)).toBeNull();
});
