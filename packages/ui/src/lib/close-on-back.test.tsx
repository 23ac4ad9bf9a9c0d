// @vitest-environment jsdom
import { act, StrictMode, useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CloseOnBack, useCloseOnBack } from "./close-on-back.js";

/** What the app's router hears of, by path. */
const heard: string[] = [];
const hear = () => heard.push(location.pathname);
let root: Root;
let setOpen: (names: readonly string[]) => void;
/** What is open. */
let names: readonly string[] = [];

function Overlay({ name, isOpen, close }: { name: string; isOpen: boolean; close: () => void }) {
  useCloseOnBack(isOpen, close);
  return isOpen ? name : null;
}

function Page() {
  const [opened, set] = useState<readonly string[]>([]);
  useEffect(() => {
    setOpen = set;
    names = opened;
  }, [opened]);
  return ["sheet", "dialog", "stubborn"].map((name) => (
    <Overlay
      key={name}
      name={name}
      isOpen={opened.includes(name)}
      close={() => name !== "stubborn" && set((all) => all.filter((one) => one !== name))}
    />
  ));
}

const settle = (ms = 30) => act(() => new Promise<void>((done) => setTimeout(done, ms)));
const show = async (...wanted: string[]) => {
  act(() => setOpen(wanted));
  await settle();
};
const go = async (delta: number) => {
  history.go(delta);
  await settle(60);
};
/** Follows a link, as a router does. */
const visit = (path: string) => history.pushState({ key: path }, "", path);

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Each test begins on a page of its own, with one before it.
  history.pushState({ key: "before" }, "", "/before");
  history.pushState({ key: "cart" }, "", "/cart");
  addEventListener("popstate", hear);
  root = createRoot(document.createElement("div"));
  act(() =>
    root.render(
      <StrictMode>
        <CloseOnBack>
          <Page />
        </CloseOnBack>
      </StrictMode>,
    ),
  );
  await settle();
  heard.length = 0;
});
afterEach(() => {
  act(() => root.unmount());
  removeEventListener("popstate", hear);
  vi.unstubAllGlobals();
});

it("closes what is open, and leaves the page with the next Back", async () => {
  await show("sheet");
  await go(-1);
  expect(names).toEqual([]);
  expect([location.pathname, ...heard]).toEqual(["/cart"]);
  await go(-1);
  expect([location.pathname, ...heard]).toEqual(["/before", "/before"]);
});

it("closes nested overlays one at a time", async () => {
  await show("sheet");
  await show("sheet", "dialog");
  await go(-1);
  expect(names).toEqual(["sheet"]);
  await go(-1);
  expect(names).toEqual([]);
  expect(heard).toEqual([]);
  expect(location.pathname).toBe("/cart");
});

it("closes all that a jump leaves", async () => {
  await show("sheet");
  await show("sheet", "dialog");
  await go(-2);
  expect(names).toEqual([]);
  expect(location.pathname).toBe("/cart");
});

it("leaves the page with one Back after overlays that were closed otherwise", async () => {
  for (let times = 0; times < 3; times++) {
    await show("sheet");
    await show("sheet", "dialog");
    await show();
  }
  await go(-1);
  await settle();
  expect(location.pathname).toBe("/before");
  expect(heard).toEqual(["/before"]);
});

it("closes the outer overlay after the inner was closed otherwise", async () => {
  await show("sheet");
  await show("sheet", "dialog");
  await show("sheet");
  await go(-1);
  expect(names).toEqual([]);
  expect(location.pathname).toBe("/cart");
});

it("does not open anything with Forward", async () => {
  await show("sheet");
  await go(-1);
  await go(1);
  expect(names).toEqual([]);
  expect([location.pathname, ...heard]).toEqual(["/cart"]);
  await go(-1);
  await settle();
  expect(location.pathname).toBe("/before");
});

it("neither loses nor doubles an entry where a link in an overlay leads on", async () => {
  await show("sheet");
  await show("sheet", "dialog");
  visit("/checkout");
  await show();
  await go(-1);
  await settle();
  expect(location.pathname).toBe("/cart");
  expect(heard).toEqual(["/cart"]);
  await go(-1);
  await settle();
  expect(location.pathname).toBe("/before");
});

it("keeps what the page has written into its address while an overlay was open", async () => {
  await show("sheet");
  history.replaceState({ key: "filtered" }, "", "/cart?open=1");
  await go(-1);
  expect(names).toEqual([]);
  expect(location.search).toBe("?open=1");
  expect(history.state).toMatchObject({ key: "filtered" });
});

it("leaves the page with one Back after it was reloaded with an open overlay", async () => {
  await show("sheet");
  // The script starts again on the entry of the overlay.
  act(() => root.unmount());
  root = createRoot(document.createElement("div"));
  act(() =>
    root.render(
      <CloseOnBack>
        <Page />
      </CloseOnBack>,
    ),
  );
  await go(-1);
  await settle();
  expect([location.pathname, ...heard]).toEqual(["/before", "/before"]);
});

it("covers the page again for an overlay that does not close", async () => {
  await show("stubborn");
  for (let times = 0; times < 2; times++) {
    await go(-1);
    expect(location.pathname).toBe("/cart");
    await settle(400);
  }
  expect(names).toEqual(["stubborn"]);
});

it("tells the router of its own entries alone", async () => {
  const length = history.length;
  visit("/cart?sort=price");
  history.replaceState({ key: "again" }, "", "/cart?sort=time");
  expect(history.length).toBe(length + 1);
  await go(-1);
  expect(heard).toEqual(["/cart"]);
});

it("leaves the history alone without a provider", async () => {
  act(() => root.render(<Page />));
  const length = history.length;
  await show("sheet");
  expect(history.length).toBe(length);
  expect(Object.hasOwn(history, "pushState")).toBe(false);
});
