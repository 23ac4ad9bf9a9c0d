import { createPreference, openStorage } from "@talabee/domain";
import { expect, it } from "vitest";
import { silentBell } from "../adapters/bell/index.js";
import { createCounter } from "./counter.js";

/** A device whose people come and go. */
function open() {
  const listeners = new Set<() => void>();
  let token: string | null = "first";
  const storage = openStorage(() => null);
  const { queryClient } = createCounter({
    session: {
      token: () => token,
      id: () => "",
      name: () => "",
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onSignedIn: () => undefined,
      onEnded: () => undefined,
    },
    language: createPreference(storage, "counter.language", ["en", "ar"], null),
    storage,
    bell: silentBell,
  });
  const become = (next: string | null) => {
    token = next;
    for (const listener of listeners) listener();
  };
  return { queryClient, become };
}

it("keeps nothing that one person has read for the next one", () => {
  const { queryClient, become } = open();
  queryClient.setQueryData(["panel", "/api/panel/access"], { rights: ["order.customer"] });
  become("first");
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  // The server has ended the session, or another tab has.
  become(null);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  queryClient.setQueryData(["panel"], "a late answer");
  become("second");
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
});
