import { expect, test } from "vitest";
import { examplePropsIn, readExampleProps } from "./example-props.js";

const types = new Map([["Tone", ["info", "danger"]]]);

test("reads the props of a story's own component", () => {
  const source = `
    interface Rest { long?: boolean | undefined; onPress: () => void }
    function Example({ count = 3, closed = false, tone = "info", size, name, onPress, change = {}, ...props }:
      { count?: number; closed?: boolean; tone?: Tone; size: "small" | "large"; name?: string | undefined } & Rest) {
      return null;
    }
    const meta = { component: Example, title: "x" };`;
  expect(examplePropsIn(source, types)).toEqual({
    count: { type: { name: "number" }, defaultValue: 3 },
    closed: { type: { name: "boolean" }, defaultValue: false },
    tone: { type: { name: "enum", value: ["info", "danger"] }, defaultValue: "info" },
    size: { type: { name: "enum", value: ["small", "large"] } },
    name: { type: { name: "string" } },
  });
});

test("reads none of a component that is imported", () => {
  expect(
    examplePropsIn(`import { Card } from "./card.js"; const meta = { component: Card, };`, types),
  ).toEqual({});
});

test("finds the props of widgets and screens", () => {
  const props = readExampleProps();
  expect(props["packages/ui/src/widgets/order-card/order-card.stories.tsx"]).toMatchObject({
    eta: { type: { name: "boolean" }, defaultValue: true },
    status: { type: { name: "enum", value: expect.arrayContaining(["delivering"]) as string[] } },
  });
  expect(Object.keys(props).length).toBeGreaterThan(50);
});
