import { expect, it } from "vitest";
import { pushAddress } from "./push-address.js";

const ours = "https://talabee.example";

it.each([
  ["/orders/o1/track", "/orders/o1/track"],
  [`${ours}/search?q=karak#top`, "/search?q=karak#top"],
])("returns the path of %s", (link, path) => expect(pushAddress(link, ours)).toBe(path));

it.each([
  "https://evil.example/orders",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://talabee.example.evil.example",
  "http://talabee.example/orders",
  "https://talabee.example//evil.example",
  "https://[",
  "",
  null,
  undefined,
  7,
  {},
])("returns / for %j", (link) => expect(pushAddress(link, ours)).toBe("/"));
