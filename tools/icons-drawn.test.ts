import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

it("draws every Lucide icon with Icon: the storefront's bundle has them as data, not as components", () => {
  const drawn = globSync(["packages/ui/src/**/*.tsx", "apps/storefront/src/**/*.tsx"], {
    cwd: root,
    exclude: ["**/*.stories.tsx", "**/*.test.tsx"],
  }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const imported = /import \{([^}]*)\} from "lucide-react"/.exec(text)?.[1] ?? "";
    return imported
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ") && new RegExp(`<${name}\\b`).test(text))
      .map((name) => `${file}: <${name}>`);
  });
  expect(drawn).toEqual([]);
});
