import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ownedStyles,
  readSources,
  readVersions,
  registryFiles,
  type RegistryItem,
  registryItems,
  withoutExtensions,
} from "./build-registry.ts";

const packageOf = (dependency: string) => dependency.replace(/(?<=.)@.*$/, "");

let items: readonly RegistryItem[] = [];
const named = (name: string) => items.find((item) => item.name === name)!;
/** An item with all that it brings along. */
function installed(name: string, seen = new Map<string, RegistryItem>()) {
  const item = named(name);
  expect(item, `${name} is in the registry`).toBeDefined();
  if (seen.has(name)) return seen;
  seen.set(name, item);
  for (const dependency of item.registryDependencies) installed(dependency.replace("@talabee/", ""), seen);
  return seen;
}

beforeAll(async () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  items = registryItems(await readSources(path.join(folder, "src")), await readVersions(folder));
});

describe("the registry for owned source", () => {
  it("has every component once, with a type, and the index names them all", () => {
    const names = items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["base", "button", "store-card", "checkout-screen"]));
    expect(named("button").type).toBe("registry:ui");
    expect(named("store-card").type).toBe("registry:block");
    const files = registryFiles(items);
    expect(files.size).toBe(names.length + 1);
    const index = JSON.parse(files.get("registry.json")!) as { items: RegistryItem[] };
    expect(index.items.map(({ name }) => name)).toEqual(names);
    expect(index.items[0]!.files[0]).not.toHaveProperty("content");
  });

  it("brings every file and package that its files import, and no story or test", () => {
    for (const { name } of items) {
      const closure = [...installed(name).values()];
      const files = new Set(closure.flatMap((item) => item.files.map(({ target }) => target)));
      const packages = new Set(closure.flatMap((item) => item.dependencies.map(packageOf)));
      for (const file of named(name).files) {
        expect(file.target).not.toMatch(/\.(stories|test)\.|\/(docs|conformance|story-data)\//);
        for (const [, request] of file.content.matchAll(
          /^(?:import|export)\b(?:[^"'=;(]*\bfrom)? ["']([^"']+)["'];/gm,
        )) {
          if (/^(\.|react(-dom)?(\/|$)|tailwindcss)/.test(request!)) continue;
          const wanted = /^(@[^/]+\/)?[^/]+/.exec(request!)![0];
          expect(packages, `${file.target} imports ${request}`).toContain(wanted);
        }
        if (file.target.endsWith(".css")) continue;
        for (const [, request] of file.content.matchAll(/(?:\bfrom |\bimport\()["'](\.[^"']+)["']/g)) {
          const target = path.posix.join(path.posix.dirname(file.target), request!);
          const found = [".ts", ".tsx", "/index.ts", ""].some((ending) => files.has(target + ending));
          expect(found, `${name}: ${file.target} imports ${request}`).toBe(true);
        }
      }
    }
  });

  it("keeps components apart: a card names its button instead of copying it", () => {
    const card = named("store-card");
    expect(card.registryDependencies).toContain("@talabee/favourite-button");
    const own = /^src\/talabee\/(widgets\/store-card|lib)\//;
    expect(card.files.filter(({ target }) => !own.test(target))).toEqual([]);
    expect(named("location-map").devDependencies).toContainEqual(
      expect.stringMatching(/^@types\/leaflet@\d/),
    );
  });

  it("adds to the theme of the app and resets none of it", () => {
    const styles = named("base").files.filter(({ target }) => target.endsWith(".css"));
    expect(styles.length).toBeGreaterThan(8);
    for (const { target, content } of styles) {
      expect(content, target).not.toMatch(/-\*: initial|--(default-font-family|spacing|font-sans):/);
      expect(content, target).not.toMatch(/(^|[\s}])(html|body) ?\{/m);
    }
    const { content } = styles.find(({ target }) => target === "src/talabee/theme/styles.css")!;
    const imported = [...content.matchAll(/@import "\.\/([^"]+)"/g)].map(
      ([, name]) => `src/talabee/theme/${name!}`,
    );
    expect(styles.map(({ target }) => target)).toEqual(expect.arrayContaining(imported));
    expect(imported).toHaveLength(styles.length - 1);
    expect(ownedStyles('--ui-font-sans: "Readex Pro", sans-serif;')).toContain('"Readex Pro Variable"');
  });

  it("leaves out the extension of modules, which not every bundler resolves to TypeScript", () => {
    const sources = new Map([
      ["a/b.ts", ""],
      ["a/own.js", ""],
      ["c/index.ts", ""],
    ]);
    const code = 'import x from "./b.js";\nimport "./own.js";\nexport * from "../c/index.js";\n';
    expect(withoutExtensions("a/a.ts", code, sources)).toBe(
      'import x from "./b";\nimport "./own.js";\nexport * from "../c";\n',
    );
  });
});
