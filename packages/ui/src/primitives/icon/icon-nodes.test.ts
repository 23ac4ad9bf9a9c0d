import { expect, test } from "vitest";
import * as own from "./icon-nodes.js";

const files: Record<string, string> = {
  X: "x",
  CircleAlert: "circle-exclamation-point",
  CircleCheck: "circle-check",
  Info: "info",
  TriangleAlert: "triangle-exclamation-point",
  Star: "star",
  Bell: "bell",
  Minus: "minus",
  Plus: "plus",
  Heart: "heart",
  Trash2: "trash",
};

test.each(Object.entries(own))("%s is Lucide's own drawing", async (name, node) => {
  const { __iconData } = (await import(`lucide-react/icons/${files[name]}`)) as {
    __iconData: { node: [string, Record<string, string>][] };
  };
  expect(node).toEqual(__iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]));
});
