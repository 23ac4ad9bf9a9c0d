import { registry } from "@talabee/contract";
import { openApiDocument } from "@talabee/contract/openapi";
import { expect, it } from "vitest";
import { requestsOf } from "./requests.mjs";

const requests = requestsOf(openApiDocument({ serverUrl: "/", version: "1" }));

it("makes a request of every call, but those that end sessions or the scan", () => {
  const names = new Set(requests.map(({ name }) => name));
  const left = Object.keys(registry).filter((name) => !names.has(name));
  expect(left.toSorted()).toEqual([
    "boardEvents",
    "deleteAccount",
    "events",
    "logout",
    "orderEvents",
    "paymentWebhook",
  ]);
  const search = requests.find(({ name }) => name === "search")!;
  expect([search.method, search.path]).toEqual(["GET", expect.stringMatching(/^\/api\/search\?q=\w+/)]);
  const add = requests.find(({ name }) => name === "addToCart")!;
  expect(JSON.parse(add.body!)).toMatchObject({ product_id: expect.any(String) });
});

it("sends a body with every call that takes one, as a form if the call takes no JSON", async () => {
  const takesBody = (name: string) => registry[name]?.body !== undefined;
  const without = requests.filter(({ name, body }) => takesBody(name) && body === null);
  expect(without.map(({ name }) => name)).toEqual([]);
  const { type, body } = requests.find(({ name }) => name === "createReview")!;
  const form = await new Response(body, { headers: { "Content-Type": type! } }).formData();
  expect(form.get("rating")).toBe("5");
});

it("tells calls with something to inject from those without", () => {
  const names = requests.filter(({ hasInput }) => hasInput).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["search", "addToCart", "createReview", "order"]));
  expect(names).not.toContain("cart");
  expect(names).not.toContain("clearCart");
});
