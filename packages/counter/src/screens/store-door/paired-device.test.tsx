// @vitest-environment jsdom
import {
  board,
  boardEvents,
  type Call,
  type CallBody,
  decodeForm,
  type DeviceState,
  namePerson,
  ownDevice,
  pairDevice,
  panelStore,
  refuseOrder,
  sendHeartbeat,
} from "@talabee/contract";
import { createPreference } from "@talabee/domain";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { Bell } from "../../adapters/bell/index.js";
import { CounterProvider, createCounter } from "../../app/counter.js";
import { boardCard } from "../../story-data/board-cards.js";
import { storyStore } from "../../story-data/store.js";
import { StoreDoor } from "./index.js";

const CODE = "402917";
const device: DeviceState = {
  id: "tablet",
  name: "Counter tablet",
  role: "counter",
  vendor_id: storyStore.id,
  vendor_name: storyStore.name,
  people: [{ user_id: "sara", name: "Sara Ali", role: "manager" }],
  person: null,
};

/** A server with one device, which knows it by its cookie: whoever sends a token is somebody else. */
function createServer() {
  const state = {
    isPaired: false,
    beats: [] as CallBody<typeof sendHeartbeat>[],
    person: null as DeviceState["person"],
    refused: 0,
  };
  const refuse = (status: number, code: string, data: object | null = null) =>
    Response.json({ success: false, message: code, code, errors: {}, data, request_id: "r" }, { status });
  const send = (data: unknown) => Response.json({ success: true, message: "", data });
  const is = (call: Call, path: string) =>
    new RegExp(`^${call.path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u").test(path);
  const fetch = async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, "http://counter.test").pathname;
    /** The body as a server reads it. */
    const form = <C extends Call>(call: C) =>
      z.parse(call.body!, decodeForm(call.body!, init.body as FormData)) as CallBody<C>;
    expect(new Headers(init.headers).has("Authorization")).toBe(false);
    if (is(pairDevice, path)) {
      if (form(pairDevice).code !== CODE) return refuse(422, "pairing_code_wrong");
      state.isPaired = true;
      return send(device);
    }
    if (!state.isPaired) return refuse(401, "unauthenticated");
    if (is(ownDevice, path)) return send({ ...device, person: state.person });
    if (is(sendHeartbeat, path)) {
      state.beats.push(form(sendHeartbeat));
      return send({ at: new Date().toISOString(), hears: true, paused: null });
    }
    if (is(board, path)) return send({ at: new Date().toISOString(), last_event_id: "1", items: [fresh()] });
    if (is(boardEvents, path))
      return new Response(
        new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([58, 10])) }),
        {
          headers: { "Content-Type": "text/event-stream" },
        },
      );
    if (is(panelStore, path)) return send(storyStore);
    if (is(namePerson, path)) {
      if (form(namePerson).pin !== "2468") return refuse(409, "pin_wrong", { tries_left: 4 });
      state.person = { ...device.people[0]!, until: new Date(Date.now() + 60_000).toISOString() };
      return send(state.person);
    }
    if (is(refuseOrder, path)) {
      if (state.person === null) return refuse(403, "person_missing");
      state.refused++;
      return send({ ...fresh(), version: 2, order_status: "canceled", lane: null, accept_by: null });
    }
    throw new Error(path);
  };
  return { state, fetch };
}

const fresh = () => {
  const now = new Date().toISOString();
  return boardCard({ placed_at: now, released_at: now });
};

beforeAll(async () => {
  await Promise.all([
    import("../sign-in-screen/index.js"),
    import("./board-panels.js"),
    import("./store-screens.js"),
  ]);
}, 60_000);

let root: Root;
let server: ReturnType<typeof createServer>;
let isAudible: boolean;
const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date", "performance"] });
  kept.clear();
  isAudible = false;
  server = createServer();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const bell: Bell = {
  isAudible: () => isAudible,
  subscribe: () => () => undefined,
  unlock: async () => (isAudible = true),
  play: () => undefined,
};

async function openDoor(): Promise<void> {
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const counter = createCounter({
    session: {
      token: () => null,
      id: () => "",
      name: () => "",
      subscribe: () => () => undefined,
      onSignedIn: () => undefined,
      onEnded: () => undefined,
    },
    language: createPreference(
      { ...storage, remove: () => undefined, keys: () => [] },
      "language",
      ["en", "ar"],
      null,
    ),
    storage,
    bell,
    fetch: server.fetch as unknown as typeof fetch,
  });
  await act(async () =>
    root.render(
      <CounterProvider counter={counter}>
        <StoreDoor screen="orders" hrefs={{ orders: "/" }} look="light" onLook={() => undefined} />
      </CounterProvider>,
    ),
  );
}
const text = () => document.body.textContent;
/** Waits until something is there, as a person would. */
async function until(check: () => void): Promise<void> {
  for (let looks = 0; ; looks++) {
    await act(async () => new Promise((done) => setTimeout(done, 5)));
    try {
      return check();
    } catch (error) {
      if (looks > 1000) throw error;
    }
  }
}
async function press(name: RegExp): Promise<void> {
  const find = () => [...document.querySelectorAll("button")].find((one) => name.test(one.textContent));
  await until(() => expect(find()).toBeDefined());
  await act(async () => find()!.click());
}
async function type(selector: string, value: string): Promise<void> {
  await until(() => expect(document.querySelector(selector)).not.toBeNull());
  const input = document.querySelector<HTMLInputElement>(selector)!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
async function pairAndStart(): Promise<void> {
  await openDoor();
  await press(/^Pair this device/);
  await type("input", CODE);
  await press(/^Ring the bell/);
  await press(/^Yes, we heard it/);
  await until(() => expect(text()).toContain("TB-20431"));
}

it(
  "pairs by a code, and says every twenty seconds what it hears",
  { tags: ["REQ-COUNTER-09"], timeout: 60_000 },
  async () => {
    await openDoor();
    await press(/^Pair this device/);
    await type("input", "111111");
    await until(() => expect(text()).toContain("pairing_code_wrong"));
    await type("input", CODE);
    await until(() => expect(text()).toContain("Ring the bell"));
    // Before the bell was heard, it does not count as one that hears.
    await until(() => expect(server.state.beats.at(-1)).toMatchObject({ tested: false }));
    await press(/^Ring the bell/);
    await press(/^Yes, we heard it/);
    await until(() => expect(server.state.beats.at(-1)).toMatchObject({ sound: true, tested: true }));
    await until(() => expect(text()).toContain("TB-20431"));
    const before = server.state.beats.length;
    await act(async () => vi.advanceTimersByTime(60_000));
    await until(() => expect(server.state.beats.length).toBe(before + 3));
    // Nothing was heard of the stream meanwhile.
    expect(server.state.beats.at(-1)!.stream_age).toBeGreaterThanOrEqual(60);
    expect(kept.get("counter.device")).toBe("paired");
  },
);

it(
  "learns that its pairing was ended, and says so until it is paired again",
  { tags: ["REQ-COUNTER-09"], timeout: 60_000 },
  async () => {
    await pairAndStart();
    server.state.isPaired = false;
    await act(async () => vi.advanceTimersByTime(20_000));
    await until(() => expect(text()).toContain("This device is no longer paired"));
    await act(async () => root.render(null));
    await openDoor();
    await until(() => expect(text()).toContain("This device is no longer paired"));
    await type("input", CODE);
    await until(() => expect(text()).toContain("TB-20431"));
  },
);

it("asks who refuses an order, by a PIN", { tags: ["REQ-COUNTER-09"], timeout: 60_000 }, async () => {
  await pairAndStart();
  await press(/^Refuse$/);
  await until(() => expect(document.querySelector("[type=radio]")).not.toBeNull());
  await act(async () => document.querySelector<HTMLInputElement>("[type=radio]")!.click());
  await press(/^Refuse the order/);
  await until(() => expect(text()).toContain("Who are you?"));
  expect(server.state.refused).toBe(0);
  await type("[type=password]", "1111");
  await press(/^Confirm/);
  await until(() => expect(text()).toContain("4 tries are left"));
  await type("[type=password]", "2468");
  await press(/^Confirm/);
  await until(() => expect(server.state.refused).toBe(1));
  await until(() => expect(text()).not.toContain("Who are you?"));
});
