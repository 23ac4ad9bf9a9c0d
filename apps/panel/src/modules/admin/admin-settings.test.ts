import { describe, expect, it } from "vitest";
import { actions, superAdmin, setUpAdminTests, test } from "../../testing/admin-fixture.js";

setUpAdminTests();

describe("settings", () => {
  const change = (fields: object, language: "en" | "ar" = "en") =>
    test.post("/api/panel/settings", fields, { ...superAdmin, language });

  it("change only in the named fields, for every client at once", async () => {
    const before = (await test.get("/api/app-settings")).body.data;
    const changed = await change(
      { name: "Sadaf", support: { phone: "+97444112233" }, cash_rounding: 25 },
      "ar",
    );
    expect(changed.body.message).toBe("تم التحديث بنجاح");
    const now = (await test.get("/api/app-settings")).body.data;
    expect(now).toEqual({
      ...before,
      name: "Sadaf",
      cash_rounding: 25,
      support: { ...before.support, phone: "+97444112233" },
    });
    await change({ primary_color: "#9B1B4B" });
    expect((await test.get("/api/app-settings")).body.data).toMatchObject({
      name: "Sadaf",
      primary_color: "#9B1B4B",
    });
    expect(await actions()).toHaveLength(2);
    for (const bad of [
      { cash_rounding: 101 },
      { primary_color: "red" },
      { order_types: ["delivery", "delivery"] },
    ]) {
      expect((await change(bad)).status).toBe(422);
    }
  });
});
