import { expect, it } from "vitest";
import { ConfigError } from "./config-error.js";
import { readConfig } from "./config.js";

it("enables the demo by default, in production and on a configured database only if requested", () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ NODE_ENV: "production" }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: "production", PANEL_DEMO: "1" }).demo).toBe(true);
  expect(readConfig({ PANEL_DEMO: "0" }).demo).toBe(false);
  const DATABASE_URL = "postgres://talabee@localhost/talabee";
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, PANEL_DEMO: "1" }).demo).toBe(true);
});

it("has senders and phones of the market unless they are configured", () => {
  for (const [PANEL_MARKET, phone] of [
    ["qa", "+97440002255"],
    ["kw", "+96540002255"],
  ] as const) {
    const { mailFrom, relay } = readConfig({ PANEL_MARKET });
    expect([mailFrom, relay]).toEqual([`Talabee <orders@talabee.${PANEL_MARKET}>`, { phone, token: null }]);
  }
  expect(readConfig({ PANEL_MARKET: "kw", PANEL_MAIL_FROM: "Azur <a@azur.example>" }).mailFrom).toContain(
    "azur",
  );
});

it("binds a demo to localhost unless HOST is set", () => {
  expect(readConfig({}).host).toBe("localhost");
  expect(readConfig({ HOST: "" }).host).toBe("localhost");
  expect(readConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(readConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
  expect(readConfig({ NODE_ENV: "production", PANEL_DEMO: "1" }).host).toBe("localhost");
  expect(readConfig({ PANEL_DEMO: "0" }).host).toBe("0.0.0.0");
});

it("reads lists and limits, and treats empty variables as unset", () => {
  const config = readConfig({
    PORT: "",
    PANEL_ORIGINS: "http://localhost:5173, https://shop.example",
    PANEL_LIMITS_LOGIN: "7",
    PANEL_LIMITS_SCALE: "10",
  });
  expect(config.port).toBe(4000);
  expect(config.origins).toEqual(["http://localhost:5173", "https://shop.example"]);
  expect(config.limits.login).toEqual({ points: 70, seconds: 60 });
  expect(config.limits.codes).toEqual({ points: 50, seconds: 3600 });
});

it(
  "allows the origins of the map style and its tiles, and none without a style",
  { tags: ["REQ-APP-12"] },
  () => {
    const maps = {
      PANEL_MAP_STYLE_URL: "https://maps.example.com/styles/doha.json",
      PANEL_MAP_ORIGINS: "https://tiles.example.com https://maps.example.com",
    };
    expect(readConfig(maps).mapOrigins).toEqual(["https://maps.example.com", "https://tiles.example.com"]);
    expect(readConfig({ PANEL_MAP_ORIGINS: "https://tiles.example.com" }).mapOrigins).toEqual([]);
  },
);

it("names every invalid variable", () => {
  const read = () => readConfig({ PORT: "http", SMTP_URL: "http://mail", PANEL_ORIGINS: "shop.example/x" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT[^]*SMTP_URL[^]*PANEL_ORIGINS/);
  expect(() => readConfig({ PANEL_LIMITS_LOGIN: "0" })).toThrow("PANEL_LIMITS_LOGIN");
});

it("requires all Stripe variables together", () => {
  const stripe = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    PANEL_PUBLIC_URL: "https://shop.example/",
  };
  expect(readConfig({}).stripe).toBeNull();
  expect(readConfig(stripe)).toMatchObject({
    publicUrl: "https://shop.example",
    stripe: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiBase: null, brands: [] },
  });
  const brands = ["apple_pay", "visa"];
  expect(readConfig({ ...stripe, STRIPE_METHODS: "apple_pay, visa" }).stripe).toMatchObject({ brands });
  expect(() => readConfig({ ...stripe, STRIPE_METHODS: "visa naps" })).toThrow(/STRIPE_METHODS/);
  expect(() => readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: "" })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  expect(() => readConfig({ ...stripe, PANEL_PUBLIC_URL: "" })).toThrow(/PANEL_PUBLIC_URL/);
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: "pk_test_1" })).toThrow(/STRIPE_SECRET_KEY/);
});
