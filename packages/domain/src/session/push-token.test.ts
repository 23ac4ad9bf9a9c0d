import { expect, it } from "vitest";
import { openStorage } from "../state/shop-storage.js";
import { readPushToken, savePushToken } from "./push-token.js";

it("keeps the address for pushes under the spec's key", () => {
  const storage = openStorage(() => null);
  expect(readPushToken(storage)).toBeNull();
  savePushToken(storage, "dGVzdA:APA91b-x_y==");
  expect(storage.keys()).toEqual(["fcmToken"]);
  expect(readPushToken(storage)).toBe("dGVzdA:APA91b-x_y==");
  savePushToken(storage, "x".repeat(4096));
  expect(readPushToken(storage)).toHaveLength(4096);
  savePushToken(storage, "x".repeat(4097));
  expect(readPushToken(storage)).toBeNull();
  expect(storage.keys()).toEqual([]);
});
