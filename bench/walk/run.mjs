// `npm run bench:walk`: walks through the product as a new and as a returning customer, on an Arabic phone with a quarter of
// the CPU and on an English desktop. Prints taps, longest frame and layout shift of each screen. Options: README.md.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { codeMailedTo, newCustomer, postToPanel, readPanel } from "../../e2e/panel-client.ts";
import { messagesIn } from "../../e2e/messages.ts";
import { openPanel } from "../../e2e/start-panel.ts";
import { openWalk, WALKERS } from "./measure.mjs";

const DISH = "bayt-al-machboos.chicken-machboos";
const MILD = "bayt-al-machboos.spice.spice-mild";

/** The most taps to a placed order. */
const MOST_TAPS = { new: 9, returning: 2 };

/** The most that may move by itself on a screen: a tenth of what counts as good (REQ-A11Y-10). */
const MOST_SHIFT = 0.01;

const { values: options } = parseArgs({
  options: {
    walkers: { type: "string", default: Object.keys(WALKERS).join(",") },
    url: { type: "string" },
    pictures: { type: "string" },
    late: { type: "string", default: "0" },
  },
});
const late = Number(options.late);
if (options.pictures !== undefined) mkdirSync(options.pictures, { recursive: true });

const panel = options.url === undefined ? await openPanel() : { url: options.url, stop: () => undefined };
process.env.JOURNEY_URL = panel.url;
try {
  for (const walker of options.walkers.split(",")) {
    for (const [customer, walk] of Object.entries({ new: walkAsNew, returning: walkAsReturning })) {
      const { taps, steps } = await walk(walker);
      if (taps > MOST_TAPS[customer]) process.exitCode = 1;
      console.log(
        `\n${walker}, ${customer} customer: ${taps} taps to a placed order (at most ${MOST_TAPS[customer]})\n`,
      );
      console.log("| Screen | Taps | Longest frame, ms | Layout shift |\n| --- | ---: | ---: | ---: |");
      for (const { name, taps: count, longest, shift } of steps)
        console.log(`| ${name} | ${count} | ${Math.round(longest)} | ${shift.toFixed(3)} |`);
      for (const { name, shift, moved } of steps.filter((step) => step.shift > MOST_SHIFT)) {
        process.exitCode = 1;
        console.log(`\n${name} moves by ${shift.toFixed(3)} (at most ${MOST_SHIFT}):\n${moved.join("\n")}`);
      }
    }
  }
} finally {
  await panel.stop();
}

/** A guest who finds a dish, registers, and orders it. */
async function walkAsNew(walker) {
  const walk = await openWalk({ walker, url: panel.url, pictures: options.pictures, late });
  const { tab, step, tap } = walk;
  const { t } = messagesIn(walk.language);
  const { name, addon_groups, vendor } = await readPanel(`/api/products/${DISH}`, walk.language);
  const option = addon_groups.find(({ required }) => required).options[0].name;
  const email = `walk.${crypto.randomUUID()}@example.qa`;
  await step("home", () => tab.goto(panel.url));
  await step("store", async () => {
    await tap(tab.getByRole("link", { name: vendor.name }).first());
    await tab.getByRole("heading", { level: 1, name: vendor.name }).waitFor();
  });
  await step("dish", async () => {
    await tap(tab.getByRole("link", { name, exact: true }).first());
    await tab.getByRole("dialog", { name }).waitFor();
  });
  await step("option", () => tap(tab.getByRole("dialog", { name }).getByRole("radio", { name: option })));
  await step("sign-up", async () => {
    await tap(
      tab
        .getByRole("dialog", { name })
        .getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) }),
    );
    await tab.waitForURL(/\/auth/);
    const firstName = tab.getByLabel(t("auth.firstName"));
    await firstName.fill("نور");
    await tab.getByLabel(t("auth.lastName")).fill("الكواري");
    await tab.getByLabel(t("auth.email")).fill(email);
    await tab.getByLabel(t("auth.mobile")).fill("55123400");
    await tab.getByLabel(t("auth.password"), { exact: true }).fill("saffron-and-loomi-42");
    await tab.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("saffron-and-loomi-42");
  });
  await step("code", async () => {
    await tap(tab.getByRole("button", { name: t("auth.createAccount") }));
    await tab.locator("[autocomplete=one-time-code]").waitFor();
  });
  const drawer = tab.getByRole("dialog", { name: t("cart.title") });
  await step("cart", async () => {
    const code = await codeMailedTo(email);
    await tab.locator("[autocomplete=one-time-code]").focus();
    await tab.keyboard.type(code);
    const skip = tab.getByRole("button", { name: t("account.skip") });
    await skip.or(drawer).first().waitFor();
    if (await skip.isVisible()) await tap(skip);
    await drawer.waitFor();
  });
  const form = tab.getByRole("dialog", { name: t("checkout.newAddress") });
  await step("checkout", async () => {
    await tap(drawer.getByRole("link", { name: new RegExp(t("cart.checkout")) }));
    await form.waitFor();
  });
  await step("address", async () => {
    await form.getByLabel(new RegExp(t("checkout.plateZone"))).fill("61");
    await form.getByLabel(new RegExp(t("checkout.plateStreet"))).fill("840");
    await form.getByLabel(new RegExp(t("checkout.plateBuilding"))).fill("14");
  });
  await step("ready-to-order", async () => {
    await tap(form.getByRole("button", { name: t("checkout.saveAddress") }));
    await form.waitFor({ state: "hidden" });
  });
  await step("tracking", () => order(walk));
  await walk.close();
  return { taps: walk.taps(), steps: walk.steps };
}

/** A customer who has ordered before and orders the same again. */
async function walkAsReturning(walker) {
  const { language } = WALKERS[walker];
  const session = await customerWithAnOrder(language);
  const walk = await openWalk({ walker, url: panel.url, pictures: options.pictures, session, late });
  const { tab, step, tap } = walk;
  const { t } = messagesIn(language);
  // One for phones and one beside the greeting on desktop: the other is hidden.
  const again = tab.locator("[data-slot=reorder-card]:visible").first();
  await step("home-again", async () => {
    await tab.goto(panel.url);
    await again.waitFor();
  });
  const checkout = tab.getByRole("heading", { level: 1, name: t("checkout.title") });
  await step("checkout-again", async () => {
    await tap(again.getByRole("button").last());
    await checkout.waitFor();
  });
  await step("tracking-again", () => order(walk));
  await walk.close();
  return { taps: walk.taps(), steps: walk.steps };
}

/** Places the order of the open checkout. */
async function order({ tab, tap, language }) {
  const { t } = messagesIn(language);
  const place = tab
    .getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) })
    .and(tab.locator(":visible"));
  await place.and(tab.locator(":enabled")).first().waitFor();
  await tap(place.last());
  await tab.waitForURL(/\/orders\/[^/]+\/track$/);
}

/** A customer with a delivered order, made at the server. */
async function customerWithAnOrder(language) {
  const customer = await newCustomer(language);
  const { token } = customer;
  await postToPanel("/api/cart/add", { product_id: DISH, "addons[0][id]": MILD, quantity: "1" }, token);
  const address = await postToPanel(
    "/api/addresses",
    {
      label: "home",
      phone: "55501234",
      zone_number: "66",
      line_one: "851",
      building_number: "21",
      note: "Leave at the door",
    },
    token,
  );
  const choices = { order_type: "delivery", address_id: address.id, payment_method: "cod" };
  const { quote_hash } = await postToPanel("/api/cart/quote", choices, token);
  const { id } = await postToPanel("/api/orders", { ...choices, quote_hash }, token, {
    "Idempotency-Key": crypto.randomUUID(),
  });
  for (;;) {
    const { order_status } = await readPanel(`/api/orders/${id}`, "en", token);
    if (order_status === "delivered") return customer;
    await new Promise((done) => setTimeout(done, 500));
  }
}
