import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { createLog, describeError } from "./log.js";

const query = new DrizzleQueryError(
  "insert into users values ($1, $2)",
  ["aisha@example.com", "$argon2id$secret"],
  new Error("duplicate key"),
);

it("describes a failed statement and its cause, without the parameters", () => {
  const text = describeError(query);
  expect(text).toContain("insert into users values ($1, $2)");
  expect(text).toContain("duplicate key");
  expect(text).not.toMatch(/aisha|argon2id/);
});

it("omits parameters of nested statements, also where an outer message repeats them", () => {
  const outer = new Error(`order failed: ${query.message}`, { cause: new Error("middle", { cause: query }) });
  const lines: string[] = [];
  createLog((line) => void lines.push(line)).error("unhandled", outer);
  const { error } = JSON.parse(lines[0]!) as { error: string };
  for (const part of ["order failed", "middle", "insert into users", "duplicate key"])
    expect(error).toContain(part);
  expect(error).not.toMatch(/aisha|argon2id/);
});

it("terminates on circular causes", () => {
  const error = new Error("first");
  error.cause = new Error("second", { cause: error });
  expect(describeError(error)).toMatch(/first[^]*second/);
  expect(describeError("plain")).toBe("plain");
});
