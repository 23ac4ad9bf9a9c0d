import { expect, it } from "vitest";
import { notificationLink } from "./notification-link.js";

it.each(["/", "/orders/o1", "/search?q=a%5Cb"])("follows %s", (link) =>
  expect(notificationLink(link)).toBe(link),
);

it.each([null, undefined, "", "https://evil.example", "//evil.example", "/\\evil.example", "javascript:1"])(
  "follows %j nowhere",
  (link) => expect(notificationLink(link)).toBeNull(),
);
