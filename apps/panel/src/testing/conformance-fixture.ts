import {
  type ConformanceReport,
  createPageFiller,
  type VerifyOptions,
  verifyPanel,
} from "@talabee/contract/conformance";
import { afterAll, beforeAll } from "vitest";
import { ensureDemoAccounts } from "../seed/demo-accounts.js";
import { createTestPanel, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

/** Registers the hooks of a test file: a panel with the demo accounts. */
export function setUpConformanceTests(): void {
  beforeAll(async () => {
    test = await createTestPanel();
    await ensureDemoAccounts(test.panel);
  });
  afterAll(() => test.close());
}

export const BASE_URL = "http://panel.example";
export type Send = (url: string, init: RequestInit) => Promise<Response>;
export const sendUnchanged: Send = async (url, init) => test.app.request(url, init);

export async function verify(
  send: Send,
  given: Pick<VerifyOptions, "access" | "testData">,
): Promise<ConformanceReport> {
  await test.forgetOrders();
  return verifyPanel({ baseUrl: BASE_URL, fetch: send, ...given });
}

export const submitPage = createPageFiller(BASE_URL, null, sendUnchanged);

/** Failed checks, such as `createOrder: idempotency`. */
export const failures = (report: ConformanceReport) =>
  report.calls.flatMap(({ call, failed }) => failed.map(({ check }) => `${call}: ${check}`));

export const json = (body: unknown, { status, headers }: Response, changed: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...Object.fromEntries(headers), ...changed } });

export const at =
  (path: string, method = "GET") =>
  (url: URL, init: RequestInit) =>
    url.pathname === path && init.method === method;
