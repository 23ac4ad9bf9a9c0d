import { expect, it } from "vitest";
import { resendAvailableFrom, resendState } from "./resend.js";

const at = (seconds: number) => new Date(seconds * 1000);

it("may send until a resend has succeeded", () => {
  expect(resendState(null, at(0))).toEqual({ maySend: true, secondsLeft: 0 });
});

it("waits sixty seconds after a success, then may send again", () => {
  const from = resendAvailableFrom(at(100));
  expect(resendState(from, at(100))).toEqual({ maySend: false, secondsLeft: 60 });
  expect(resendState(from, at(118))).toEqual({ maySend: false, secondsLeft: 42 });
  expect(resendState(from, at(159.999))).toEqual({ maySend: false, secondsLeft: 1 });
  expect(resendState(from, at(160))).toEqual({ maySend: true, secondsLeft: 0 });
  expect(resendState(from, at(1000))).toEqual({ maySend: true, secondsLeft: 0 });
});

it("waits as long as the panel says", () => {
  expect(resendState(resendAvailableFrom(at(0), 5), at(1)).secondsLeft).toBe(4);
});
