import { registry } from "@talabee/contract";
import { mayDo, OFFICE_ROLES, STORE_ROLES, WORK_ROLES, type WorkRole } from "@talabee/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "../../app.js";
import { storeStaff } from "../../db/schema.js";
import { customer, rider, setUpAdminTests, test } from "../../testing/admin-fixture.js";
import type { Person } from "../../testing/test-panel.js";

setUpAdminTests();

describe("access", { tags: ["REQ-AUTH-27", "REQ-AUTH-28", "REQ-AUTH-29", "REQ-SEC-29"] }, () => {
  const calls = Object.entries(registry).filter(([, call]) => call.right !== undefined);
  const people = new Map<WorkRole, Person>();
  beforeAll(async () => {
    for (const role of STORE_ROLES)
      people.set(role, await test.person({ storeId: "spice", storeRole: role }));
    for (const role of OFFICE_ROLES)
      people.set(role, await test.person({ role: role === "super" ? "super_admin" : role }));
    people.set("rider", await rider());
  });

  // REQ-AUTH-27 to REQ-AUTH-29
  it.for(calls)("REQ-SEC-12: call %s is limited to its roles", async ([name, call], { skip }) => {
    if (!servedCalls(test.app).has(name)) skip("not served");
    const path = call.path.replace(/\{\w+\}/, "none");
    const send = (who?: Person) =>
      test.send(call.method, path, call.method === "GET" ? null : new FormData(), who ?? {});
    expect((await send()).status).toBe(401);
    expect((await send(customer)).body.code).toBe("forbidden");
    for (const role of WORK_ROLES) {
      const { status, body } = await send(people.get(role));
      if (mayDo(role, call.right!)) expect([role, status]).not.toEqual([role, 403]);
      else expect([role, status, body.code]).toEqual([role, 403, "forbidden"]);
    }
  });

  it("REQ-SEC-12: a member's role counts at their store alone", async () => {
    const person = await test.person({ storeId: "spice", storeRole: "owner" });
    await test.db.insert(storeStaff).values({ userId: person.id, storeId: "bakery", role: "counter" });
    const update = (id: string) => test.post(`/api/panel/products/${id}/update`, { stock: 12 }, person);
    expect((await update("spice.tea")).status).toBe(200);
    expect((await update("bakery.bread")).body.code).toBe("not_found");
    const listed = (await test.get("/api/panel/products", person)).body.data.items as { store_id: string }[];
    expect(listed.length).toBeGreaterThan(1);
  });

  it("REQ-SEC-12: finance sees an order's money, but not whose it is", async () => {
    const order = await test.order(customer, [["spice.tea", 1]], "delivery");
    const read = async (role: "finance" | "support") =>
      (await test.get(`/api/panel/orders/${order.id}`, people.get(role))).body.data;
    expect(await read("finance")).toMatchObject({
      order_total: order.order_total,
      address: null,
      note: null,
      customer: { name: "", phone: null },
    });
    expect(await read("support")).toMatchObject({
      address: { zone_number: "61" },
      customer: { name: "Aisha Saad" },
    });
  });

  it("REQ-SEC-12: a role cannot be set by its user", async () => {
    const form = { role: "admin", store_id: "spice", first_name: "A", last_name: "B" };
    await test.post("/api/user_info", form, customer);
    expect((await test.get("/api/panel/coupons", customer)).status).toBe(403);
  });
});
