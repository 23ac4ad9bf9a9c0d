import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeRows } from "../../db/execute-rows.js";
import { orderLines, orders, payments, users, walletEntries } from "../../db/schema.js";
import { PASSWORD, registerCustomer } from "../../testing/auth-fixture.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet } from "../wallet/ledger.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const exportOf = (someone: { token: string }, current_password = PASSWORD) =>
  test.post("/api/account/export", { current_password }, someone);
const remove = (someone: { token: string }, current_password = PASSWORD, language: "en" | "ar" = "en") =>
  test.post("/api/account/delete", { current_password }, { ...someone, language });

const STREET = "Street of the Pearl Divers 77";
const NOTE = "The bell is broken, please knock";

/** A customer who has used everything, with a delivered order. */
async function activeCustomer({
  lastName = "Al-Thawadi",
  mobile = "55987123",
  street = STREET,
  note = NOTE,
} = {}) {
  const customer = await registerCustomer(test);
  await test.post(
    "/api/user_info",
    {
      first_name: "Maryam",
      last_name: lastName,
      mobile,
      birthday: "1990-01-02",
      gender: "female",
      username: `maryam.${customer.id.slice(0, 8)}`,
    },
    customer,
  );
  const address = {
    label: "home",
    phone: mobile,
    zone_number: "61",
    line_one: street,
    building_number: "12",
    note,
  };
  const added = await test.post("/api/addresses", address, customer);
  expect(added.status).toBeLessThan(300);
  await test.post("/api/favourites/toggle", { type: "store", id: "spice" }, customer);
  await test.post(
    "/api/contact-us",
    { name: "Maryam", email: customer.email, phone: mobile, message: note },
    customer,
  );
  await test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, customer.id, {
      kind: "gift",
      amount: 5000,
      expiresAt: null,
      at: new Date(),
    }),
  );
  const order = await test.order(customer as Person, [["spice.tea", 1]], "delivery");
  await test.db.update(orders).set({ note }).where(eq(orders.id, order.id));
  await test.db.update(orderLines).set({ note }).where(eq(orderLines.orderId, order.id));
  return { ...customer, order: order.id as string };
}

const cancel = (orderId: string, someone: { token: string }) =>
  test.post(`/api/orders/${orderId}/cancel`, { reason: NOTE }, someone);

/** Tables with a row that contains a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await executeRows<{ name: string }>(
    test.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await executeRows(
      test.db,
      sql`select 1 from ${sql.identifier(name)} as row where row::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("REQ-SEC-17: a customer's own data", () => {
  it("is exported with the password, complete and without secrets", async () => {
    const customer = await activeCustomer();
    expect((await exportOf(customer, "not the password")).body.errors).toEqual({
      current_password: ["This is not your password"],
    });
    const { status, body, headers } = await exportOf(customer);
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { sections } = body.data;
    expect(sections.profile).toMatchObject([{ email: customer.email, last_name: "Al-Thawadi" }]);
    expect(sections.addresses).toMatchObject([{ line_one: STREET }, {}]);
    expect(sections.orders).toMatchObject([{ id: customer.order, note: NOTE }]);
    expect(sections.order_lines).toHaveLength(1);
    expect(sections.wallet_entries).toMatchObject([{ amount: 5000, kind: "gift" }]);
    expect(sections.favourites).toMatchObject([{ store_id: "spice" }]);
    expect(sections.messages).toMatchObject([{ message: NOTE }]);
    const text = JSON.stringify(body);
    const [user] = await test.db.select().from(users).where(eq(users.id, customer.id));
    expect(text).not.toContain(user!.passwordHash);
    expect(text).not.toMatch(/"(password_hash|token|token_hash|idempotency_key|hand_over_code)"/);
    // Nothing of other customers.
    expect(text).not.toContain((await registerCustomer(test)).email);
  });

  it("covers every table that refers to customers", async () => {
    const referring = await executeRows<{ name: string }>(
      test.db,
      sql`select distinct c.conrelid::regclass::text as name from pg_constraint c
          where c.contype = 'f' and c.confrelid in ('users'::regclass, 'wallets'::regclass, 'orders'::regclass) order by 1`,
    );
    const { sections } = (await exportOf(await registerCustomer(test))).body.data;
    const exported = Object.keys(sections);
    // Their rows are secrets, technical, of staff, or repeat what a section says.
    const left = [
      "audit_log codes disputes events family_basket_lines family_spendings gateway_customers idempotency_keys",
      "product_ratings recovery_codes refunds rider_assignments riders second_factors settings sign_in_challenges",
      "hand_overs order_escalations invitations pictures store_events slot_bookings stock_adjustments store_staff user_events vouchers coupons app_settings",
      "device_pairings store_devices ride_offers ride_problems rider_shifts",
    ]
      .join(" ")
      .split(" ");
    const names: Record<string, string> = {
      order_trail: "order_history",
      applicants: "applications",
      contact_messages: "messages",
      family_members: "family",
      push_tokens: "devices",
      wallets: "wallet",
    };
    const missing = referring
      .map(({ name }) => names[name] ?? name)
      .filter((name) => !exported.includes(name) && !left.includes(name));
    expect(missing).toEqual([]);
  });
});

describe("REQ-SEC-17: deleting an account", () => {
  it("leaves orders, payments and the ledger, and nothing that says whose they were", async () => {
    const own = {
      lastName: "Al-Sulaiti",
      mobile: "55443322",
      street: "Lane of Looms 3",
      note: "Mind the cat",
    };
    const customer = await activeCustomer(own);
    await test.post(`/api/orders/${customer.order}/cancel`, { reason: own.note }, customer);
    await test.post("/api/family/create", { name: own.lastName }, customer);
    const other = await test.post("/api/login", { email: customer.email, password: PASSWORD });
    const { username } = (await test.get("/api/user", customer)).body.data;
    const owner = await test.person({ storeId: "spice", storeRole: "owner" });
    const invitation = { email: customer.email, role: "counter" };
    expect((await test.post("/api/panel/stores/spice/invitations", invitation, owner)).status).toBe(201);

    expect((await remove(customer, "not the password")).body.code).toBe("validation_failed");
    const done = await remove(customer, PASSWORD, "ar");
    expect([done.status, done.body.message]).toEqual([200, "تم حذف حسابك"]);

    for (const token of [customer.token, other.body.data.token])
      expect((await test.get("/api/user", { token })).status).toBe(401);
    const again = await test.post("/api/login", { email: customer.email, password: PASSWORD });
    expect(again.body.code).toBe("invalid_credentials");
    const [order] = await test.db.select().from(orders).where(eq(orders.id, customer.order));
    expect(order).toMatchObject({ orderStatus: "canceled", address: null, note: null });
    expect(await test.db.select().from(payments).where(eq(payments.userId, customer.id))).toHaveLength(1);
    expect(
      await test.db.select().from(walletEntries).where(eq(walletEntries.userId, customer.id)),
    ).toHaveLength(1);

    // The last mail goes after a week, the stored answers of orders after a day.
    const goodbye = await test.mailsTo(customer.email);
    expect(goodbye.map(({ subject }) => subject)).toEqual(["تم حذف حسابك"]);
    for (const text of [customer.email, username, ...Object.values(own)]) {
      const found = await tablesWith(text);
      expect([text, found.filter((name) => !["mails", "idempotency_keys"].includes(name))]).toEqual([
        text,
        [],
      ]);
    }
    const kept = await executeRows<{ path: string }>(
      test.db,
      sql`select path from idempotency_keys where user_id = ${customer.id}`,
    );
    expect(kept.map(({ path }) => path)).toEqual(["/api/orders"]);

    const newAccount = await test.post("/api/register", {
      first_name: "Maryam",
      last_name: "Al-Thawadi",
      email: customer.email,
      mobile: "55987123",
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
    expect(newAccount.status).toBe(201);
    expect((await test.mailsTo(customer.email)).at(-1)!.subject).toMatch(/^\d{6} /);
  });

  it("waits for orders under way, in both languages", async () => {
    const customer = await activeCustomer();
    const refused = await remove(customer);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      "account_in_use",
      "An order or a payment is under way. Delete your account once it is done",
    ]);
    expect((await remove(customer, PASSWORD, "ar")).body.message).toContain("قيد التنفيذ");
    expect((await test.get("/api/user", customer)).status).toBe(200);
    await cancel(customer.order, customer);
    expect((await remove(customer)).status).toBe(200);
  });

  it("is for customers: staff ask their store", async () => {
    const customer = await registerCustomer(test);
    await test.db.update(users).set({ role: "admin" }).where(eq(users.id, customer.id));
    const refused = await remove(customer);
    expect([refused.status, refused.body.code]).toEqual([403, "account_of_staff"]);
  });

  it("deletes saved cards at the gateway, too", async () => {
    const customer = await registerCustomer(test);
    const response = await test.app.request("/sandbox-gateway/cards/new?return_to=/profile", {
      method: "POST",
      body: new URLSearchParams({ number: "4242424242424242", expiry: "12/40", cvc: "123" }),
    });
    const token = new URL(response.headers.get("Location")!, "http://shop").searchParams.get("card_token")!;
    await test.post("/api/cards", { token }, customer);
    const asked: string[] = [];
    const { send } = test.transport;
    test.transport.send = async (path, init) => {
      asked.push(`${init.method} ${path.replace(/[^/]+$/, "…")}`);
      return send(path, init);
    };
    expect((await remove(customer)).status).toBe(200);
    test.transport.send = send;
    expect(asked).toEqual(["DELETE /sandbox-gateway/v1/cards/…"]);
  });

  it("happens once when pressed twice", async () => {
    const customer = await registerCustomer(test);
    const answers = await Promise.all([remove(customer), remove(customer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});
