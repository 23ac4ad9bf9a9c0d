import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { dependenciesForNewerNode, publishedManifest, repositoryOf } from "./published-manifest.mjs";
import { root } from "./run-step.mjs";

interface Manifest {
  readonly name: string;
  readonly files: readonly string[];
  readonly engines?: Record<string, string>;
  readonly scripts: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly exports?: Record<string, unknown>;
}

const folders = ["contract", "domain", "ui", "create-talabee-app"].map((name) =>
  path.join(root, "packages", name),
);
const packages = folders.map((folder) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  return [manifest.name, manifest, folder] as const;
});

it("names the repository of the workflow that publishes it, and none elsewhere", () => {
  const environment = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "shop/talabee" };
  expect(repositoryOf("ui", environment)).toEqual({
    repository: { type: "git", url: "git+https://github.com/shop/talabee.git", directory: "packages/ui" },
  });
  expect(repositoryOf("ui", {})).toEqual({});
});

it("finds dependencies that need a newer Node than the package", () => {
  const manifest = { engines: { node: ">=20.19" } };
  const engines = {
    "any-parser": ">=18",
    "own-parser": undefined,
    "new-parser": ">=22.12",
    "even-parser": "^20.0.0 || ^22.0.0",
  };
  expect(dependenciesForNewerNode(manifest, engines)).toEqual([
    "new-parser (>=22.12)",
    "even-parser (^20.0.0 || ^22.0.0)",
  ]);
});

describe.each(packages)("%s, as it is published", (_, manifest, folder) => {
  it("builds before it is packed", () => {
    expect(manifest.scripts).toMatchObject({
      prepack: "node ../../tools/prepack.mjs",
      postpack: "node ../../tools/postpack.mjs",
    });
  });
  it("has neither sources nor tests", () => {
    expect(manifest.files).not.toContain("src");
    expect(JSON.stringify(publishedManifest(manifest))).not.toMatch(/src\/|@talabee\/source|devDependencies/);
  });
  it("has license, changes, introduction and the oldest Node that it runs on", () => {
    for (const file of ["LICENSE", "CHANGELOG.md", "README.md"])
      expect(existsSync(path.join(folder, file)), file).toBe(true);
    expect(readFileSync(path.join(folder, "LICENSE"), "utf8")).toBe(
      readFileSync(path.join(root, "LICENSE"), "utf8"),
    );
    expect(manifest.engines?.["node"]).toBe(">=20.19");
  });
  it("takes compatible versions of its dependencies", () => {
    for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }))
      expect(`${name} ${range}`).toMatch(/ \^\d/);
  });
  it("shares what an app may have only once", () => {
    const single = /^(react|react-dom|@radix-ui\/.*|@tanstack\/react-query)$/;
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => single.test(name))).toEqual([]);
  });
  it("links only to what is in the tarball", () => {
    for (const file of ["README.md", "CHANGELOG.md"]) {
      const text = readFileSync(path.join(folder, file), "utf8");
      const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => target!);
      const shipped = (target: string) =>
        existsSync(path.join(folder, target)) &&
        (/^(LICENSE|README\.md|CHANGELOG\.md)$/.test(target) ||
          manifest.files.some((entry) => target === entry || target.startsWith(`${entry}/`)));
      expect(targets.filter((target) => !shipped(target))).toEqual([]);
    }
  });
});
