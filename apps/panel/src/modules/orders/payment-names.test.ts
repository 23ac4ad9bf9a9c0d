import { expect, it } from "vitest";
import { customer, setUpStripePanel, test } from "../../testing/stripe-panel-fixture.js";

setUpStripePanel({}, { STRIPE_METHODS: "apple_pay, visa mastercard" });

it("REQ-MONEY-31: online payment has the names that the gateway's page is configured for", async () => {
  const namesIn = async (language: "en" | "ar") =>
    (await test.get("/api/payment-methods?vendor_id=spice", { ...customer, language })).body.data.items
      .filter(({ names }: { names?: string[] }) => names !== undefined)
      .map(({ code, names }: { code: string; names: string[] }) => [code, ...names]);
  expect(await namesIn("en")).toEqual([["online", "Apple Pay", "Visa", "Mastercard"]]);
  expect(await namesIn("ar")).toEqual([["online", "Apple Pay", "فيزا", "ماستركارد"]]);
});
