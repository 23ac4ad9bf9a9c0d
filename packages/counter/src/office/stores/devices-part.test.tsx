// @vitest-environment jsdom
import type { PanelStore, StoreDevice } from "@talabee/contract";
import { createPreference, openStorage } from "@talabee/domain";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { silentBell } from "../../adapters/bell/index.js";
import { CounterProvider, createCounter } from "../../app/counter.js";
import { DevicesPart } from "./devices-part.js";

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => root.unmount());

/** A device that had its sound on when it was last seen. */
const device = (id: string, minutesAgo: number, tested: boolean): StoreDevice => ({
  id,
  name: id,
  role: "counter",
  paired_at: "2026-11-29T08:00:00.000Z",
  paired_by: null,
  last_seen_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  heard_at: null,
  hearing: {
    sound: true,
    visible: true,
    awake: true,
    charging: null,
    printer: null,
    tested,
    stream_age: 0,
  },
});

it("says of a device that it hears only while it would ring", async () => {
  const items = [device("rings", 0, true), device("switched off", 60, true), device("muted", 0, false)];
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
    fetch: async () => Response.json({ message: "", data: { items, next_cursor: null } }),
  });
  root.render(
    <CounterProvider counter={counter}>
      <DevicesPart store={{ id: "bayt" } as PanelStore} />
    </CounterProvider>,
  );
  await expect.poll(() => document.querySelectorAll("[data-slot=badge]").length).toBe(3);
  const said = [...document.querySelectorAll("[data-slot=badge]")].map((badge) => badge.textContent);
  expect(said).toEqual(["Hears", "Does not hear", "Does not hear"]);
});
