import { expect, it } from "vitest";
import { openStorage } from "../state/shop-storage.js";
import { isClearedAtSignOut } from "../state/storage-keys.js";
import { addRecentSearch, clearRecentSearches, readRecentSearches } from "./recent-searches.js";

const emptyStorage = () => openStorage(() => null);

it("keeps the newest ten, newest first", () => {
  const storage = emptyStorage();
  for (let at = 1; at <= 12; at++) addRecentSearch(storage, `search ${at}`);
  const kept = readRecentSearches(storage);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([10, "search 12", "search 3"]);
});

it("lists a search once, as it was written last", () => {
  const storage = emptyStorage();
  addRecentSearch(storage, "Karak");
  addRecentSearch(storage, "Shawarma");
  expect(addRecentSearch(storage, "karak")).toEqual(["karak", "Shawarma"]);
});

it("is removed by its own button and at sign-out", () => {
  const storage = emptyStorage();
  addRecentSearch(storage, "Karak");
  expect(storage.keys().every(isClearedAtSignOut)).toBe(true);
  expect(clearRecentSearches(storage)).toEqual([]);
  expect(readRecentSearches(storage)).toEqual([]);
});

it.each(["{", "null", '{"a":1}', "7"])("treats the damaged value %j as none", (text) => {
  const storage = emptyStorage();
  storage.set("talabee_SEARCHES", text);
  expect(readRecentSearches(storage)).toEqual([]);
});

it("drops entries that are no texts", () => {
  const storage = emptyStorage();
  storage.set("talabee_SEARCHES", '["Karak", 7, "", null]');
  expect(readRecentSearches(storage)).toEqual(["Karak"]);
});
