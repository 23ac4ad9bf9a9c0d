import { verifyPanel } from "@talabee/contract/conformance";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { BASE_URL } from "./testing/conformance-fixture.js";
import { createTestPanel } from "./testing/test-panel.js";

/** The real limits, the tightest of which the suite exceeds within seconds. */
const TIGHT = {
  PANEL_LIMITS_SCALE: "1",
  PANEL_LIMITS_REQUESTS: "100000",
  PANEL_LIMITS_REGISTER: "2",
  PANEL_LIMITS_CODES_ADDRESS: "3",
};

async function verify(maxWait: number) {
  const test = await createTestPanel({}, TIGHT);
  const waits: [string, number][] = [];
  try {
    const report = await verifyPanel({
      baseUrl: BASE_URL,
      fetch: async (url, init) => test.app.request(url, init),
      access: { readCode: (email) => test.newestCode(email) },
      patience: {
        maxWait,
        onWait: (request, seconds) => waits.push([request, seconds]),
        // The counters end with their time.
        wait: async () => void (await test.db.execute(sql`delete from rate_limits`)),
      },
    });
    return { waits, report };
  } finally {
    await test.close();
  }
}

it("waits for as long as this server's limits say and calls none of them a fault", async () => {
  const { waits, report } = await verify(3600);
  expect(report.calls.flatMap(({ call, failed }) => failed.map((one) => [call, one]))).toEqual([]);
  expect(report.conforms).toBe(true);
  expect(waits.map(([request]) => request)).toContain("POST /api/register");
  for (const [, seconds] of waits) expect(seconds).toBeGreaterThan(0);
});

it("does not judge a server that asks for too long a wait", async () => {
  await expect(verify(5)).rejects.toThrow(/POST \/api\/\S+ is limited for \d+ s.*--max-wait/);
});
