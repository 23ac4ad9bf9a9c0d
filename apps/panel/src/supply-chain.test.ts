import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "./package-root.js";
import { recordFigure } from "./testing/record-figure.js";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  inBundle?: boolean;
}

const root = join(packageRoot, "../..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && link !== true,
);
/** What is shipped, not what builds and tests it. */
const production = installed.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Licences that let the product be used, changed and sold. */
const LICENCES =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PostgreSQL|OFL-1\.1|Zlib|LGPL-3\.0-or-later|MPL-2\.0)\b/;

/** Packages that say it in a file of their own instead of their manifest. */
const LICENCE_FILES: Readonly<Record<string, string>> = { limiter: "MIT" };

// Known weaknesses are looked up by `npm run supply-chain`: that takes a registry that answers `npm audit`.
describe("REQ-SEC-26: what the product is made of", () => {
  it("is fixed by the lock file, each package with its checksum, from a registry", () => {
    const loose = installed.filter(
      ([, { resolved, integrity, inBundle }]) =>
        // What lies inside another package's archive comes with its checksum.
        inBundle !== true &&
        (!(integrity ?? "").startsWith("sha512-") || !(resolved ?? "https://").startsWith("https://")),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
    recordFigure("REQ-SEC-26", {
      what: "packages shipped",
      value: production.length,
      limit: "each with a checksum",
    });
  });

  it("runs scripts at install only where that was looked at", () => {
    const silent = installed.filter(
      ([path, { hasInstallScript }]) => hasInstallScript === true && !(nameOf(path) in manifest.allowScripts),
    );
    expect(silent.map(([path]) => nameOf(path)).filter((name) => name !== "fsevents")).toEqual([]);
  });

  it("may be used, changed and sold", () => {
    const other = production.filter(
      ([path, { license }]) => !LICENCES.test(license ?? LICENCE_FILES[nameOf(path)] ?? "none"),
    );
    expect(other.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });
});
