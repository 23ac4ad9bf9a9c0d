import { describe, expect, it } from "vitest";
import { findTouchedStories } from "./touched-stories.mjs";

const ui = "packages/ui/src";
/** Storybook's form: each module with those that import it. */
const stats = (importers: Record<string, string[]>) => ({
  modules: Object.entries(importers).map(([name, by]) => ({
    name,
    reasons: by.map((moduleName) => ({ moduleName })),
  })),
});
const graph = stats({
  [`./${ui}/primitives/button/button.tsx`]: [
    `./${ui}/primitives/button/index.ts`,
    `./${ui}/primitives/button/button.stories.tsx`,
  ],
  [`./${ui}/primitives/button/index.ts`]: [`./${ui}/widgets/cart/cart.tsx`],
  [`./${ui}/widgets/cart/cart.tsx`]: [`./${ui}/widgets/cart/cart.stories.tsx`],
  [`./${ui}/widgets/cart/plate.svg?raw`]: [`./${ui}/widgets/cart/cart.tsx`],
  [`./${ui}/widgets/cart/cart.stories.tsx`]: ["/virtual:/stories.js"],
  [`./${ui}/primitives/button/button.stories.tsx`]: ["/virtual:/stories.js"],
  [`./${ui}/locale/index.ts`]: ["./.storybook/preview.tsx", `./${ui}/widgets/cart/cart.tsx`],
  [`./${ui}/locale/messages/cart.ts`]: [`./${ui}/locale/index.ts`],
  "./.storybook/preview.tsx": ["/virtual:/project-annotations.js"],
});
const stories = [
  { id: "button--default", importPath: `./${ui}/primitives/button/button.stories.tsx` },
  { id: "cart--default", importPath: `./${ui}/widgets/cart/cart.stories.tsx` },
  { id: "cart--empty", importPath: `./${ui}/widgets/cart/cart.stories.tsx` },
];
const touched = (...changed: string[]) => {
  const { ids, all } = findTouchedStories(graph, changed, stories);
  return { ids: [...ids].sort(), all };
};

describe("findTouchedStories", () => {
  it("takes a story file's own stories", () => {
    expect(touched(`${ui}/widgets/cart/cart.stories.tsx`).ids).toEqual(["cart--default", "cart--empty"]);
  });

  it("goes up through every importer", () => {
    expect(touched(`${ui}/primitives/button/button.tsx`).ids).toEqual([
      "button--default",
      "cart--default",
      "cart--empty",
    ]);
    expect(touched(`${ui}/widgets/cart/cart.tsx`).ids).toEqual(["cart--default", "cart--empty"]);
  });

  it("knows a module by its file, whatever query it is imported with", () => {
    expect(touched(`${ui}/widgets/cart/plate.svg`).ids).toEqual(["cart--default", "cart--empty"]);
  });

  it("takes none for a file that no story imports", () => {
    expect(touched("apps/panel/src/main.ts", `${ui}/primitives/button/button.test.tsx`, "README.md")).toEqual(
      {
        ids: [],
        all: undefined,
      },
    );
  });

  it.each([
    "package-lock.json",
    ".storybook/main.ts",
    ".storybook/preview.tsx",
    ".storybook/preview.css",
    "packages/ui/tokens/base.json",
    `${ui}/theme/generated/variables.css`,
    `${ui}/theme/fonts/readex.woff2`,
    `${ui}/locale/messages/cart.ts`,
    "apps/panel/src/seed/pictures/karak.webp",
  ])("takes all for %s, and says so", (file) => {
    expect(touched("README.md", file)).toEqual({
      ids: ["button--default", "cart--default", "cart--empty"],
      all: file,
    });
  });

  it("ends where modules import each other", () => {
    const circle = stats({ "./a.ts": ["./b.ts"], "./b.ts": ["./a.ts", "./c.stories.tsx"] });
    const found = findTouchedStories(circle, ["a.ts"], [{ id: "c", importPath: "./c.stories.tsx" }]);
    expect([...found.ids]).toEqual(["c"]);
  });
});
