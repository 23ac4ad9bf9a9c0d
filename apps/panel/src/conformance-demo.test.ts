import { createPageFiller, verifyPanel } from "@talabee/contract/conformance";
import { expect, it } from "vitest";
import { createOrderSimulator } from "./demo/order-simulator.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./seed/demo-accounts.js";
import { BASE_URL, type Send } from "./testing/conformance-fixture.js";
import { createTestPanel } from "./testing/test-panel.js";

// Seen with PANEL_DEMO_SPEED=2000: reviews "before the delivery" were accepted, riders of delivered orders refused.
it("calls a demo no fault whose simulator delivers each order before the next request", async () => {
  const test = await createTestPanel({ demo: true }, { PANEL_DEMO_SPEED: "10000" });
  await ensureDemoAccounts(test.panel);
  const simulate = createOrderSimulator(test.panel);
  let delivered = 0;
  const send: Send = async (url, init) => {
    const response = await test.app.request(url, init);
    if (!response.ok || init.method !== "POST" || new URL(url).pathname !== "/api/orders") return response;
    const { data } = (await response.clone().json()) as { data: { id: string } };
    let next: Date | null = test.panel.clock();
    // An unpaid order stays as it is.
    for (let runs = 0; next !== null && runs < 40; runs += 1) {
      test.passTime(Math.max(0, next.getTime() - test.panel.clock().getTime()) / 1000);
      next = await simulate(data.id);
    }
    if (next === null) delivered += 1;
    return response;
  };
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === "admin")!;
  const report = await verifyPanel({
    baseUrl: BASE_URL,
    fetch: send,
    access: { readCode: (address) => test.newestCode(address) },
    testData: { admin: { email, password }, completePage: createPageFiller(BASE_URL, null, send) },
  });
  await test.close();
  expect(delivered).toBeGreaterThan(3);
  expect(report.calls.flatMap(({ call, failed }) => failed.map((one) => [call, one]))).toEqual([]);
  expect(report.skipped).toEqual(["the store accepts orders at once: none could be canceled"]);
});
