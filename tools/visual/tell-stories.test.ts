import { expect, it } from "vitest";
import { tellStories } from "./tell-stories.mjs";

it("counts each story once, whatever happened to its pictures", () => {
  expect(
    tellStories({
      now: ["same", "other", "new"],
      before: ["same", "other", "old"],
      differing: ["other", "other", "new", "old"],
    }),
  ).toEqual({ changed: ["other"], added: ["new"], removed: ["old"], unchanged: ["same"] });
});
