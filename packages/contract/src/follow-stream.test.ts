import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PanelClient } from "./client.js";
import { events } from "./calls.js";
import { followStream } from "./follow-stream.js";
import { PanelError } from "./panel-error.js";

type Open = PanelClient["open"];

/** A response that sends these blocks of events and ends. */
const stream = (...blocks: string[]) => new Response(new Blob(blocks).stream());
const event = (id: number, name = "message") => `id: ${id}\nevent: ${name}\ndata: ${id}\n\n`;

/** Follows streams that open with these outcomes, one after another; returns what was reported. */
async function follow(...outcomes: (Response | Error)[]) {
  const opened: (string | undefined)[] = [];
  const data: unknown[] = [];
  const broken: boolean[] = [];
  const stop = new AbortController();
  const open: Open = (_call, options) => {
    opened.push(options?.lastEventId);
    const next = outcomes.shift();
    if (next === undefined) stop.abort();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error("stopped"));
  };
  const following = followStream({ open, readEvent: (_call, text) => Number(text) as never }, events, {
    signal: stop.signal,
    onEvent: (one) => data.push(one),
    onBroken: (isBroken) => broken.push(isBroken),
    isLast: (name) => name === "done",
  });
  await vi.runAllTimersAsync();
  await following;
  return { opened, data, broken };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ends with the last event", async () => {
  expect(await follow(stream(event(1), event(2, "done")))).toEqual({
    opened: [undefined],
    data: [1, 2],
    broken: [false, false],
  });
});

it("is whole again as soon as anything is heard, also without an event", async () => {
  const { data, broken } = await follow(
    new TypeError("offline"),
    stream(": ping\n\n"),
    stream(event(1, "done")),
  );
  expect(data).toEqual([1]);
  expect(broken).toEqual([true, false, true, false]);
});

it("reopens a broken stream after its last event", async () => {
  expect(await follow(stream(event(1)), new TypeError("offline"), stream(event(2, "done")))).toEqual({
    opened: [undefined, "1", "1"],
    data: [1, 2],
    broken: [false, true, true, false],
  });
});

it.each([401, 403, 404])("gives up after a refusal with %i", async (status) => {
  const refusal = new PanelError({ message: "", status, code: "forbidden" });
  expect((await follow(refusal, stream(event(1)))).opened).toHaveLength(1);
});

it("tries again when there are too many streams", async () => {
  const refusal = new PanelError({ message: "", status: 429, code: "too_many_requests" });
  expect((await follow(refusal, stream(event(1, "done")))).data).toEqual([1]);
});

it("stops without an error when its reader leaves", async () => {
  expect((await follow()).broken).toEqual([]);
});
