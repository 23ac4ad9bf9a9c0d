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
/** Packages that are shipped, without development dependencies. */
const production = installed.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Licences that allow use, modification and sale of the product. */
const LICENCES =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PostgreSQL|OFL-1\.1|Zlib|LGPL-3\.0-or-later|MPL-2\.0)\b/;

/** Licences of packages that state them in a file instead of their manifest. */
const LICENCE_FILES: Readonly<Record<string, string>> = { limiter: "MIT" };

// `npm run supply-chain` checks for known vulnerabilities, which requires a registry with `npm audit`.
describe("REQ-SEC-26: dependencies", () => {
  it("are locked, each with a checksum, from a registry", () => {
    const loose = installed.filter(
      ([, { resolved, integrity, inBundle }]) =>
        // A bundled package is covered by the checksum of the package that contains it.
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

  it("run install scripts only if they were reviewed", () => {
    const silent = installed.filter(
      ([path, { hasInstallScript }]) => hasInstallScript === true && !(nameOf(path) in manifest.allowScripts),
    );
    expect(silent.map(([path]) => nameOf(path)).filter((name) => name !== "fsevents")).toEqual([]);
  });

  it("have licences that allow use, modification and sale", () => {
    const other = production.filter(
      ([path, { license }]) => !LICENCES.test(license ?? LICENCE_FILES[nameOf(path)] ?? "none"),
    );
    expect(other.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });
});
