import type { Page } from "@playwright/test";
import { createHmac } from "node:crypto";
import { address, expect, messagesIn, postToPanel, stored, test, toast } from "../journey.js";
import { newCustomer, signInAt } from "../panel-client.js";
import { openPanel, type RunningPanel } from "../start-panel.js";

// Limits as an operator may set them, and the owner's account: a server of its own.

// One server for all tests, one after the other.
test.describe.configure({ mode: "default" });

const OWNER = { email: "owner@talabee.qa", password: "pearl-before-dawn" };
const shared = process.env["JOURNEY_URL"];
let panel: RunningPanel;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  panel = await openPanel({ PANEL_DEMO_SPEED: "0", PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_LOGIN: "3" });
  process.env["JOURNEY_URL"] = panel.url;
});
test.afterAll(async () => {
  await panel.stop();
  process.env["JOURNEY_URL"] = shared;
});

const { t, message } = messagesIn("en");

/** The code that an authenticator app shows for a base32 secret, `steps` of 30 seconds from now (RFC 6238). */
function appCode(secret: string, steps = 0): string {
  const bits = secret
    .split("")
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g)!;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", Buffer.from(bytes.map((byte) => parseInt(byte, 2))))
    .update(counter)
    .digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Fills the sign-in and sends it; resolves to the server's response. */
async function signIn(page: Page, { email, password }: typeof OWNER) {
  await page.getByLabel(t("auth.email")).fill(email);
  await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
  const response = page.waitForResponse((one) => one.url().endsWith("/api/login"));
  await page.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
  return (await (await response).json()) as { code?: string };
}

test("an account with an authenticator app is asked for its code", async ({ page, consoleErrors: _ }) => {
  // REQ-SEC-16
  const { token } = await signInAt(OWNER.email, OWNER.password);
  const { secret } = await postToPanel<{ secret: string }>(
    "/api/panel/second-factor/enrol",
    { current_password: OWNER.password },
    token,
  );
  const used = appCode(secret);
  await postToPanel("/api/panel/second-factor/confirm", { otp: used }, token);

  await page.goto(address("/auth"));
  expect(await signIn(page, OWNER)).toMatchObject({ code: "second_factor_required" });
  await expect(page.getByRole("heading", { level: 1, name: t("auth.appCodeTitle") })).toBeVisible();
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0);
  const field = page.getByLabel(t("auth.signInCode"));
  const send = page.getByRole("button", { name: t("auth.submit") });
  // The enrolment has used it up.
  await field.fill(used);
  await send.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(message("otp_invalid")));
  await field.fill(appCode(secret, 1));
  await send.click();
  await expect(page).toHaveURL(address("/"));
  expect(await stored(page, "localStorage", "talabee_TOKEN")).not.toBeNull();
});

test("too many tries say when to try again", async ({ page, consoleErrors: _ }) => {
  const { email } = await newCustomer("en");
  await page.goto(address("/auth"));
  const wrong = { email, password: "not-their-password-42" };
  for (let tries = 0; tries < 3; tries++)
    expect(await signIn(page, wrong)).toMatchObject({ code: "invalid_credentials" });
  expect(await signIn(page, wrong)).toMatchObject({ code: "too_many_requests" });
  const text = message("too_many_requests", { time: "" }).trim();
  await expect(toast(page, text)).toHaveText(/in \d+ (second|minute)s?/);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/in \d+ (second|minute)s?/);
});
