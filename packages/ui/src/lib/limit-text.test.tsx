// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { LocaleProvider } from "../locale/index.js";
import { TextArea } from "../primitives/text-area/index.js";
import { TextField } from "../primitives/text-field/index.js";

beforeAll(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** Inserts a text at the caret, as a browser does, and tells React. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string, at = field.value.length) {
  // What the native attribute would do: it counts UTF-16 units.
  const room = field.maxLength < 0 ? Infinity : field.maxLength - field.value.length;
  const taken = text.slice(0, room);
  const value = field.value.slice(0, at) + taken + field.value.slice(at);
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
    field.setSelectionRange(at + taken.length, at + taken.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it.each([
  ["one line", TextField, "input"],
  ["several lines", TextArea, "textarea"],
] as const)("a field of %s takes as many characters as the server, whatever they are", (_, Field, tag) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const values: string[] = [];
  act(() =>
    root.render(
      <LocaleProvider language="en">
        <Field label="Note" maxLength={10} onValueChange={(value) => void values.push(value)} />
      </LocaleProvider>,
    ),
  );
  const field = host.querySelector<HTMLInputElement | HTMLTextAreaElement>(tag)!;
  insert(field, "🍔".repeat(8));
  expect(field.value).toBe("🍔".repeat(8));
  expect(field.parentElement?.textContent).toContain(tag === "textarea" ? "2" : "");
  // In the middle: what is too many of the pasted text goes, not what stood behind it.
  insert(field, "abcd", 4);
  expect(field.value).toBe(`🍔🍔ab${"🍔".repeat(6)}`);
  expect(field.selectionEnd).toBe(6);
  insert(field, "c");
  expect(values.at(-1)).toBe(`🍔🍔ab${"🍔".repeat(6)}`);
  act(() => root.unmount());
});
