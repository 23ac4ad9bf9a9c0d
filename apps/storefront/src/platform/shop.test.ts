// @vitest-environment jsdom
import { currentUser } from "@talabee/contract";
import { queryKey } from "@talabee/contract/react";
import { authActions, memoryStorage, selectToken, selectUser, type WebStorage } from "@talabee/domain";
import { afterEach, expect, it, vi } from "vitest";
import { createShop, perShop } from "./shop.js";

const shopOf = (storage: WebStorage) =>
  createShop({ localStorage: () => storage, sessionStorage: memoryStorage });

afterEach(() => vi.unstubAllGlobals());

it("keeps two shops with different languages and users apart", async () => {
  const [here, there] = [memoryStorage(), memoryStorage()];
  const [english, arabic] = [shopOf(here), shopOf(there)];
  arabic.language.set("ar");
  english.store.dispatch(authActions.loggedIn({ token: "token-1", user: { id: "u1" } as never }));
  arabic.store.dispatch(authActions.loggedIn({ token: "token-2", user: { id: "u2" } as never }));

  expect([english, arabic].map(({ language }) => language.get())).toEqual(["en", "ar"]);
  expect([english, arabic].map(({ store }) => selectUser(store.getState())?.id)).toEqual(["u1", "u2"]);
  expect([here, there].map((storage) => storage.getItem("language"))).toEqual([null, "ar"]);

  const sent: [string | null, string | null][] = [];
  vi.stubGlobal("fetch", (_address: string, { headers }: RequestInit) => {
    const all = new Headers(headers);
    sent.push([all.get("Accept-Language"), all.get("Authorization")]);
    return Promise.reject(new TypeError("offline"));
  });
  for (const shop of [english, arabic]) await shop.api.send(currentUser).catch(() => undefined);
  expect(sent).toEqual([
    ["en", "Bearer token-1"],
    ["ar", "Bearer token-2"],
  ]);

  const key = queryKey(currentUser, {}, "en");
  english.queryClient.setQueryData(key, "cached");
  expect(arabic.queryClient.getQueryData(key)).toBeUndefined();

  english.store.dispatch(authActions.loggedOut());
  expect([english, arabic].map(({ store }) => selectToken(store.getState()))).toEqual([null, "token-2"]);
});

it("gives each shop its own state of a feature", () => {
  const counter = perShop(() => ({ count: 0 }));
  const [one, other] = [shopOf(memoryStorage()), shopOf(memoryStorage())];
  counter(one).count++;
  expect([counter(one).count, counter(other).count]).toEqual([1, 0]);
});

it("leaves the page its language where a browser translates it", () => {
  const root = document.documentElement;
  Object.assign(root, { lang: "hi", dir: "ltr" });
  const { language } = createShop();
  expect([language.get(), root.lang]).toEqual(["en", "hi"]);
  language.set("ar");
  expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
  language.set("en");
});
