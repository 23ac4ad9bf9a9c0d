import { afterAll, beforeAll, expect, it } from "vitest";
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
  expect(files).toHaveLength(4);
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
