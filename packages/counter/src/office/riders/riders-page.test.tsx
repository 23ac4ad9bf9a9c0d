// @vitest-environment jsdom
import { createRider, decodeForm, type Rider } from "@talabee/contract";
import { createPreference, openStorage } from "@talabee/domain";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { silentBell } from "../../adapters/bell/index.js";
import { CounterProvider, createCounter } from "../../app/counter.js";
import { OfficeProvider } from "../office-context.js";
import { Page } from "./riders-page.js";

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => root.unmount());

const rider = (name: string, change: Partial<Rider> = {}): Rider => ({
  id: name,
  name,
  phone: "+97455123456",
  is_available: false,
  location: null,
  order_id: null,
  ...change,
});

/** Shows the page over a server with these riders; returns what was sent to make another. */
async function show(items: readonly Rider[], rights: readonly string[]) {
  const sent: unknown[] = [];
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
    fetch: async (_, { method, body } = {}) => {
      if (method !== "POST") return Response.json({ message: "", data: { items, next_cursor: null } });
      sent.push(z.parse(createRider.body!, decodeForm(createRider.body!, body as FormData)));
      return Response.json(
        {
          success: false,
          message: "No such account",
          code: "no_account",
          errors: {},
          data: null,
          request_id: "r",
        },
        { status: 422 },
      );
    },
  });
  root.render(
    <CounterProvider counter={counter}>
      <OfficeProvider
        value={{
          access: { name: "Sara", rights } as never,
          may: (right) => rights.includes(right),
          path: "/riders",
          query: new URLSearchParams(),
          go: () => undefined,
        }}
      >
        <Page />
      </OfficeProvider>
    </CounterProvider>,
  );
  await expect.poll(() => document.querySelector("table, [data-slot=empty-state]")).not.toBeNull();
  return sent;
}

it("says what each rider does, and offers no change to those who only look", async () => {
  await show(
    [rider("Karim", { order_id: "o1" }), rider("Amal", { is_available: true }), rider("Sami")],
    ["rider.read"],
  );
  const states = [...document.querySelectorAll("tbody td:nth-child(3)")].map((cell) => cell.textContent);
  expect(states).toEqual(["Carries an order", "On duty", "Off duty"]);
  expect(document.querySelector('a[href="/orders/o1"]')).not.toBeNull();
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("tbody button")).toBeNull();
});

it("sends a new rider with the market's prefix, and keeps what was typed when it is refused", async () => {
  const sent = await show([], ["rider.read", "rider.manage"]);
  const fields = [...document.querySelectorAll("input")];
  const typed = ["karim@example.com", "Karim", "كريم", "55123456"];
  for (const [at, text] of typed.entries()) {
    // As typing does it: React replaces the property of the element itself.
    Reflect.set(HTMLInputElement.prototype, "value", text, fields[at]);
    fields[at]!.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.querySelector("form")!.requestSubmit();
  await expect.poll(() => document.body.textContent).toContain("No such account");
  expect(sent).toEqual([
    { email: "karim@example.com", name: "Karim", name_ar: "كريم", phone: "+97455123456" },
  ]);
  expect(fields.map(({ value }) => value)).toEqual(typed);
});
