import type { SBType } from "storybook/internal/types";
import { expect, test } from "vitest";
import { listsIn } from "./constant-lists.js";
import { withControl } from "./controls.js";

const nothing: SBType = { name: "other", value: "undefined" };
const optional = (type: SBType): SBType => ({ name: "union", value: [type, nothing] });
const lists = { tones: ["info", "danger"] };
const tone: SBType = { name: "other", value: "unknown[number]", raw: "(typeof tones)[number]" };
const node: SBType = { name: "other", value: "ReactNode" };
const icon: SBType = { name: "other", value: "LucideIcon" };

const control = (type: SBType, value?: unknown) => {
  const row = withControl({ type }, value, lists);
  return row.control === false ? false : (row.type as SBType);
};

test("reads the constant lists of a source", () => {
  expect(listsIn('export const tones = ["info", "danger"] as const;\nconst sizes = [1] as const;')).toEqual([
    ["tones", ["info", "danger"]],
    ["sizes", []],
  ]);
});

test.each([
  ["an optional boolean", optional({ name: "boolean" }), undefined, { name: "boolean" }],
  ["an optional text", optional({ name: "string" }), undefined, { name: "string" }],
  [
    "a text or a number",
    { name: "union", value: [{ name: "string" }, { name: "number" }] },
    2,
    { name: "string" },
  ],
  ["an optional variant", optional(tone), undefined, { name: "enum", value: lists.tones }],
  ["a required variant", tone, "info", { name: "enum", value: lists.tones }],
  [
    "a part of the variants",
    optional({ name: "other", value: "Extract", raw: 'Extract<Tone, "danger">' }),
    undefined,
    { name: "enum", value: ["danger"] },
  ],
  ["content with a text", node, "Closed now", { name: "string" }],
  ["content without a value", node, undefined, { name: "string" }],
  ["an optional event", optional({ name: "other", value: "unknown" }), () => {}, { name: "function" }],
  ["data", { name: "object", value: {} }, { city: "Doha" }, { name: "object", value: {} }],
] as [string, SBType, unknown, object][])("offers a fitting control for %s", (_, type, value, expected) => {
  expect(control(type, value)).toMatchObject(expected);
});

test.each([
  ["an icon", optional(icon), undefined],
  ["an element", node, { $$typeof: Symbol.for("react.transitional.element"), type: "p" }],
  [
    "elements in data",
    { name: "object", value: {} },
    { icon: { $$typeof: Symbol.for("react.transitional.element") } },
  ],
] as [string, SBType, unknown][])("offers none for %s", (_, type, value) => {
  expect(control(type, value)).toBe(false);
});

test("keeps the control that a story chose", () => {
  const row = { type: tone, control: { type: "radio" as const } };
  expect(withControl(row, "info", lists)).toBe(row);
});
