import { describe, expect, it } from "vitest";
import { findCycles, readSourceGraph } from "./source-graph.mjs";

const graphOf = (sources: Record<string, string>) =>
  readSourceGraph(Object.keys(sources), (file: string) => sources[file]!);

describe("readSourceGraph", () => {
  it("follows imports, re-exports, types and dynamic imports to the file they name", () => {
    const graph = graphOf({
      "a/one.ts": `import { two } from "./two.js"; import type { Three } from "../b/index.js"; void two;`,
      "a/two.tsx": `export * from "../b/index.js"; import("./three.js");`,
      "a/three.ts": `import "react"; import art from "./missing.svg?raw"; void art;`,
      "b/index.ts": "",
    });
    expect(Object.fromEntries(graph)).toEqual({
      "a/one.ts": ["a/two.tsx", "b/index.ts"],
      "a/two.tsx": ["b/index.ts", "a/three.ts"],
      "a/three.ts": [],
      "b/index.ts": [],
    });
  });
});

describe("findCycles", () => {
  it("finds files that import each other, directly or through others", () => {
    const graph = graphOf({
      "a.ts": `import "./b.js";`,
      "b.ts": `import "./c.js"; import "./d.js";`,
      "c.ts": `import "./a.js";`,
      "d.ts": `import type { E } from "./e.js";`,
      "e.ts": `import type { D } from "./d.js";`,
      "f.ts": `import "./a.js";`,
    });
    expect(findCycles(graph)).toEqual([
      ["d.ts", "e.ts"],
      ["a.ts", "b.ts", "c.ts"],
    ]);
  });

  it("finds none in this repo", () => {
    expect(findCycles(readSourceGraph())).toEqual([]);
  });
});
