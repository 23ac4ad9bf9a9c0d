import { describe, expect, it } from "vitest";
import { createMountScheduler, type Position } from "./mount-scheduler.js";

/** A scheduler over named positions, with frames run by the test. */
function setUp(positions: Record<string, Position> = {}) {
  const applied: string[] = [];
  let pending: ((frameStart: number) => void) | undefined;
  let frames = 0;
  let clock = 0;
  const scheduler = createMountScheduler<string>({
    afterLayout: (callback) => {
      frames++;
      pending = callback;
    },
    now: () => clock,
    positionOf: (place) => positions[place] ?? { screens: 2, centerOffset: 0 },
  });
  return {
    applied,
    frames: () => frames,
    isIdle: () => pending === undefined,
    mount: (place: string) => scheduler.mount(place, () => applied.push(`+${place}`)),
    unmount: (place: string) => scheduler.unmount(place, () => applied.push(`-${place}`)),
    cancel: scheduler.cancel,
    /** Runs a frame that took the given ms before the scheduler's turn. */
    frame(took = 0) {
      const callback = pending;
      pending = undefined;
      clock += took;
      callback?.(clock - took);
      return applied.splice(0);
    },
  };
}

const at = (screens: number, centerOffset = 0): Position => ({ screens, centerOffset });

describe("createMountScheduler", () => {
  it("applies one change per frame, the nearest mount first", () => {
    const list = setUp({ far: at(1.9), near: at(1.2), middle: at(1.5) });
    for (const place of ["far", "near", "middle"]) list.mount(place);
    expect([list.frame(), list.frame(), list.frame()]).toEqual([["+near"], ["+middle"], ["+far"]]);
    expect(list.isIdle()).toBe(true);
  });

  it("orders visible places by the distance of their centers", () => {
    const list = setUp({ low: at(0, 400), center: at(0, 10), high: at(0, 300) });
    for (const place of ["low", "center", "high"]) list.mount(place);
    expect(list.frame()).toEqual(["+center", "+high"]);
  });

  it("applies two mounts per frame where one is urgent", () => {
    const list = setUp({ a: at(0.5), b: at(0.9), c: at(1.5) });
    for (const place of ["a", "b", "c"]) list.mount(place);
    expect([list.frame(), list.frame()]).toEqual([["+a", "+b"], ["+c"]]);
  });

  it("alternates mounts and unmounts, the oldest unmount first", () => {
    const list = setUp();
    for (const place of ["a", "b"]) list.mount(place);
    for (const place of ["x", "y"]) list.unmount(place);
    expect([list.frame(), list.frame(), list.frame(), list.frame()]).toEqual([
      ["+a"],
      ["-x"],
      ["+b"],
      ["-y"],
    ]);
  });

  it("delays unmounts while a mount is urgent, up to four of them", () => {
    const list = setUp({ a: at(0), b: at(0), c: at(0), d: at(0) });
    for (const place of ["a", "b", "c", "d"]) list.mount(place);
    for (const place of ["v", "w", "x", "y"]) list.unmount(place);
    expect([list.frame(), list.frame()]).toEqual([
      ["+a", "+b"],
      ["+c", "+d"],
    ]);
    const crowded = setUp({ a: at(0), b: at(0), c: at(0), d: at(0) });
    for (const place of ["a", "b", "c", "d"]) crowded.mount(place);
    for (const place of ["v", "w", "x", "y", "z"]) crowded.unmount(place);
    expect([crowded.frame(), crowded.frame(), crowded.frame()]).toEqual([["+a", "+b"], ["-v"], ["+c", "+d"]]);
  });

  it("skips up to three long frames, then applies the change", () => {
    const list = setUp();
    list.mount("a");
    expect([list.frame(13), list.frame(13), list.frame(13), list.frame(13)]).toEqual([[], [], [], ["+a"]]);
    const quick = setUp();
    quick.mount("a");
    expect(quick.frame(12)).toEqual(["+a"]);
  });

  it("does not skip a long frame where a mount is urgent", () => {
    const list = setUp({ a: at(0.2) });
    list.mount("a");
    expect(list.frame(100)).toEqual(["+a"]);
  });

  it("requests one frame for all queued changes, and none when the queues are empty", () => {
    const list = setUp();
    for (const place of ["a", "b", "c"]) list.mount(place);
    expect(list.frames()).toBe(1);
    list.cancel("a");
    list.cancel("b");
    list.frame();
    expect(list.isIdle()).toBe(true);
  });

  it("drops a change by the returned function, and both kinds by cancel", () => {
    const list = setUp();
    const drop = list.mount("a");
    list.mount("b");
    list.unmount("b");
    list.mount("c");
    drop();
    list.cancel("b");
    expect([list.frame(), list.frame()]).toEqual([["+c"], []]);
  });

  it("keeps the last change queued for a place", () => {
    const list = setUp();
    list.mount("a");
    list.mount("a");
    expect([list.frame(), list.frame()]).toEqual([["+a"], []]);
  });
});
