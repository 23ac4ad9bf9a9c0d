// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { replayEarlyInput, type EarlyPress } from "./replay-early-input.js";

const pressed: string[] = [];

function button(text: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.textContent = text;
  element.addEventListener("click", () => pressed.push(text));
  return element;
}
async function replay(...presses: EarlyPress[]): Promise<void> {
  window.takeEarlyPresses = () => presses;
  replayEarlyInput();
  await vi.advanceTimersByTimeAsync(50);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pressed.length = 0;
  document.body.replaceChildren();
});

it("repeats the presses of a page that was reloaded, each once and in order", async () => {
  document.body.append(button("Add rice"), button("Add"), button("Add"));
  document.querySelectorAll("button")[2]!.addEventListener("click", () => pressed.push("second"));
  await replay({ label: "Add", at: 1 }, { label: "Add rice", at: 0 });
  expect(pressed).toEqual(["Add", "second", "Add rice"]);
});

it("waits for a button of a page that is rendered again", async () => {
  await replay({ label: "Add rice", at: 0 });
  expect(pressed).toEqual([]);
  document.body.append(button("Add rice"));
  await vi.advanceTimersByTimeAsync(50);
  expect(pressed).toEqual(["Add rice"]);
});

it("does not give a press to a similar button where the first press has removed its own", async () => {
  const [first, other] = [button("Add"), button("Add")];
  document.body.append(first, other);
  first.addEventListener("click", () => first.remove());
  const press = { element: first, label: "Add", at: 0 };
  await replay(press, press);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pressed).toEqual(["Add"]);
});

it("waits for a button whose data comes late, and does not hold up the others", async () => {
  const presses = [
    { label: "Add rice", at: 0 },
    { label: "Add", at: 0 },
  ];
  await replay(...presses);
  document.body.append(button("Add"));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(pressed).toEqual(["Add"]);
  document.body.append(button("Add rice"));
  await vi.advanceTimersByTimeAsync(50);
  expect(pressed).toEqual(["Add", "Add rice"]);
});

it("leaves what it waits for in the list, for a page that is loaded anew", async () => {
  const waiting: EarlyPress = { label: "Add rice", at: 0 };
  const presses = [{ label: "Add", at: 0 }, waiting];
  document.body.append(button("Add"));
  window.takeEarlyPresses = () => presses;
  replayEarlyInput();
  await vi.advanceTimersByTimeAsync(50);
  expect(pressed).toEqual(["Add"]);
  expect(presses).toEqual([waiting]);
  document.body.append(button("Add rice"));
  await vi.advanceTimersByTimeAsync(50);
  expect(presses).toEqual([]);
});

it("forgets a press whose button does not come, and those of a page that was left", async () => {
  await replay({ label: "Add rice", at: 0 });
  await vi.advanceTimersByTimeAsync(120_000);
  document.body.append(button("Add rice"));
  await replay({ label: "Add", at: 0 });
  history.pushState(null, "", "/elsewhere");
  document.body.append(button("Add"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pressed).toEqual([]);
});
