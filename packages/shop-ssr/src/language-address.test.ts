import { LANGUAGES } from "@talabee/contract";
import { expect, it } from "vitest";
import { movedAddress, readLanguagePath } from "./language-address.ts";

it.each([
  ["/ar/store/7", "ar", "/store/7"],
  ["/en/store/7/", "en", "/store/7/"],
  ["/ar", "ar", "/"],
  ["/ar/", "ar", "/"],
  // Never the address of another host.
  ["/ar//evil.example/x", "ar", "/evil.example/x"],
  ["/ar/ar/about", "ar", "/ar/about"],
  ["/", null, "/"],
  ["/store/ar", null, "/store/ar"],
  ["/arabic", null, "/arabic"],
  ["/AR/about", null, "/AR/about"],
  ["/fr/about", null, "/fr/about"],
])("reads the language that %s names", (path, language, pathname) => {
  expect(readLanguagePath(path)).toEqual({ language, pathname });
});

it.each(LANGUAGES)("knows %s", (language) => {
  expect(readLanguagePath(`/${language}/about`)).toEqual({ language, pathname: "/about" });
});

it.each([
  ["/store/7?lang=ar", "/ar/store/7"],
  ["/?lang=en&q=a%26b&utm_source=x", "/en/?q=a%26b&utm_source=x"],
  ["/en/store/7?lang=ar", "/ar/store/7"],
  ["/store/7?lang=fr", null],
  ["/store/7?q=tea", null],
  ["//evil.example/x?lang=ar", "/ar//evil.example/x"],
])("knows where %s has moved", (address, moved) => {
  expect(movedAddress(new URL(`https://shop.example${address}`))).toBe(moved);
});
