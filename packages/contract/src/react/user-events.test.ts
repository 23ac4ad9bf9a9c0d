// @vitest-environment jsdom
import { authActions } from "@talabee/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { appWith } from "../../test/client-app.js";
import { appSettings, cart, trackOrder } from "../calls.js";
import type { UserEvent } from "../schemas/events.js";
import { shareStream } from "../share-stream.js";
import { queryKey } from "./query-key.js";
import { followUserEvents } from "./user-events.js";

vi.mock("../share-stream.js", () => ({ shareStream: vi.fn() }));

const sessionOf = (id: string, token: string) => authActions.loggedIn({ token, user: { id } as never });
const streams = () =>
  vi.mocked(shareStream).mock.calls.map(([name, { signal }]) => [name, signal.aborted ? "closed" : "open"]);

/** A signed-in application that follows its events. */
function setup() {
  const { app } = appWith();
  const onNotification = vi.fn();
  app.store.dispatch(sessionOf("u1", "token-1"));
  followUserEvents(app, onNotification);
  const receive = (event: object) =>
    vi
      .mocked(shareStream)
      .mock.calls.at(-1)![1]
      .onEvent(event as UserEvent);
  const invalidate = vi.spyOn(app.queryClient, "invalidateQueries");
  const invalidated = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  return { app, onNotification, receive, invalidated };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(shareStream).mockClear();
});

it("opens one stream per session and closes it at sign-out", () => {
  const { app } = setup();
  expect(streams()).toEqual([["talabee-events-u1", "open"]]);
  app.store.dispatch(authActions.userRefreshed({ id: "u1", first_name: "Noor" } as never));
  expect(streams()).toHaveLength(1);
  app.store.dispatch(sessionOf("u2", "token-2"));
  app.store.dispatch(authActions.loggedOut());
  expect(streams()).toEqual([
    ["talabee-events-u1", "closed"],
    ["talabee-events-u2", "closed"],
  ]);
});

it("closes the stream of a page that is left, and reads again when the browser restores the page", () => {
  const { app, invalidated } = setup();
  app.store.dispatch(sessionOf("restored", "token-3"));
  const own = () => streams().filter(([name]) => name === "talabee-events-restored");
  window.dispatchEvent(new Event("pagehide"));
  expect(own()).toEqual([["talabee-events-restored", "closed"]]);
  expect(invalidated()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(own()).toEqual([
    ["talabee-events-restored", "closed"],
    ["talabee-events-restored", "open"],
  ]);
  // Events of the time between were missed.
  expect(invalidated()).toEqual([undefined]);
});

it("writes an order's status to the cache and invalidates the other orders and reviews", () => {
  const { app, receive, invalidated } = setup();
  const order = { order_id: "o1", order_status: "accepted" };
  receive({ kind: "order", order });
  const key = queryKey(trackOrder, { params: { id: "o1" } }, "en");
  expect(app.queryClient.getQueryData(key)).toEqual(order);
  expect(invalidated()).toEqual(["orders", "stores"]);
});

it.each([
  [1, ["cart"]],
  [2, []],
])("with a cached cart of version %i and an event of version 2 invalidates %j", (version, expected) => {
  const { app, receive, invalidated } = setup();
  receive({ kind: "cart", version: 2 });
  // The response of this tab's own call arrives after the event.
  app.queryClient.setQueryData(queryKey(cart, {}, "en"), { version });
  vi.runAllTimers();
  expect(invalidated()).toEqual(expected);
});

it("passes notifications on, and invalidates their list", () => {
  const { receive, invalidated, onNotification } = setup();
  receive({ kind: "notification", notification: { id: "n1" } });
  expect(onNotification).toHaveBeenCalledExactlyOnceWith({ id: "n1" });
  receive({ kind: "family" });
  expect(invalidated()).toEqual(["notifications", "family"]);
  expect(onNotification).toHaveBeenCalledTimes(1);
});

it("reads everything again after a reset", () => {
  const { receive, invalidated } = setup();
  receive({ kind: "reset" });
  expect(invalidated()).toEqual([undefined]);
});

it.each([
  ["2026.4", []],
  ["2026.3", ["app-settings", "startup", "payment-methods"]],
])("with settings of version %s and an event of version 2026.4 invalidates %j", (version, expected) => {
  const { app, receive, invalidated, onNotification } = setup();
  app.queryClient.setQueryData(queryKey(appSettings, {}, "en"), { version });
  receive({ kind: "settings", version: "2026.4" });
  expect(invalidated()).toEqual(expected);
  expect(onNotification).not.toHaveBeenCalled();
});
