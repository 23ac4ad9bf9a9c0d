import { expect, it } from "vitest";
import { summarizeStories } from "./summarize-stories.mjs";

it("counts each story once, whatever happened to its pictures", () => {
  expect(
    summarizeStories({
      now: ["same", "other", "new"],
      before: ["same", "other", "old"],
      differing: ["other", "other", "new", "old"],
    }),
  ).toEqual({ changed: ["other"], added: ["new"], removed: ["old"], unchanged: ["same"] });
});
