// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Greeting } from "../screens/home-screen/greeting.js";
import { OpeningText } from "../widgets/store-card/opening-text.js";
import { LocaleProvider } from "./locale-provider.js";

let container: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["Date"] });
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders on a server at one time and hydrates at a later one. */
async function hydrateLater(text: ReactElement, { server, browser }: Record<"server" | "browser", string>) {
  const renderedAt = Date.parse(server);
  const page = (
    <LocaleProvider language="en" renderedAt={renderedAt}>
      {text}
    </LocaleProvider>
  );
  vi.setSystemTime(renderedAt);
  container.innerHTML = renderToString(page);
  const rendered = container.textContent;
  vi.setSystemTime(Date.parse(browser));
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { rendered, hydrated: container.textContent };
}

it("hydrates a greeting after the turn of the hour and then changes it", async () => {
  const times = { server: "2026-11-23T11:59:59.900+03:00", browser: "2026-11-23T12:00:00.600+03:00" };
  expect(await hydrateLater(<Greeting name={null} />, times)).toEqual({
    rendered: "Good morning. What would you like?",
    hydrated: "Good afternoon. What would you like?",
  });
});

it("hydrates an opening time after midnight and then changes it", async () => {
  const times = { server: "2026-11-23T23:59:59.900+03:00", browser: "2026-11-24T00:00:00.600+03:00" };
  expect(await hydrateLater(<OpeningText at="2026-11-24T08:00:00+03:00" />, times)).toEqual({
    rendered: "Opens tomorrow at 08:00",
    hydrated: "Opens at 08:00",
  });
});
