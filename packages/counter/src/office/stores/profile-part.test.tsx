// @vitest-environment jsdom
import type { PanelStore } from "@talabee/contract";
import { createPreference, openStorage } from "@talabee/domain";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { silentBell } from "../../adapters/bell/index.js";
import { CounterProvider, createCounter } from "../../app/counter.js";
import { OfficeProvider, type Office } from "../office-context.js";
import { ProfilePart } from "./profile-part.js";

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => root.unmount());

const texts = { en: "Um Ali", ar: "أم علي" };
const store = {
  id: "um-ali",
  name: texts,
  description: texts,
  legal_name: "",
  brand_color: "#0b6b6b",
  category_ids: [] as readonly string[],
  logo: null,
  cover: null,
} as unknown as PanelStore;

it("says where the first category is made", async () => {
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
    fetch: async () => Response.json({ message: "", data: { items: [], next_cursor: null } }),
  });
  root.render(
    <CounterProvider counter={counter}>
      <OfficeProvider value={{ may: () => true } as unknown as Office}>
        <ProfilePart store={store} />
      </OfficeProvider>
    </CounterProvider>,
  );
  await expect.poll(() => document.body.textContent).toContain("add the first one below");
});
