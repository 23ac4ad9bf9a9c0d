import { registry } from "@talabee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { honoPath } from "./endpoint.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

/** What is the same for everybody, also for those who are signed in. */
const ALIKE = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

/** Every route of the API by method and path, with those that are no call of the contract. */
function apiRoutes(): [method: string, path: string][] {
  const routes = test.app.routes
    .filter(
      ({ method, path }) => /^(GET|POST)$/.test(method) && path.startsWith("/api/") && !ALIKE.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)].map((route) => route.split(" ") as [string, string]);
}

/** Ids that exist, by the path before them; others are answered 404, which is personal as well. */
const IDS: Readonly<Record<string, string>> = {
  "/api/stores/": "spice",
  "/api/products/": "spice.tea",
  "/api/vendors/": "spice",
};

const fill = (path: string) =>
  path.replace(/:\w+(\{[^}]*\})?/g, (_, __, at: number) => IDS[path.slice(0, at)] ?? "spice");

async function cacheControl(method: string, path: string, token: string | null) {
  const response = await test.app.request(fill(path), {
    method,
    headers: {
      Accept: "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(method === "POST" ? { body: new FormData() } : {}),
  });
  await response.body?.cancel();
  return { status: response.status, header: response.headers.get("Cache-Control") };
}

it("lets no cache store what a signed-in person is answered, on any route (REQ-SEC-25)", async () => {
  const stored: unknown[] = [];
  let succeeded = 0;
  for (const [method, path] of apiRoutes()) {
    for (const role of ["user", "admin"] as const) {
      // A session for each: signing out is one of the routes.
      const { token } = await test.person({ role, storeId: "spice" });
      const { status, header } = await cacheControl(method, path, token);
      if (status < 300) succeeded++;
      if (header !== "no-store") stored.push([method, path, role, status, header]);
      // Once more: some answers are kept, and sent without the app.
      if (method !== "GET") continue;
      const again = await cacheControl(method, path, token);
      if (again.header !== "no-store") stored.push([method, path, role, again.status, again.header, "again"]);
    }
  }
  expect(stored).toEqual([]);
  // A sweep of refusals alone would show little.
  expect(succeeded).toBeGreaterThan(70);
});

it("lets no cache store a refusal, or what a guest writes (REQ-SEC-25)", async () => {
  const stored: unknown[] = [];
  const isPublic = new Set(
    Object.values(registry).flatMap((call) =>
      call.access === "public" && call.method === "GET" ? [honoPath(call)] : [],
    ),
  );
  for (const [method, path] of apiRoutes()) {
    const { status, header } = await cacheControl(method, path, null);
    if (isPublic.has(path) && status === 200) continue;
    if (header !== "no-store") stored.push([method, path, status, header]);
  }
  expect(stored).toEqual([]);
});
