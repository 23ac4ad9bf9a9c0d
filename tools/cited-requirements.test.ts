import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";

const PAGE = "docs/requirements.md";

/** Sources and docs by path, without what is generated or pure data. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|m?js|css|mdx?|ya?ml)$/.test(file) && !file.startsWith("art/archetypes/"))
  .filter((file) => file !== PAGE && existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

const defined = [
  ...readFileSync(path.join(root, PAGE), "utf8").matchAll(/^\| (REQ-[A-Z0-9]+-\d{2,3}) /gm),
].map(([, id]) => id);

// Assembled, so that this file does not match itself.
const OLD_FORMS = [
  // A section of the specification
  new RegExp(`\\b[Ss]pec(ification)?(['’]s)?,? ${"sections?"} \\d`),
  new RegExp(`\\(${"sections?"} \\d`),
  // A numbered decision
  new RegExp(`\\b${"settled"}:? \\d`),
  new RegExp(`\\b${"api-and"}-rules\\b`),
  // A point of a design page, alone or in a list, between brackets: `(REQ-AUTH-48)`, `(REQ-AUTH-52, REQ-MONEY-21)`
  /\((?:[^()\n]*[\s,;])?(?:[BC]\d{1,2}|D[1-4](?:\.\d{1,2})?)(?:[,;:][^()\n]*)?\)/,
  // An id of the reliability catalogue without its prefix
  /(?<![\w-])(?:REL|SEC|UI|LOAD)-\d{2}(?![\w-])/,
];

describe("requirements", () => {
  it("are defined once", () => {
    expect(defined.length).toBeGreaterThan(500);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  it("exist where they are cited", () => {
    const known = new Set(defined);
    const unknown = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\bREQ-[A-Z0-9]+-\d+/g)]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are cited by these ids and nothing else", () => {
    const old = files.flatMap(({ file, text }) =>
      text.split("\n").flatMap((line, at) => {
        const found = OLD_FORMS.map((form) => form.exec(line)?.[0]).find((match) => match !== undefined);
        // Paths of pictures and URLs contain such letters and digits by chance.
        return found === undefined || /%[0-9A-F]{2}| d="[Mm]/.test(line)
          ? []
          : [`${file}:${at + 1}: ${found}`];
      }),
    );
    expect(old).toEqual([]);
  });
});
