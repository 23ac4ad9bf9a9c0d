import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { desktopParts as parts } from "./desktop-parts.mjs";
import { root } from "./run-step.mjs";

it("leaves out only parts that exist", () => {
  expect(parts.length).toBeGreaterThan(0);
  const existing = globSync("packages/ui/src/primitives/*/", { cwd: root }).map((folder) =>
    path.basename(folder),
  );
  expect(parts.filter((part) => !existing.includes(part))).toEqual([]);
});

it("keeps the styles of every part that the shop can show", () => {
  const left = new RegExp(`primitives/(?:${parts.join("|")})/`);
  const imports = new RegExp(`from "[^"]*/(?:primitives/)?(?:${parts.join("|")})/[^"]*"`);
  const users = globSync(["packages/ui/src/**/*.{ts,tsx}", "apps/storefront/src/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter(
    (file) =>
      !/\.(stories|test)\.|\/(docs|conformance|story-data|flows)\/|ui\/src\/index\.ts$/.test(file) &&
      !left.test(file) &&
      imports.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(users).toEqual([]);
});
