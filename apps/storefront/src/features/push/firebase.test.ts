// @vitest-environment jsdom
import { loadParsers } from "@talabee/contract";
import { authActions } from "@talabee/domain";
import { FirebaseError } from "firebase/app";
import { getToken } from "firebase/messaging";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createShop } from "../../platform/shop.js";
import { followFirebase } from "./firebase.js";

vi.mock(import("firebase/messaging"), () => ({
  isSupported: () => Promise.resolve(true),
  getMessaging: () => ({}) as never,
  onMessage: () => () => undefined,
  getToken: vi.fn<typeof getToken>(),
}));
vi.mock(import("firebase/app"), async (real) => ({ ...(await real()), initializeApp: () => ({}) as never }));

/** What the server answers to each token that it gets, in turn. */
let answers: (() => Promise<Response>)[];
let sent: string[];
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const ok = () => Promise.resolve(Response.json({ message: "", data: null }));

/** Follows pushes as a signed-in customer, until nothing happens any more. */
async function follow() {
  const shop = createShop({
    fetch: async (_url, init) => {
      sent.push((init!.body as FormData).get("fcm_token") as string);
      return (answers.shift() ?? ok)();
    },
  });
  vi.spyOn(shop.queryClient, "fetchQuery").mockResolvedValue({ push: {} });
  shop.store.dispatch(authActions.loggedIn({ token: "t", user: { id: "u1" } as never }));
  void followFirebase(shop, {}, {} as ServiceWorkerRegistration);
  for (let second = 0; second < 120; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    // Modules are imported in real time.
    await pause(5);
  }
  return shop;
}

// In real time.
beforeAll(() => loadParsers());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", Object.assign(navigator, { serviceWorker: { ready: Promise.resolve() } }));
  vi.spyOn(console, "error").mockReturnValue(undefined);
  localStorage.clear();
  answers = [];
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("asks for a token again that was lost on its way, and sends it again", async () => {
  vi.mocked(getToken).mockRejectedValueOnce(new Error("lost")).mockResolvedValue("token");
  answers = [lost, () => Promise.resolve(new Response("Bad gateway", { status: 502 })), ok];
  await follow();
  expect(sent).toEqual(["token", "token", "token"]);
});

it("gives up a token that is not allowed, or that does not come", async () => {
  vi.mocked(getToken).mockRejectedValue(new FirebaseError("messaging/permission-blocked", "No"));
  await follow();
  expect(getToken).toHaveBeenCalledTimes(1);
  vi.mocked(getToken).mockReset().mockRejectedValue(new Error("lost"));
  await follow();
  expect(getToken).toHaveBeenCalledTimes(5);
  expect(sent).toEqual([]);
});

it("does not send the token for a session that has ended meanwhile", async () => {
  vi.mocked(getToken).mockReset().mockResolvedValue("token");
  answers = [lost, lost, lost];
  const shop = await follow();
  expect(sent).toHaveLength(4);
  sent = [];
  answers = [lost];
  shop.store.dispatch(authActions.loggedIn({ token: "second", user: { id: "u1" } as never }));
  shop.store.dispatch(authActions.loggedOut());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
