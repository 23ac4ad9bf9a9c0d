import { describe, expect, it } from "vitest";
import { findRenamedStories, parseRenames } from "./renamed-stories.mjs";

const story = (component: string, name: string, folder = component) => ({
  id: `${component}--${name}`,
  name,
  importPath: `./ui/${folder}/${folder}.stories.tsx`,
});
const files = new Map([["ui/vendor-card/vendor-card.stories.tsx", "ui/store-card/store-card.stories.tsx"]]);

describe("findRenamedStories", () => {
  it("follows a renamed story file", () => {
    const before = [story("vendor-card", "closed"), story("vendor-card", "gone"), story("button", "busy")];
    const now = [story("store-card", "closed"), story("store-card", "new"), story("button", "busy")];
    expect([...findRenamedStories(before, now, files)]).toEqual([
      ["vendor-card--closed", "store-card--closed"],
    ]);
  });

  it("follows a renamed title in the same file", () => {
    const renamed = findRenamedStories(
      [story("form", "empty")],
      [story("forms-form", "empty", "form")],
      files,
    );
    expect([...renamed]).toEqual([["form--empty", "forms-form--empty"]]);
  });

  it("follows named ids, of existing stories only", () => {
    const before = [story("vendor-card", "closed"), story("vendor-card", "gone")];
    const now = [story("store-card", "closed")];
    const renamed = findRenamedStories(before, now, new Map(), ["vendor-card=store-card"]);
    expect([...renamed]).toEqual([["vendor-card--closed", "store-card--closed"]]);
  });

  it("leaves a story alone whose id both builds have", () => {
    const before = [story("button", "busy"), story("vendor-card", "closed")];
    const now = [story("button", "busy"), story("store-card", "busy", "button")];
    expect([...findRenamedStories(before, now, new Map(), ["vendor-card=button"])]).toEqual([]);
  });
});

it("reads git's renames", () => {
  const output = "R087\0a/old.ts\0a/new.ts\0R100\0b.ts\0c.ts\0";
  expect([...parseRenames(output)]).toEqual([
    ["a/old.ts", "a/new.ts"],
    ["b.ts", "c.ts"],
  ]);
});
