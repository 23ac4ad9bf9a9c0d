import { expect, it } from "vitest";
import { NOTES, SOUNDS } from "./sounds.js";

const ends = (sound: (typeof SOUNDS)[number]) => Math.max(...NOTES[sound].map(({ atMs, ms }) => atMs + ms));
const melody = (sound: (typeof SOUNDS)[number]) => NOTES[sound].map(({ hz }) => hz);

it("lies where a kitchen is quiet and a tablet is loud", () => {
  for (const sound of SOUNDS)
    for (const { hz } of NOTES[sound]) {
      expect(hz).toBeGreaterThanOrEqual(650);
      expect(hz).toBeLessThanOrEqual(2000);
    }
});

it("can be told apart by rhythm and direction, and is over before the next call", () => {
  expect(melody("new")).toEqual([659, 988]);
  expect(melody("loud")).toEqual([659, 988, 1976]);
  expect(melody("changed")).toEqual([880, 880]);
  expect(melody("canceled")).toEqual([1047, 698, 1047, 698]);
  expect(melody("late")).toEqual([784, 784, 784]);
  expect(ends("new")).toBeLessThan(1600);
  expect(ends("loud")).toBeLessThan(900);
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(NOTES[sound]))).size).toBe(SOUNDS.length);
});
