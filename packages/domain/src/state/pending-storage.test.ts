import { expect, it } from "vitest";
import { authActions } from "./auth.js";
import { pendingFavouritesActions } from "./pending-favourites.js";
import { pendingQuantitiesActions } from "./pending-quantities.js";
import {
  selectNextFavourite,
  selectNextQuantity,
  selectPendingFavourites,
  selectPendingQuantities,
} from "./selectors.js";
import { openStorage } from "./shop-storage.js";
import { Browser, full, user } from "./testing/browser.js";

const QUANTITIES = "talabee_PENDING_QUANTITIES";
const FAVOURITES = "talabee_PENDING_FAVOURITES";

/** A signed-in tab with a pending quantity and a pending favourite. */
function openTab() {
  const browser = new Browser(full);
  const tab = browser.newTab();
  tab.store.dispatch(pendingQuantitiesActions.pressed({ lineId: "l1", quantity: 3 }));
  tab.store.dispatch(pendingFavouritesActions.pressed({ key: "store v1", wanted: true, known: false }));
  return { browser, ...tab };
}
const pendingOf = ({ store }: ReturnType<Browser["newTab"]>) => [
  selectPendingQuantities(store.getState()).map(({ lineId, quantity }) => [lineId, quantity]),
  selectPendingFavourites(store.getState()).map(({ key, wanted }) => [key, wanted]),
];
const none = [[], []];

it("keeps pending changes over a reload, in their tab alone, until they are confirmed", () => {
  const { browser, sessionStorage, store } = openTab();
  expect(pendingOf(browser.newTab())).toEqual(none);
  const reloaded = browser.newTab(sessionStorage);
  expect(pendingOf(reloaded)).toEqual([[["l1", 3]], [["store v1", true]]]);
  expect(selectNextFavourite(reloaded.store.getState(), "store v1")?.known).toBeNull();

  store.dispatch(pendingQuantitiesActions.sendStarted("l1"));
  expect(selectNextQuantity(store.getState())).toBeNull();
  store.dispatch(pendingQuantitiesActions.confirmed("l1"));
  store.dispatch(pendingFavouritesActions.sendStarted("store v1"));
  expect(selectNextFavourite(store.getState(), "store v1")).toBeNull();
  store.dispatch(pendingFavouritesActions.confirmed({ key: "store v1", active: true }));
  expect(sessionStorage.keys()).toEqual([]);
});

it("drops pending changes with their session, also when another tab ends it", () => {
  const { browser, store, sessionStorage } = openTab();
  browser.newTab().store.dispatch(authActions.loggedOut());
  expect(selectPendingQuantities(store.getState())).toEqual([]);
  expect(selectPendingFavourites(store.getState())).toEqual([]);
  expect(sessionStorage.keys()).toEqual([]);
});

it("drops pending changes for another customer, and keeps them for a new token of the same", () => {
  const { store } = openTab();
  store.dispatch(authActions.loggedIn({ token: "new", user }));
  expect(selectPendingQuantities(store.getState())).toHaveLength(1);
  store.dispatch(authActions.loggedIn({ token: "other", user: { ...user, id: "u2" } }));
  expect(selectPendingQuantities(store.getState())).toEqual([]);
});

it.each([
  ["another customer", JSON.stringify({ of: "u2", changes: [["l1", 3]] })],
  ["nobody", JSON.stringify({ changes: [["l1", 3]] })],
  ["bad JSON", "{oops"],
  ["a wrong type", "[[]]"],
  ["a number", "-5"],
  ["null", "null"],
  [
    "wrong changes",
    JSON.stringify({
      of: "u1",
      changes: [["l1", -1], ["store v1", "yes"], [1, 1], [1, true], "l1", ["x", true], ["l1", 1.5]],
    }),
  ],
])("restores nothing from values of %s, and removes them", (_name, text) => {
  const sessionStorage = openStorage(() => null);
  sessionStorage.set(QUANTITIES, text);
  sessionStorage.set(FAVOURITES, text);
  expect(pendingOf(new Browser(full).newTab(sessionStorage))).toEqual(none);
  expect(sessionStorage.keys()).toEqual([]);
});

it("restores the valid changes beside damaged ones", () => {
  const sessionStorage = openStorage(() => null);
  sessionStorage.set(
    QUANTITIES,
    JSON.stringify({
      of: "u1",
      changes: [
        ["l1", 3],
        ["l2", null],
      ],
    }),
  );
  sessionStorage.set(
    FAVOURITES,
    JSON.stringify({
      of: "u1",
      changes: [
        ["product p1", false],
        ["p2", true],
      ],
    }),
  );
  expect(pendingOf(new Browser(full).newTab(sessionStorage))).toEqual([[["l1", 3]], [["product p1", false]]]);
});
