import { expect, it } from "vitest";
import { resendAvailableFrom } from "./resend.js";

const at = (seconds: number) => new Date(seconds * 1000);

it("allows the next code sixty seconds after the last", () => {
  expect(resendAvailableFrom(at(100))).toEqual(at(160));
});

it("allows the next code when the server says", () => {
  expect(resendAvailableFrom(at(100), 5)).toEqual(at(105));
});
