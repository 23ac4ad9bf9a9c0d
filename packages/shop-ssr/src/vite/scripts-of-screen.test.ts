import { expect, it } from "vitest";
import { scriptsOfScreen } from "./scripts-of-screen.ts";

const manifest = {
  "src/main.tsx": { file: "assets/index.ts", isEntry: true, imports: ["_base.ts"] },
  "_base.ts": { file: "assets/base.ts" },
  "_cards.ts": { file: "assets/cards.ts", imports: ["_base.ts", "_rail.ts"] },
  "_rail.ts": { file: "assets/rail.ts", imports: ["_cards.ts"] },
  "src/routes/home.tsx": { file: "assets/home.ts", imports: ["src/main.tsx", "_cards.ts"] },
};

it("lists the scripts of a screen and what they import, without those of the entry", () => {
  expect(scriptsOfScreen(manifest, "src/routes/home.tsx")).toEqual([
    "/assets/home.ts",
    "/assets/cards.ts",
    "/assets/rail.ts",
  ]);
});

it("fails for a screen that was not built", () => {
  expect(() => scriptsOfScreen(manifest, "src/routes/cart.tsx")).toThrow(
    "the browser build has no src/routes/cart.tsx",
  );
});
