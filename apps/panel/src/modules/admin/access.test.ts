import { registry } from "@talabee/contract";
import { describe, expect, it } from "vitest";
import { servedCalls } from "../../app.js";
import {
  admin,
  superAdmin,
  customer,
  rider,
  setUpAdminTests,
  staff,
  test,
} from "../../testing/admin-fixture.js";
import type { Person } from "../../testing/test-panel.js";

setUpAdminTests();

describe("access", { tags: ["REQ-AUTH-27", "REQ-AUTH-28", "REQ-AUTH-29"] }, () => {
  /** Who reaches each call's handler; guests are always asked to sign in. */
  const LEVELS = {
    staff: ["staff", "rider", "admin", "super_admin"],
    admin: ["admin", "super_admin"],
    super_admin: ["super_admin"],
  } as const;
  const calls = Object.entries(registry).filter(([, call]) => call.path.startsWith("/api/panel/"));

  // REQ-AUTH-27 to REQ-AUTH-29
  it.for(calls)("REQ-SEC-12: call %s is limited to its roles", async ([name, call], { skip }) => {
    if (!servedCalls(test.app).has(name)) skip("not served");
    const people = { user: customer, staff, rider: await rider(), admin, super_admin: superAdmin };
    const path = call.path.replace(/\{\w+\}/, "none");
    const send = (who?: Person) =>
      test.send(call.method, path, call.method === "GET" ? null : new FormData(), who ?? {});
    expect((await send()).status).toBe(401);
    for (const [role, who] of Object.entries(people)) {
      const allowed = (LEVELS[call.access as keyof typeof LEVELS] as readonly string[]).includes(role);
      const { status, body } = await send(who);
      // This call requires a rider.
      const isRidersOwn = call.path.endsWith("/riders/position");
      if (allowed && !isRidersOwn) expect([role, status]).not.toEqual([role, 403]);
      if (!allowed) expect([role, status, body.code]).toEqual([role, 403, "forbidden"]);
    }
  });

  it("REQ-SEC-12: a role cannot be set by its user", async () => {
    const form = { role: "admin", store_id: "spice", first_name: "A", last_name: "B" };
    await test.post("/api/user_info", form, customer);
    expect((await test.get("/api/panel/coupons", customer)).status).toBe(403);
  });
});
