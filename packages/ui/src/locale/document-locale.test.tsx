// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { DocumentLocale, LocaleProvider } from "./locale-provider.js";
import type { Language } from "./language.js";

const { documentElement } = document;
const root = createRoot(document.createElement("div"));
const show = (language: Language) =>
  act(async () =>
    root.render(
      <LocaleProvider language={language}>
        <DocumentLocale />
      </LocaleProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

it("sets the language of the page, but not over that of a browser that translates it", async () => {
  // A page of the server, which Chrome has translated before the app was there.
  Object.assign(documentElement, { lang: "hi", dir: "rtl", className: "translated-ltr" });
  await show("ar");
  expect([documentElement.lang, documentElement.dir]).toEqual(["hi", "rtl"]);
  // The customer chooses the other language: the browser translates that page, too.
  await show("en");
  expect([documentElement.lang, documentElement.dir]).toEqual(["en", "ltr"]);
  documentElement.className = "";
  documentElement.lang = "hi";
  await show("ar");
  expect([documentElement.lang, documentElement.dir]).toEqual(["ar", "rtl"]);
});
