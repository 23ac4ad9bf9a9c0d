import { verifyPanel } from "../src/conformance/verify.js";
import type { Access } from "../src/conformance/accounts.js";
import type { TestData } from "../src/conformance/test-data.js";
import { type Answers, createExamplePanel } from "./example-panel.js";

/** Access with an outbox in which every code is 123456. */
export const mailed: Access = { readCode: async () => "123456" };

/**
 * Runs the conformance suite against an example panel. Returns the report, the findings as `call: check: detail`, and
 * the requests of each call.
 */
export async function verify(answers: Answers = {}, access: Access = mailed, testData: TestData = {}) {
  const { fetch, received } = createExamplePanel(answers);
  const report = await verifyPanel({ baseUrl: "http://panel.example", access, testData, fetch });
  const found = report.calls.flatMap(({ call, failed }) =>
    failed.flatMap(({ check, details }) => details.map((detail) => `${call}: ${check}: ${detail}`)),
  );
  const asked = (call: string) => received.filter((one) => one.call === call);
  return { report, found, asked };
}

/** A response with `count` different items on one page, whatever page size was requested. */
export const list =
  (count: number) =>
  (_: unknown, { items: [item] }: { items: object[] }) => ({
    items: Array.from({ length: count }, (_unused, index) => ({ ...item, id: `item-${index}` })),
    next_cursor: null,
  });
