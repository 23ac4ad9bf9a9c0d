import { expect, it } from "vitest";
import { evaluateAudit } from "./evaluate-audit.mjs";

const advisory = (name: string, id: string, severity: string) => ({
  name,
  severity,
  title: `Something about ${name}`,
  url: `https://github.com/advisories/${id}`,
});
const report = JSON.stringify({
  vulnerabilities: {
    deep: { via: [advisory("deep", "GHSA-1", "high"), advisory("deep", "GHSA-2", "moderate")] },
    user: { via: ["deep", advisory("user", "GHSA-3", "critical")] },
  },
});
const until = (id: string, day: string) => ({ advisory: id, until: day, why: "not reached" });

it("wants every high or critical advisory mended or excepted, and exceptions gone when they are over", () => {
  const today = "2026-11-22";
  const judge = (...exceptions: ReturnType<typeof until>[]) => {
    const { open, covered, stale } = evaluateAudit(report, exceptions, today);
    return [open, covered]
      .map((list) => list!.map(({ id }: { id: string }) => id))
      .concat([stale!.map((exception: { advisory: string }) => exception.advisory)]);
  };
  expect(judge()).toEqual([["GHSA-1", "GHSA-3"], [], []]);
  expect(judge(until("GHSA-1", "2026-11-22"))).toEqual([["GHSA-3"], ["GHSA-1"], []]);
  expect(judge(until("GHSA-1", "2026-11-21"), until("GHSA-9", "2027-01-01"))).toEqual([
    ["GHSA-1", "GHSA-3"],
    [],
    ["GHSA-1", "GHSA-9"],
  ]);
});

it("does not take a registry without audits for one without advisories", () => {
  expect(evaluateAudit('{"message":"405 Method Not Allowed","statusCode":405}', [], "2026-11-22")).toEqual({
    offered: false,
    reason: "405 Method Not Allowed",
  });
  expect(evaluateAudit("", [], "2026-11-22").offered).toBe(false);
  expect(evaluateAudit('{"vulnerabilities":{}}', [], "2026-11-22")).toMatchObject({
    offered: true,
    open: [],
  });
});
