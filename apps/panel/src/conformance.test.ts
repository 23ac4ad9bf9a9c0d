import { serve } from "@hono/node-server";
import { registry } from "@talabee/contract";
import {
  type ConformanceReport,
  formatReport,
  createDemoCardToken,
  run,
} from "@talabee/contract/conformance";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "./app.js";
import { vouchers } from "./db/schema.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./seed/demo-accounts.js";
import { ensureDemoPayments } from "./seed/payments.js";
import {
  failures,
  type Send,
  setUpConformanceTests,
  sendUnchanged,
  test,
  submitPage,
  verify,
} from "./testing/conformance-fixture.js";
import { createTestPanel } from "./testing/test-panel.js";

setUpConformanceTests();

/** Verifies the panel with everything a demo has: accounts, a voucher and payment pages. */
async function verifyWhole(send: Send): Promise<ConformanceReport> {
  return verify(send, {
    access: { readCode: (email) => test.newestCode(email) },
    testData: {
      admin: account("admin"),
      superAdmin: account("super_admin"),
      rider: account("rider"),
      voucher: await newVoucher(),
      completePage: submitPage,
      cardToken: (await createDemoCardToken(submitPage))!,
    },
  });
}

function account(who: "admin" | "super_admin" | "rider") {
  const { email, password } = DEMO_ACCOUNTS.find(
    (one) => one.role === who || (who === "rider" && "rides" in one),
  )!;
  return { email, password };
}

async function newVoucher(): Promise<string> {
  const code = `CONF-${randomUUID().slice(0, 8)}`.toUpperCase();
  await test.db
    .insert(vouchers)
    .values({ id: randomUUID(), code, amount: 2500, creditDays: 30, createdAt: test.panel.clock() });
  return code;
}

/** Calls that cannot succeed from outside: a webhook requires the gateway's secret (see webhooks.test.ts). */
const NEEDS_MORE = [
  // Need an authenticator app, or thirty wrong passwords: modules/auth/second-factor.test.ts.
  "confirmSignIn",
  "confirmSecondFactor",
  "disableSecondFactor",
  "enrolSecondFactor",
  "renewRecoveryCodes",
  "paymentWebhook",
  // Need a mailed invitation, or an account of somebody else: modules/members/members.test.ts.
  "acceptInvitation",
  "changeMember",
  "createRider",
  "removeMember",
  // Need a member of the store: modules/devices/devices.test.ts.
  "namePerson",
  "setPin",
  // Need an order that is offered to a rider: modules/rides/rides.test.ts.
  "acceptRide",
  "arriveRide",
  "declineRide",
  "deliverRide",
  "dismissRideProblem",
  "failRide",
  "offerRide",
  "pickUpRide",
];

describe("the conformance suite on this server", () => {
  let report: ConformanceReport;
  beforeAll(async () => void (report = await verifyWhole(sendUnchanged)));

  it("passes for every call it serves", () => {
    const failed = report.calls.flatMap(({ call, failed: checks }) =>
      checks.map(({ check, details }) => [call, check, ...details]),
    );
    expect(failed).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.skipped).toEqual([]);
    expect(formatReport(report)).toContain("✓ conforms");
  });

  it("serves every call of the contract", () => {
    expect(report.calls.filter(({ served }) => !served)).toEqual([]);
    expect([...servedCalls(test.app)].toSorted()).toEqual(Object.keys(registry).toSorted());
  });

  it("sees every call succeed", () => {
    const missing = report.calls.filter(({ succeeded }) => !succeeded);
    expect(missing.map(({ call }) => call).toSorted()).toEqual(NEEDS_MORE.toSorted());
  });

  it("sees the stored response of every idempotent call", () => {
    const keyed = report.calls.filter(({ call }) => registry[call]!.idempotent);
    expect(keyed).toHaveLength(7);
    for (const { passed } of keyed) expect(passed).toContain("idempotency");
  });
});

describe("the verify command", () => {
  it("verifies a demo over the network with its outbox and payment pages", async () => {
    const demo = await createTestPanel({ demo: true });
    await ensureDemoAccounts(demo.panel);
    await ensureDemoPayments(demo.panel);
    const server = serve({ fetch: demo.app.fetch, port: 0 });
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const printed: string[] = [];
    const people = (["admin", "super-admin", "rider"] as const).flatMap((who) => {
      const { email: address, password: secret } = account(who === "super-admin" ? "super_admin" : who);
      return [`--${who}`, `${address}:${secret}`];
    });
    const whole = ["verify", url, ...people, "--voucher", "AHLAN25"];
    expect([await run(whole, (text) => printed.push(text)), ...printed]).toEqual([
      0,
      expect.stringMatching(/✓ POST \/api\/orders\n[^]*· 20 calls: only refusals were checked[^]*✓ conforms/),
    ]);
    expect(printed.join("\n")).not.toContain("Not served");
    const [email, password] = ["one@example.com", "not the password"];
    const withAccount = ["verify", url, "--json", "--email", email, "--password", password];
    expect(await run(withAccount, (text) => printed.push(text))).toBe(1);
    const report = JSON.parse(printed.at(-1)!) as ConformanceReport;
    expect(failures(report)).toEqual(["login: status"]);
    expect(report.skipped).toHaveLength(1);
    await new Promise((closed) => server.close(closed));
    await demo.close();
  });
});
