// @vitest-environment jsdom
import { authActions } from "@talabee/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createShop } from "../platform/shop.js";
import { clearOnSignOut } from "./clear-on-sign-out.js";

const sessionOf = (id: string, token = "token") => authActions.loggedIn({ token, user: { id } as never });

let shop: ReturnType<typeof createShop>;
beforeEach(() => {
  shop = createShop();
  clearOnSignOut(shop);
  sessionStorage.setItem("draft:contact", '{"message":"Hello"}');
  sessionStorage.setItem("other", "kept");
  shop.queryClient.setQueryData(["cart"], "cached");
});
afterEach(() => {
  shop.store.dispatch(authActions.loggedOut());
  sessionStorage.clear();
});

/** The cached query and the draft, null where cleared. */
const left = () => [shop.queryClient.getQueryData(["cart"]) ?? null, sessionStorage.getItem("draft:contact")];
const all = ["cached", '{"message":"Hello"}'];

it("clears cached queries and form drafts at sign-out (REQ-STORAGE-28)", () => {
  shop.store.dispatch(sessionOf("u1"));
  shop.store.dispatch(authActions.loggedOut());
  expect(left()).toEqual([null, null]);
  expect(sessionStorage.getItem("other")).toBe("kept");
});

it("clears them when another customer takes over the session", () => {
  shop.store.dispatch(sessionOf("u1"));
  shop.store.dispatch(sessionOf("u2", "token-2"));
  expect(left()).toEqual([null, null]);
});

it("keeps them when a guest signs in, and under a new token of the same customer", () => {
  shop.store.dispatch(sessionOf("u1"));
  shop.store.dispatch(sessionOf("u1", "token-2"));
  expect(left()).toEqual(all);
});
