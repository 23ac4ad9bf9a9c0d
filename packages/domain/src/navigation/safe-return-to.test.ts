import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./safe-return-to.js";

describe("safeReturnTo", () => {
  it.each([
    "/",
    "/store/v1",
    "/store/v1/cat/c2?sub=3#menu",
    "/search?q=%D8%A8%D9%8A%D8%AA%D8%B2%D8%A7",
    "/search?q=a%5Cb&next=//elsewhere",
    "/search?q=50%25",
  ])("keeps %s", (path) => expect(safeReturnTo(path)).toBe(path));

  it.each([
    null,
    undefined,
    "",
    "store",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r//evil.example",
    "\t//evil.example",
    " //evil.example",
    "/ /evil.example",
    "/store\u0000",
    "/%2f%2fevil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/%252fevil.example",
    "/%25252fevil.example",
    "/%2f%2fevil%25",
    "%2f%2fevil.example",
    "/./\\evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "https://evil.example",
    "https:evil.example",
    "http:/evil.example",
    "//evil.example@shop.invalid",
    "@evil.example",
    "．／evil",
  ])("sends %j home", (path) => expect(safeReturnTo(path)).toBe("/"));

  it("sends a path home that is too long to be one", () => {
    expect(safeReturnTo(`/${"a".repeat(1999)}`)).not.toBe("/");
    expect(safeReturnTo(`/${"a".repeat(2000)}`)).toBe("/");
  });

  it("never returns a path that a browser resolves to another origin", () => {
    for (const path of ["/a//b", "/a/../b", "/?//x", "/#//x", "/@evil.example", "/:80"]) {
      expect(new URL(safeReturnTo(path), "https://talabee.example").origin).toBe("https://talabee.example");
    }
  });
});
