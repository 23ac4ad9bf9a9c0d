import { describe, expect, it } from "vitest";
import {
  CARDS,
  customer,
  onPage,
  order,
  runJobs,
  saveCard,
  setUpPaymentTests,
  test,
  tokenOf,
} from "../../testing/payment-fixture.js";
import { createTestPanel } from "../../testing/test-panel.js";

setUpPaymentTests();

describe("cards", () => {
  it("are saved by token with one default, and deleted", async () => {
    const token = await tokenOf(CARDS.good);
    const saved = await test.post("/api/cards", { token }, customer);
    expect(saved.body).toMatchObject({
      message: "Card saved",
      data: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040, is_default: true },
    });
    expect((await test.post("/api/cards", { token }, customer)).body.data).toEqual(saved.body.data);
    const second = await saveCard(CARDS.check);
    const other = await test.person();
    expect((await test.post("/api/cards", { token }, other)).body.code).toBe("payment_declined");
    const declined = await test.post("/api/cards", { token: await tokenOf(CARDS.declined) }, customer);
    expect([declined.status, declined.body.code]).toEqual([422, "payment_declined"]);
    expect((await test.post("/api/cards", { token: "tok_nobody_has_this" }, customer)).body.code).toBe(
      "payment_declined",
    );
    expect((await test.post(`/api/cards/${second}/delete`, {}, other)).status).toBe(404);
    expect((await test.post(`/api/cards/${saved.body.data.id}/delete`, {}, customer)).body.message).toBe(
      "Deleted",
    );
    expect((await test.get("/api/cards", customer)).body.data.items).toMatchObject([
      { id: second, is_default: true },
    ]);
    expect((await test.post("/api/cards", { token: "4242424242424242" }, customer)).status).toBe(422);
  });
});

describe("a page for entering a card", () => {
  const open = (fields: object = {}, person = customer) =>
    test.post("/api/cards/page", { return_to: "/profile?tab=cards", ...fields }, person);
  const cards = async (person = customer) => (await test.get("/api/cards", person)).body.data.items;
  const typed = { number: CARDS.good, expiry: "12/40", cvc: "123" };

  it("saves the entered card once, and redirects to where it was opened", async () => {
    const { status, body } = await open();
    expect([status, body.message]).toEqual([200, ""]);
    const { action_url } = body.data;
    expect(await (await test.app.request(action_url)).text()).toContain("Add a card");
    const real = await onPage(action_url, { ...typed, number: "4111111111111111" });
    expect(real.status).toBe(422);
    const declined = await onPage(action_url, { ...typed, number: CARDS.declined });
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining("so it was not saved"),
    ]);
    expect(await cards()).toEqual([]);
    const done = await onPage(action_url, typed);
    const back = done.headers.get("Location")!;
    expect(back).toMatch(/^\/api\/cards\/return\?return_to=%2Fprofile%3Ftab%3Dcards&card_page=cpg_/);
    for (let time = 0; time < 2; time++) {
      const led = await test.app.request(back);
      const [card] = await cards();
      expect([led.status, led.headers.get("Location"), led.headers.get("Cache-Control")]).toEqual([
        303,
        `/profile?tab=cards&card_added=${card.id}`,
        "no-store",
      ]);
    }
    expect(await cards()).toMatchObject([{ brand: "visa", last4: "4242", is_default: true }]);
    // The saved card stays: another card needs another page.
    expect((await onPage(action_url, { ...typed, number: CARDS.check })).headers.get("Location")).toBe(back);
    expect((await test.app.request(action_url)).status).toBe(303);
    await runJobs();
    expect(await cards()).toHaveLength(1);
    const paid = await order({ payment_method: "card", card_id: (await cards())[0].id });
    expect(paid.body.data.payment_status).toBe("paid");
  });

  it("saves the card of a customer who does not return, by the webhook alone", async () => {
    const { data } = (await open()).body;
    await onPage(data.action_url, typed);
    expect(await cards()).toEqual([]);
    await runJobs();
    expect(await cards()).toHaveLength(1);
  });

  it("saves nothing if canceled or made up, and redirects to no other site", async () => {
    const { data } = (await open()).body;
    const left = (await onPage(data.action_url, { do: "cancel" })).headers.get("Location")!;
    expect((await test.app.request(left)).headers.get("Location")).toBe("/profile?tab=cards");
    for (const page of ["cpg_made_up", "secret", ""]) {
      const led = await test.app.request(
        `/api/cards/return?return_to=https://elsewhere.example&card_page=${page}`,
      );
      expect([led.status, led.headers.get("Location")]).toEqual([303, "/"]);
      expect((await test.app.request(`/sandbox-gateway/cards/${page || "x"}`)).status).toBe(404);
    }
    expect(await cards()).toEqual([]);
    for (const return_to of ["https://elsewhere.example", "//elsewhere.example", "profile", ""]) {
      expect((await open({ return_to })).body.errors).toHaveProperty("return_to");
    }
    const bare = await createTestPanel({ demo: false });
    const refused = await bare.post("/api/cards/page", { return_to: "/" }, await bare.person());
    expect(refused.body.code).toBe("payment_method_unavailable");
    await bare.close();
  });
});
