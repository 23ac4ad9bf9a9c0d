// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const script = readFileSync(`${import.meta.dirname}/first-paint.js`, "utf8");
const root = document.documentElement;

/** Runs the script in a page that a server has rendered; says whether the page is asked for again. */
function run(address: string, language: "en" | "ar" = "en"): boolean {
  history.replaceState(null, "", address);
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(script)();
  return root.hidden === true;
}
const place = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  root.setAttribute("data-rendered", "");
  root.setAttribute("data-theme", "light");
  // jsdom cannot load a page again.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.cookie = "language=; max-age=0; path=/";
  root.hidden = false;
});

it("takes the language of an address for a choice, and gives the page the path that the app knows", () => {
  localStorage.setItem("language", "en");
  document.cookie = "language=en; path=/";
  expect(run("/ar/store/7?q=a%26b&utm_source=x#menu", "ar")).toBe(false);
  expect(place()).toBe("/store/7?q=a%26b&utm_source=x#menu");
  expect([localStorage.getItem("language"), document.cookie]).toEqual(["ar", "language=ar"]);
  expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
  expect(run("/en", "en")).toBe(false);
  expect([place(), localStorage.getItem("language"), document.cookie]).toEqual(["/", "en", "language=en"]);
});

it.each([
  ["/ar", "/"],
  ["/ar/", "/"],
  ["/ar//evil.example/x", "/evil.example/x"],
  ["/arabic", "/arabic"],
  ["/store/ar", "/store/ar"],
])("reads %s", (address, path) => {
  run(address, "ar");
  expect(location.pathname).toBe(path);
});

it("asks for the page again where its language is not the stored one, unless cookies are blocked", () => {
  localStorage.setItem("language", "ar");
  expect(run("/about", "en")).toBe(true);
  expect([document.cookie, root.lang, root.dir]).toEqual(["language=ar", "ar", "rtl"]);
  root.hidden = false;
  // The cookie is there, and the page is in English anyway.
  expect(run("/about", "en")).toBe(false);
  document.cookie = "language=; max-age=0; path=/";
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  expect(run("/about", "en")).toBe(false);
});

it("shows the stored theme before the first paint", () => {
  localStorage.setItem("theme", "dark");
  expect(run("/about")).toBe(false);
  expect(root.dataset["theme"]).toBe("dark");
});

it("keeps the language of the address where site data is blocked", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(run("/ar/about", "ar")).toBe(false);
  expect([location.pathname, root.lang, root.dir]).toEqual(["/about", "ar", "rtl"]);
});
