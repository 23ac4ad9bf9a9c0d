import { registry } from "@talabee/contract";
import { openApiDocument } from "@talabee/contract/openapi";
import { expect, it } from "vitest";
import { requestsOf } from "./requests.mjs";

it("makes a request of every call, but those that end sessions or the scan", () => {
  const requests = requestsOf(openApiDocument({ serverUrl: "/", version: "1" }));
  const names = new Set(requests.map(({ name }) => name));
  const left = Object.keys(registry).filter((name) => !names.has(name));
  expect(left.toSorted()).toEqual(["deleteAccount", "events", "logout", "orderEvents", "paymentWebhook"]);
  const search = requests.find(({ name }) => name === "search")!;
  expect([search.method, search.path]).toEqual(["GET", expect.stringMatching(/^\/api\/search\?q=\w+/)]);
  const add = requests.find(({ name }) => name === "addToCart")!;
  expect(JSON.parse(add.body!)).toMatchObject({ product_id: expect.any(String) });
});
