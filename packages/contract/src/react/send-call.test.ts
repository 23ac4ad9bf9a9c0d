// @vitest-environment jsdom
import { authActions, settingsActions } from "@talabee/domain";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appWith, appWithFetch, failure, type Reply } from "../../test/client-app.js";
import type { Call } from "../call.js";
import {
  apply,
  applyCoupon,
  contactUs,
  login,
  logout,
  openCardPage,
  topUpWallet,
  updateUserInfo,
} from "../calls.js";
import { sendCall, submitForm } from "./send-call.js";

const user = { id: "u1" } as never;
const received: Reply = { status: 200, body: { message: "Signed out", data: null } };

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it("shows the operator's own text in place of the client's message (REQ-API-37)", async () => {
  const { app, toasts } = appWith("no network", "no network");
  const copy_overrides = { en: { failed_to_add_data: "That did not work" }, ar: {} };
  app.store.dispatch(settingsActions.loaded({ copy_overrides }));
  expect(await submitForm(app, applyCoupon, { body: { code: "X" } })).toEqual({
    refused: { fields: {}, form: "That did not work" },
  });
  await sendCall(app, updateUserInfo, { body: {} as never });
  expect(toasts).toEqual(["danger: That did not work", "danger: Failed to update data"]);
});

describe("a write that succeeds", () => {
  it("shows the answer's message and resolves to its data", async () => {
    const { app, toasts } = appWith(received);
    expect(await submitForm(app, logout, { body: {} })).toEqual({ data: null });
    expect(toasts).toEqual(["success: Signed out"]);
  });

  it("shows nothing when it is quiet", async () => {
    const { app, toasts } = appWith(received);
    await sendCall(app, logout, { body: {}, isQuiet: true });
    expect(toasts).toEqual([]);
  });

  it("invalidates the session and what the call names (REQ-API-32)", async () => {
    const { app } = appWith(received);
    const invalidate = vi.spyOn(app.queryClient, "invalidateQueries");
    await sendCall(app, logout, { body: {} });
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(
      ["auth", ...(logout.invalidates ?? [])].map((scope) => [scope]),
    );
  });
});

describe("a write that fails", () => {
  it("shows one toast and returns the text for the form", async () => {
    const { app, toasts } = appWith(failure(422, "coupon_invalid", "No such coupon"));
    expect(await submitForm(app, applyCoupon, { body: { code: "X" } })).toEqual({
      refused: { fields: {}, form: "No such coupon" },
    });
    expect(toasts).toEqual(["danger: No such coupon"]);
  });

  it("returns field errors instead of a text for the form", async () => {
    const { app } = appWith(failure(422, "validation_failed", "Check", { code: ["Too short", "Other"] }));
    expect(await submitForm(app, applyCoupon, { body: { code: "X" } })).toEqual({
      refused: { fields: { code: "Too short" }, form: undefined },
    });
  });

  it.each([
    [applyCoupon, "Failed to add data"],
    [updateUserInfo, "Failed to update data"],
  ])("without a message names its kind (REQ-MESSAGE-46, REQ-MESSAGE-54)", async (call, text) => {
    const { app, toasts } = appWith("no network");
    await sendCall(app, call as typeof applyCoupon, { body: { code: "X" } });
    expect(toasts).toEqual([`danger: ${text}`]);
  });

  it("shows no toast when its caller handles it", async () => {
    const { app, toasts } = appWith("no network");
    expect(await sendCall(app, applyCoupon, { body: { code: "X" }, onProblem: () => true })).toBeNull();
    expect(toasts).toEqual([]);
  });

  it("ends an expired session (REQ-AUTH-47)", async () => {
    const { app } = appWith(failure(401, "unauthenticated", "Please Login First"));
    app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
    await sendCall(app, applyCoupon, { body: { code: "X" } });
    expect(app.store.getState().auth.token).toBeNull();
  });
});

describe("a write whose customer signed out meanwhile", () => {
  it.each([
    failure(422, "coupon_invalid", "No such coupon"),
    { status: 200, body: { message: "Done", data: null } },
  ])("shows nothing", async (reply) => {
    const { app, toasts } = appWith(reply);
    app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
    const sent = submitForm(app, applyCoupon, { body: { code: "X" } });
    app.store.dispatch(authActions.loggedOut());
    expect(await sent).toEqual({ refused: { fields: {}, form: undefined } });
    expect(toasts).toEqual([]);
  });

  it("still shows the answer to the logout, sent with the old token", async () => {
    const { app, toasts, sent } = appWith(received);
    app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
    const answer = sendCall(app, logout, { body: {}, token: "token-1" });
    app.store.dispatch(authActions.loggedOut());
    await answer;
    expect(sent[0]!.get("Authorization")).toBe("Bearer token-1");
    expect(toasts).toEqual(["success: Signed out"]);
  });
});

describe("the idempotency key (REQ-API-29)", () => {
  const pay = { body: { amount: 5000, method: "online", card_id: null } } as const;

  it("stays while the outcome is unknown", async () => {
    const { app, keys } = appWith(
      "no network",
      failure(503, "server_error"),
      failure(422, "value_invalid", "No"),
    );
    for (let attempt = 0; attempt < 4; attempt++) await sendCall(app, topUpWallet, pay);
    const [first, second, third, fourth] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    // The third attempt was decided.
    expect(fourth).not.toBe(first);
  });

  it("differs for another request", async () => {
    const { app, keys } = appWith();
    await sendCall(app, topUpWallet, pay);
    await sendCall(app, topUpWallet, { body: { ...pay.body, amount: 6000 } });
    expect(new Set(keys()).size).toBe(2);
  });

  it("differs for another file, and stays for the same one", async () => {
    const { app, keys } = appWith();
    const files = [new File(["a"], "license.pdf"), new File(["bc"], "license.pdf")] as const;
    for (const cr_attachment of [files[0], files[0], files[1]])
      await sendCall(app, apply, { body: { cr_attachment } as never });
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("is the caller's own if it brings one, else a new one, also of calls that need none", async () => {
    const { app, keys } = appWith();
    await sendCall(app, topUpWallet, { ...pay, idempotencyKey: "mine" });
    await sendCall(app, applyCoupon, { body: { code: "X" } });
    expect(keys()).toEqual(["mine", expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});

describe("a write on a slow network (REQ-UI-03)", () => {
  const started = failure(409, "in_progress", "We are still working on this");

  it("has a key, and is sent again with it while the server is at work", async () => {
    vi.useFakeTimers();
    const { app, keys, toasts } = appWith(started, started, received);
    const sent = submitForm(app, updateUserInfo, { body: {} as never });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await sent;
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts.filter((text) => text.startsWith("danger"))).not.toContain(
      "danger: We are still working on this",
    );
  });

  /** An application whose server takes too long for every attempt. */
  const slowApp = () =>
    appWithFetch(() => Promise.reject(new DOMException("the attempt took too long", "TimeoutError")));

  it("is sent again with its key as long as there is a connection", async () => {
    vi.useFakeTimers();
    const { app, keys, toasts } = slowApp();
    let outcome = "waiting";
    const send = () => submitForm(app, applyCoupon, { body: { code: "SAVE" } });
    void send().then(() => (outcome = "over"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(keys().length).toBeGreaterThan(8);
    expect(outcome).toBe("waiting");
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(5_000);
    onlineManager.setOnline(true);
    expect(outcome).toBe("over");
    expect(toasts.at(-1)).toBe("danger: Failed to add data");
    const attempts = keys().length;
    void send();
    await vi.advanceTimersByTimeAsync(100);
    expect(keys()).toHaveLength(attempts + 1);
    expect(new Set(keys()).size, "also when the customer tries again").toBe(1);
    vi.useRealTimers();
  });

  it("is not sent again once its customer has signed out", async () => {
    vi.useFakeTimers();
    const { app, keys, toasts } = slowApp();
    app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
    const sent = submitForm(app, applyCoupon, { body: { code: "SAVE" } });
    await vi.advanceTimersByTimeAsync(5_000);
    app.store.dispatch(authActions.loggedOut());
    const attempts = keys().length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await sent).toEqual({ refused: { fields: {}, form: undefined } });
    expect(keys()).toHaveLength(attempts);
    expect(toasts).toEqual([]);
    vi.useRealTimers();
  });

  it("stays the guest's who wrote it, also once they have signed in", async () => {
    vi.useFakeTimers();
    const { app, sent, keys } = slowApp();
    const message = { name: "Noor", email: "noor@example.qa", phone: "55123400", message: "For forty?" };
    void submitForm(app, contactUs, { body: message });
    await vi.advanceTimersByTimeAsync(5_000);
    app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(keys().length).toBeGreaterThan(2);
    expect(sent.map((headers) => headers.get("Authorization"))).toEqual(keys().map(() => null));
  });

  it("has one key however long it is being sent, also when it is sent from the form again", async () => {
    vi.useFakeTimers();
    const { app, keys } = slowApp();
    const send = () => void submitForm(app, applyCoupon, { body: { code: "SAVE" } });
    send();
    await vi.advanceTimersByTimeAsync(90_000);
    send();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(new Set(keys()).size).toBe(1);
  });

  it("is sent once and without a key where the server stores no answer", async () => {
    vi.useFakeTimers();
    const { app, keys, toasts } = slowApp();
    const sent = submitForm(app, login, { body: { email: "noor@example.qa", password: "saffron" } });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await sent;
    expect(keys()).toEqual([null]);
    expect(toasts).toEqual(["danger: Failed to add data"]);
  });

  it("is sent again with its key when the connection was lost and the customer tries again", async () => {
    const { app, keys } = appWith("no network", received);
    const body = { code: "SAVE" };
    await submitForm(app, applyCoupon, { body });
    await submitForm(app, applyCoupon, { body });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it("has a new key a minute after the loss: by then it is another write", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { app, keys } = appWith("no network", received);
    await submitForm(app, applyCoupon, { body: { code: "SAVE" } });
    vi.setSystemTime(Date.now() + 61_000);
    await submitForm(app, applyCoupon, { body: { code: "SAVE" } });
    vi.useRealTimers();
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    ["any write", applyCoupon, {}, true],
    ["one without a success toast", applyCoupon, { isQuiet: true }, true],
    ["one without a message", openCardPage, {}, true],
    ["not one in the background", applyCoupon, { isBackground: true }, false],
  ] as const)("tells the customer that it is still trying: %s", async (_, call, options, isTold) => {
    vi.useFakeTimers();
    const { app, toasts } = appWith();
    vi.spyOn(app.api, "send").mockReturnValue(new Promise(() => undefined));
    void submitForm<Call>(app, call, options);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(toasts).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(toasts).toEqual(isTold ? ["info: The connection is slow. We are still trying"] : []);
    vi.useRealTimers();
  });
});
