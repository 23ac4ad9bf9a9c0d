import { type Call, encodeForm, registry } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "../app.js";
import { createRandom, inputFor, parameterFor } from "../testing/arbitrary-input.js";
import { recordFigure } from "../testing/record-figure.js";
import { repetitions } from "../testing/repetitions.js";
import { sealCursors } from "./sealed-cursors.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true, origins: ["https://shop.example"] })));
afterAll(() => test.close());

const calls = Object.entries(registry) as [string, Call][];

describe("REQ-SEC-20: arbitrary input", () => {
  const rounds = repetitions(1200, 20_000);

  it("never causes a response of 500 or a slow response, for any call", async () => {
    const people = [
      await test.person(),
      await test.person({ role: "admin" }),
      await test.person({ storeId: "spice" }),
    ];
    const served = servedCalls(test.app);
    const tested = calls.filter(
      ([name, call]) =>
        served.has(name) &&
        call.stream !== true &&
        !["logout", "changePassword", "deleteAccount"].includes(name),
    );
    const random = createRandom(20);
    const bad: unknown[] = [];
    let slowest = 0;
    for (let at = 0; at < rounds; at++) {
      const [name, call] = tested[at % tested.length]!;
      const query = new URLSearchParams();
      for (const [field, schema] of Object.entries(call.query ?? {})) {
        if (random(3) > 0) query.append(field, String(inputFor(schema, random)));
      }
      const path = `${call.path.replace(/\{\w+\}/g, () => parameterFor(random))}?${query}`;
      let form: FormData | null = null;
      if (call.method === "POST") {
        const fields = call.body === null || call.body === undefined ? {} : inputFor(call.body, random);
        form = typeof fields === "object" && fields !== null ? encodeForm(fields) : new FormData();
      }
      const sending = random(6) === 0 ? {} : { token: people[random(3)]!.token };
      const began = performance.now();
      const answer = await test.send(call.method, path, form, { ...sending, key: randomUUID() });
      slowest = Math.max(slowest, performance.now() - began);
      const isBad =
        answer.status >= 500 || (answer.status >= 400 && typeof answer.body?.message !== "string");
      if (isBad) bad.push([name, path, form && [...form], answer.status, answer.body]);
    }
    recordFigure("REQ-SEC-20", { what: "calls", value: rounds, limit: "20,000 in the whole run" });
    recordFigure("REQ-SEC-20", { what: "responses of 5xx", value: bad.length, limit: "0" });
    recordFigure("REQ-SEC-20", {
      what: "slowest response, ms",
      value: Math.round(slowest),
      limit: "≤ 2000",
      holds: slowest <= 2000,
    });
    expect(bad.slice(0, 5)).toEqual([]);
  }, 1_800_000);

  it("in well-formed cursors is refused", async () => {
    const numbers = [2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53) + 1];
    const timestamps = [
      "0000-01-01T00:00:00.000000Z",
      "2026-02-30T00:00:00.000000Z",
      "2026-01-01T24:00:00.000000Z",
      "0000-01-01T00:00:00.000Z",
      "-000001-01-01T00:00:00.000Z",
      "+275760-09-13T00:00:00.000Z",
    ];
    const keys = [
      ...numbers,
      ...numbers.map((number) => [number, "x"]),
      ...numbers.map((number) => [number + 0.5, "x"]),
      ...timestamps.map((timestamp) => [timestamp, "x"]),
      ...timestamps.map((timestamp) => ["5", timestamp, "x"]),
    ];
    const lists = calls.filter(
      ([name, { method, query }]) =>
        method === "GET" && query !== undefined && "cursor" in query && servedCalls(test.app).has(name),
    );
    expect(lists.length).toBeGreaterThan(10);
    const admin = await test.person({ role: "admin" });
    const answers = [];
    for (const [name, call] of lists) {
      for (const key of keys) {
        const written = Buffer.from(JSON.stringify(key)).toString("base64url");
        const { next_cursor: sealed } = await sealCursors(test.panel, call, { next_cursor: written });
        for (const cursor of [written, sealed]) {
          for (const sort of name === "storeReviews" ? ["newest", "highest"] : [null]) {
            const query = new URLSearchParams({ cursor, ...(sort === null ? {} : { sort }) });
            const path = `${call.path.replace(/\{\w+\}/g, "spice")}?${query}`;
            const { status } = await test.send("GET", path, null, { token: admin.token });
            if (status >= 500) answers.push([name, key, status]);
          }
        }
      }
    }
    expect(answers).toEqual([]);
    expect(test.logged.filter((line) => line.includes("value refused by the database"))).toEqual([]);
  });
});
