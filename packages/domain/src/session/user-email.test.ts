import { expect, it } from "vitest";
import { openStorage } from "../state/shop-storage.js";
import { readAttempt, readStoredEmail, readUserEmail, saveAttempt, saveUserEmail } from "./user-email.js";

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

it("forgets under any key what is no e-mail", () => {
  const storage = openStorage(() => null);
  storage.set("talabee_RESET_EMAIL", '{"count":1e308}');
  expect([readStoredEmail(storage, "talabee_RESET_EMAIL"), storage.keys()]).toEqual([null, []]);
  storage.set("talabee_RESET_EMAIL", "maha@talabee.example");
  expect(readStoredEmail(storage, "talabee_RESET_EMAIL")).toBe("maha@talabee.example");
});

it("keeps the registration the newest code belongs to, and forgets it with a code of none", () => {
  const storage = openStorage(() => null);
  expect(readAttempt(storage)).toBeUndefined();
  saveAttempt(storage, "att_6Jm1wQ9x");
  expect([readAttempt(storage), storage.keys()]).toEqual(["att_6Jm1wQ9x", ["talabee_ATTEMPT"]]);
  saveAttempt(storage, undefined);
  expect([readAttempt(storage), storage.keys()]).toEqual([undefined, []]);
  for (const junk of ["", "{}", "x".repeat(256)]) {
    storage.set("talabee_ATTEMPT", junk);
    expect(readAttempt(storage)).toBeUndefined();
  }
});
