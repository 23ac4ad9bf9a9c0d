import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true, origins: ["https://shop.example"] })));
afterAll(() => test.close());

describe("REQ-SEC-25: headers", () => {
  it("are set on every response", async () => {
    const someone = await test.person();
    for (const answer of [
      await test.get("/api/home"),
      await test.get("/api/cart", someone),
      await test.get("/api/nothing"),
      await test.get("/nothing-at-all"),
      await test.get("/health"),
    ]) {
      expect(answer.headers.get("Content-Security-Policy")).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(answer.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(answer.headers.get("Permissions-Policy")).toContain("camera=()");
      expect(answer.headers.get("Server")).toBeNull();
      expect(answer.headers.get("X-Powered-By")).toBeNull();
    }
    const mine = await test.get("/api/cart", someone);
    expect(mine.headers.get("Cache-Control")).toBe("no-store");
    expect((await test.get("/api/home", someone)).headers.get("Cache-Control")).toBe("no-store");
    expect((await test.get("/api/home")).headers.get("Cache-Control")).toBeNull();
    for (const name of ["Accept-Language", "Origin"]) expect(mine.headers.get("Vary")).toContain(name);
    const secure = await test.get("/api/home", { headers: { "X-Forwarded-Proto": "https" } });
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    const page = (await test.get("/api/docs")).headers.get("Content-Security-Policy") ?? "";
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(page).toContain(part);
    expect(page).not.toMatch(/script-src[^;]*unsafe/);
  });
});
