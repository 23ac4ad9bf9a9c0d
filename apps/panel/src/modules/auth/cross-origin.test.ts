import { describe, expect, it } from "vitest";
import { newEmail, registrationForm } from "../../testing/auth-fixture.js";
import { createTestPanel } from "../../testing/test-panel.js";

describe("REQ-SEC-14 cross-origin request", () => {
  it("without a token is rejected unless its origin is allowed", async () => {
    const open = await createTestPanel({ origins: ["https://app.talabee.example"] });
    const form = registrationForm(newEmail());
    for (const path of [
      "/api/register",
      "/api/login",
      "/api/email-verify",
      "/api/resend-verification",
      "/api/forgot-password",
      "/api/reset-password",
      "/api/contact-us",
      "/api/applicants",
    ]) {
      for (const Origin of ["https://evil.example", "null", "https://app.talabee.example.evil.example"]) {
        const response = await open.post(path, form, { headers: { Origin, Host: "panel.example" } });
        expect([response.status, response.body.code], `${path} ${Origin}`).toEqual([403, "origin_forbidden"]);
        expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
      }
    }
    const arabic = await open.post("/api/login", form, {
      language: "ar",
      headers: { Origin: "null", Host: "panel.example" },
    });
    expect(arabic.body.message).toBe("هذا الطلب غير مسموح به من هنا");
    for (const headers of [
      { Origin: "https://app.talabee.example", Host: "panel.example" },
      { Origin: "https://panel.example", Host: "panel.example" },
      { Host: "panel.example" },
    ]) {
      expect((await open.post("/api/register", registrationForm(newEmail()), { headers })).status).toBe(201);
    }
    await open.close();
  });

  it("needs a preflight that only allowed origins pass", async () => {
    const open = await createTestPanel({ origins: ["https://app.talabee.example"] });
    const preflight = (Origin: string) =>
      open.send("OPTIONS", "/api/orders", null, {
        headers: {
          Origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "authorization,idempotency-key,accept-language",
        },
      });
    const allowed = await preflight("https://app.talabee.example");
    expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe("https://app.talabee.example");
    for (const name of ["Idempotency-Key", "Authorization", "Accept-Language"]) {
      expect(allowed.headers.get("Access-Control-Allow-Headers")).toContain(name);
    }
    for (const Origin of ["https://evil.example", "null"]) {
      expect((await preflight(Origin)).headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
    await open.close();
  });
});
