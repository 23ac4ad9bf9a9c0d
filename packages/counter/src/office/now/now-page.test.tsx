// @vitest-environment jsdom
import { createPreference, openStorage } from "@talabee/domain";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { silentBell } from "../../adapters/bell/index.js";
import { CounterProvider, createCounter } from "../../app/counter.js";
import { storyNow } from "../../story-data/office.js";
import { OfficeProvider } from "../office-context.js";
import { Page } from "./now-page.js";

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => root.unmount());

it("says when its figures are old", async () => {
  let isCut = false;
  const storage = openStorage(() => null);
  const counter = createCounter({
    session: {
      token: () => "token",
      id: () => "sara",
      name: () => "Sara",
      subscribe: () => () => undefined,
      onSignedIn: () => undefined,
      onEnded: () => undefined,
    },
    language: createPreference(storage, "counter.language", ["en", "ar"], null),
    storage,
    bell: silentBell,
    fetch: async () =>
      isCut ? Response.json({}, { status: 403 }) : Response.json({ message: "", data: storyNow }),
  });
  root.render(
    <CounterProvider counter={counter}>
      <OfficeProvider
        value={{
          access: { name: "Sara", rights: ["order.read"] } as never,
          may: () => true,
          path: "/",
          query: new URLSearchParams(),
          go: () => undefined,
        }}
      >
        <Page />
      </OfficeProvider>
    </CounterProvider>,
  );
  await expect.poll(() => document.body.textContent).toContain("64");
  expect(document.querySelector("[data-slot=alert]")).toBeNull();
  isCut = true;
  await counter.queryClient.refetchQueries();
  await expect.poll(() => document.querySelector("[data-slot=alert]")?.textContent).toMatch(/\d\d:\d\d/u);
  expect(document.body.textContent).toContain("64");
});
