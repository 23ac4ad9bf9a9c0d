import { describe, expect, it } from "vitest";
import { checkProp, readProps } from "./props-dialect.mjs";

const prop = (name: string, type: Partial<Parameters<typeof checkProp>[0]> = {}) =>
  checkProp({ name, boolean: false, callable: false, void: false, strings: [], ...type });
const event = { callable: true, void: true };

describe("dialect of props", () => {
  it("accepts the names of the dialect", () => {
    expect(prop("loading", { boolean: true })).toEqual([]);
    expect(prop("loadingMore", { boolean: true })).toEqual([]);
    expect(prop("missing", { boolean: true })).toEqual([]);
    expect(prop("building")).toEqual([]);
    expect(prop("onValueChange", event)).toEqual([]);
    expect(prop("storeHref", { callable: true })).toEqual([]);
    expect(prop("tone", { strings: ["neutral", "danger"] })).toEqual([]);
    expect(prop("size", { strings: ["small", "medium"] })).toEqual([]);
  });

  it("rejects synonyms, prefixes and participles", () => {
    for (const name of ["busy", "busyId", "kind", "onPick", "waiting", "look"])
      expect(prop(name)).not.toEqual([]);
    for (const name of ["isOpen", "hasMore", "paying", "readingAll"])
      expect(prop(name, { boolean: true })).not.toEqual([]);
    expect(prop("dismiss", event)).not.toEqual([]);
    expect(prop("onTop", { boolean: true })).not.toEqual([]);
    expect(prop("onChange", event)).not.toEqual([]);
    expect(prop("tone", { strings: ["ok", "bad"] })).not.toEqual([]);
    expect(prop("size", { strings: ["xl"] })).not.toEqual([]);
  });

  it("is kept by every component of packages/ui", { timeout: 60_000 }, () => {
    const props = readProps();
    expect(props.length).toBeGreaterThan(500);
    expect(
      props.flatMap((read) =>
        checkProp(read).map((finding) => `${read.owner}: ${read.name} (${read.file}): ${finding}`),
      ),
    ).toEqual([]);
  });
});
