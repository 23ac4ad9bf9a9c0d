import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guideText } from "./guide-text.js";

const folder = new URL("../../../", import.meta.url);
const pages = ["README.md", ...globSync("guides/*.md", { cwd: folder.pathname })];

describe("a page of the package's documentation in Storybook", () => {
  it.each(pages)("%s links only to pages that there are", (page) => {
    const targets = [
      ...guideText(readFileSync(new URL(page, folder), "utf8")).matchAll(/\]\(([^)]+)\)/g),
    ].map(([, target]) => target!);
    const missing = targets.filter((target) => {
      const name = /^\?path=\/docs\/use-it-([\w-]+)--docs$/.exec(target)?.[1];
      return name ? !existsSync(new URL(`${name}.mdx`, import.meta.url)) : !target.startsWith("https://");
    });
    expect(missing).toEqual([]);
  });

  it.each(globSync("guides/*.md", { cwd: folder.pathname }))("%s has a page", (page) => {
    expect(existsSync(new URL(`${page.slice(7, -3)}.mdx`, import.meta.url))).toBe(true);
  });
});
