import { describe, expect, it } from "vitest";
import { PanelError } from "./panel-error.js";
import { retryDelay, shouldRetry } from "./retry.js";

const failure = (status: number, retryAfter: number | null = null) =>
  new PanelError({ message: "", status, code: status === 0 ? "network" : "server_error", retryAfter });

describe("shouldRetry", () => {
  it.each([0, 408, 429, 500, 502, 503, 504])("retries after %i", (status) => {
    expect(shouldRetry(0, failure(status))).toBe(true);
  });
  it.each([200, 400, 401, 403, 404, 409, 413, 415, 422])("does not retry after %i", (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false);
  });
  it("stops after three retries", { tags: ["REQ-API-24"] }, () => {
    expect([0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, failure(0)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it("does not retry other errors, such as an aborted request", () => {
    expect(shouldRetry(0, new DOMException("off", "AbortError"))).toBe(false);
    expect(shouldRetry(0, undefined)).toBe(false);
  });
});

describe("retryDelay", () => {
  it("doubles from one second to thirty", { tags: ["REQ-API-25"] }, () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((failures) => retryDelay(failures))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
  it("follows Retry-After, up to thirty seconds", () => {
    expect(retryDelay(0, failure(429, 7))).toBe(7000);
    expect(retryDelay(5, failure(429, 0))).toBe(0);
    expect(retryDelay(0, failure(429, 3600))).toBe(30_000);
    expect(retryDelay(1, failure(503))).toBe(2000);
  });
});
