import { expect, it } from "vitest";
import { scriptsOfScreens } from "./scripts-of-screens.js";

const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_base.js"] },
  "_base.js": { file: "assets/base.js" },
  "_cards.js": { file: "assets/cards.js", imports: ["_base.js", "_rail.js"] },
  "_rail.js": { file: "assets/rail.js", imports: ["_cards.js"] },
  "src/routes/home.tsx": { file: "assets/home.js", imports: ["index.html", "_cards.js"] },
};

it("lists the scripts of screens and what they import, without those of the entry", () => {
  expect(scriptsOfScreens(manifest, ["src/routes/home.tsx"])).toEqual([
    "/assets/home.js",
    "/assets/cards.js",
    "/assets/rail.js",
  ]);
});

it("fails for a screen that was not built", () => {
  expect(() => scriptsOfScreens(manifest, ["src/routes/cart.tsx"])).toThrow(
    "the browser build has no src/routes/cart.tsx",
  );
});
