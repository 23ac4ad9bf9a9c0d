import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_REQUESTS: "5" });
});
afterAll(() => test.close());

it("counts requests of a signed-in device for itself, and those of unknown tokens for the address", async () => {
  const [aisha, noor] = [await test.person(), await test.person()];
  const status = async (token?: string) =>
    (await test.get("/api/cart", token === undefined ? {} : { token })).status;
  // All have one address. The first request of each device counts for it, until the session is known.
  const first = [await status(aisha.token), await status(noor.token)];
  const rest = [];
  for (let at = 0; at < 5; at++) rest.push(await status(aisha.token), await status(noor.token));
  expect([...first, ...rest]).toEqual(Array(12).fill(200));
  expect([await status(aisha.token), await status(noor.token)]).toEqual([429, 429]);
  const invented = [];
  for (let at = 0; at < 4; at++) invented.push(await status(`invented-token-number-${at}`));
  expect(invented).toEqual([401, 401, 401, 429]);
});
