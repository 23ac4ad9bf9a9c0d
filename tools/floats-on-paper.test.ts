import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-files.mjs";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Class lists of bars and notices that stay over the page while it scrolls. */
const floating = sourceFiles()
  .filter((file) => /^packages\/ui\/src\/.*(?<!\.(test|stories))\.tsx$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/"([^"\n]*)"/g)]
      .map(([, classes]) => ({ file, names: classes!.split(" ") }))
      .filter(
        ({ names }) =>
          names.some((name) => /(^|:)z-(bar|toast)$/.test(name)) &&
          names.some((name) => /(^|:)(fixed|bottom-0)$/.test(name)),
      ),
  );

it("prints nothing that floats over the page: each sheet of paper would have it over its text", () => {
  expect(floating.length).toBeGreaterThan(6);
  expect(
    floating
      .filter(({ names }) => !names.some((name) => /^print:hidden!?$/.test(name)))
      .map(({ file }) => file),
  ).toEqual([]);
  const [, toasts = ""] = /@utility toast-list \{(.*?)\n\}/s.exec(read("packages/ui/src/theme/overlay.css"))!;
  expect(toasts).toMatch(/@media print \{\s*display: none;/);
});
