import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

it("is a page that loads all files from this server and works under its content security policy", async () => {
  const page = await test.get("/api/docs");
  expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=UTF-8"]);
  const policy = page.headers.get("Content-Security-Policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self'");
  const html = page.body as string;
  expect(html).not.toMatch(/https?:|<script>|<style|\son\w+=/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
  expect(files).toHaveLength(5);
  const types = await Promise.all(
    files.map(async (file) => {
      const { status, headers, body } = await test.get(file);
      expect([file, status, (body as string).length > 100]).toEqual([file, 200, true]);
      return headers.get("Content-Type");
    }),
  );
  expect(types.toSorted()).toEqual([
    "image/png",
    "text/css; charset=utf-8",
    "text/css; charset=utf-8",
    "text/javascript; charset=utf-8",
    "text/javascript; charset=utf-8",
  ]);
});

it("reads the API document of this server and uses no external validator", async () => {
  const start = (await test.get("/api/docs/start.js")).body as string;
  expect(start).toContain('url: "/api/openapi.json"');
  expect(start).toContain("validatorUrl: null");
  expect((await test.get("/api/openapi.json")).body.openapi).toBe("3.1.0");
});

it("sends Swagger UI compressed", async () => {
  const plain = await test.app.request("/api/docs/swagger-ui-bundle.js");
  const small = await test.app.request("/api/docs/swagger-ui-bundle.js", {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(small.headers.get("Content-Encoding")).toBe("gzip");
  expect((await small.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 2);
  const again = await test.app.request("/api/docs/swagger-ui-bundle.js", {
    headers: { "If-None-Match": plain.headers.get("ETag")! },
  });
  expect(again.status).toBe(304);
});

it("sends the API document compressed, and once to a client that keeps it", async () => {
  const ask = (headers: Record<string, string>) => test.app.request("/api/openapi.json", { headers });
  const plain = await ask({});
  expect(plain.headers.get("Content-Type")).toBe("application/json");
  expect(plain.headers.get("ETag")).toMatch(/^"[\w-]{22}"$/);
  expect(plain.headers.get("Cache-Control")).toBe("no-cache");
  const small = await ask({ "Accept-Encoding": "gzip, br" });
  expect(small.headers.get("Content-Encoding")).toBe("br");
  expect((await small.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 5);
  const again = await ask({ "If-None-Match": plain.headers.get("ETag")! });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("makes the API document once, not for each request", async () => {
  const write = vi.spyOn(JSON, "stringify");
  const documents = () =>
    write.mock.calls.filter(([value]) => typeof value === "object" && "openapi" in value);
  await test.app.request("http://first.example/api/openapi.json");
  await test.app.request("http://first.example/api/openapi.json");
  expect(documents()).toHaveLength(1);
  write.mockRestore();
});
