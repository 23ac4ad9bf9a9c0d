import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, enter, expect, messagesIn, postToPanel, test, toast } from "../journey.js";
import { applicationOf, newCustomer, signInOwner } from "../panel-client.js";
import { openPanel, type RunningPanel } from "../start-panel.js";

// The settings are those of the whole shop: a server of its own.

// One server for all tests, one after the other.
test.describe.configure({ mode: "default" });

const shared = process.env["JOURNEY_URL"];
let panel: RunningPanel;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  panel = await openPanel({ PANEL_DEMO_SPEED: "0" });
  process.env["JOURNEY_URL"] = panel.url;
});
test.afterAll(async () => {
  await panel.stop();
  process.env["JOURNEY_URL"] = shared;
});

/** Changes settings as the operator does. */
async function change(fields: Readonly<Record<string, string>>, logo?: Blob): Promise<void> {
  const { token } = await signInOwner();
  if (logo === undefined) return void (await postToPanel("/api/panel/settings", fields, token));
  const body = new FormData();
  body.append("logo", logo, "logo.png");
  const { ok } = await fetch(address("/api/panel/settings"), {
    method: "POST",
    body,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ok).toBe(true);
}

/** The primary color as it is shown: the variable itself holds the colors of both themes. */
const primaryOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--ui-primary)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
const ROSE = "rgb(155, 27, 75)";
const YELLOW = "rgb(255, 230, 0)";

test(
  "a change of the operator shows in an open tab at once",
  { tag: ["@REQ-STORAGE-03"] },
  async ({ page, consoleErrors: _ }) => {
    await enter(page, "en", await newCustomer("en"));
    // The stream opens once the page is idle.
    const stream = page.waitForRequest((request) => request.url().endsWith("/api/events"));
    await page.goto(address("/favourite"));
    await expect(page.getByRole("link", { name: "Talabee" }).first()).toBeVisible();
    await stream;
    await change({
      name: "Souq Waqif",
      primary_color: "#9b1b4b",
      "copy_overrides[en][shell.footerLine]": "The old market, at your door.",
      "socials[0][kind]": "instagram",
      "socials[0][url]": "https://www.instagram.com/souq",
    });
    await expect(page.getByText("The old market, at your door.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://www.instagram.com/souq",
    );
    await expect(page).toHaveTitle(/Souq Waqif/);
    await expect(page.locator("header [data-slot=logo]:visible").first()).toHaveText("Souq Waqif");
    await expect.poll(() => primaryOf(page)).toBe(ROSE);

    const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#9b1b4b" } })
      .png()
      .toBuffer();
    await change({}, new Blob([new Uint8Array(png)], { type: "image/png" }));
    await expect(page.locator("header img[data-slot=logo]").first()).toHaveAttribute("src", /^\/brand\//);

    // A color that is too light for text gets darker in the light theme; the default one needs no style.
    await change({ primary_color: "#ffe600", logo: "" });
    await expect.poll(() => primaryOf(page)).not.toBe(ROSE);
    expect(await primaryOf(page)).not.toBe(YELLOW);
    await change({ primary_color: "#008080" });
    await expect(page.locator("html")).toHaveAttribute("data-brand", "talabee");
  },
);

test("a change shows in the second tab of a customer too", async ({ page, context, consoleErrors: _ }) => {
  await change({ name: "Souq Waqif" });
  await enter(page, "en", await newCustomer("en"));
  // The tabs of a browser share one stream.
  const stream = page.waitForRequest((request) => request.url().endsWith("/api/events"));
  await page.goto(address("/favourite"));
  await stream;
  const second = await context.newPage();
  await second.goto(address("/favourite"));
  const nameIn = (tab: Page) => tab.locator("header [data-slot=logo]:visible").first();
  await expect(nameIn(second)).toHaveText("Souq Waqif");
  // Presses start the services of a tab, as an idle moment does.
  await second.getByRole("banner").click();
  await second.waitForLoadState("networkidle");
  await change({ name: "Souq Lusail" });
  for (const tab of [page, second]) await expect(nameIn(tab)).toHaveText("Souq Lusail");
});

test("the first HTML has the operator's brand, and the page keeps it", async ({ page, consoleErrors: _ }) => {
  await change({
    name: "Souq Waqif",
    primary_color: "#9b1b4b",
    "copy_overrides[ar][shell.footerLine]": "السوق القديم عند بابك.",
  });
  const answer = await fetch(address("/about?lang=ar"));
  const html = await answer.text();
  expect(html).toContain('data-brand="own-9b1b4b"');
  expect(html).toMatch(/--ui-primary:(light-dark\()?#9b1b4b/);
  expect(html).toContain("السوق القديم عند بابك.");
  expect(html).toMatch(/<title>[^<]*Souq Waqif<\/title>/);
  expect(html).not.toContain('content="#fbf8f3"');
  // No permission was added: inline scripts by hash alone, and no nonce.
  const policy = answer.headers.get("Content-Security-Policy")!;
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
  const personal = await (await fetch(address("/wallet"))).text();
  expect(personal).toContain('data-brand="own-9b1b4b"');
  expect(personal.slice(personal.indexOf('id="root"'))).toContain("Souq Waqif");

  await page.goto(address("/about"));
  expect(await primaryOf(page)).toBe(ROSE);
  await expect(page.locator("header [data-slot=logo]:visible").first()).toHaveText("Souq Waqif");
});

test("a guest gets the change with the next page", async ({ page, consoleErrors: _ }) => {
  await page.clock.install();
  await change({ name: "Souq Waqif" });
  await page.goto(address("/about"));
  await page.getByRole("banner").click();
  await expect(page.locator("header [data-slot=logo]:visible").first()).toHaveText("Souq Waqif");
  await change({ name: "Souq Lusail" });
  await page.clock.fastForward(11_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  await expect(page.locator("header [data-slot=logo]:visible").first()).toHaveText("Souq Lusail");
});

test(
  "nothing is read again at focus or by a timer",
  { tag: ["@REQ-API-20", "@REQ-API-26"] },
  async ({ page, consoleErrors: _ }) => {
    await page.clock.install();
    await page.goto(address("/about"));
    await page.getByRole("banner").click();
    await page.waitForLoadState("networkidle");
    const reads: string[] = [];
    page.on("request", (request) => reads.push(new URL(request.url()).pathname));
    await page.clock.fastForward(600_000);
    await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    // A read would have been sent by now.
    await page.clock.runFor(1000);
    await page.waitForLoadState("networkidle");
    expect(reads.filter((path) => path.startsWith("/api/"))).toEqual([]);
  },
);

test("marketplaces can apply once the operator lists them", async ({ page, consoleErrors: _ }) => {
  // REQ-JOIN-13
  const { t, message } = messagesIn("en");
  const customer = await newCustomer("en");
  const card = (type: "partner" | "marketplace") =>
    page.getByRole("main").getByRole("link", { name: new RegExp(`^${t(`apply.${type}`)}`) });
  await enter(page, "en", customer, "/joinFamily");
  await expect(card("partner")).toBeVisible();
  await expect(card("marketplace")).toHaveCount(0);
  await page.goto(address("/apply/marketplace"));
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be found" })).toBeVisible();

  await change({ "applicant_types[0]": "partner", "applicant_types[1]": "marketplace" });
  await page.goto(address("/joinFamily"));
  await card("marketplace").click();
  await expect(page).toHaveURL(address("/apply/marketplace"));
  const send = page.getByRole("button", { name: t("apply.send") });
  await send.click();
  await expect(page.getByText(message("company_name_required")).first()).toBeVisible();
  await page.getByLabel(t("apply.businessType")).selectOption({ index: 1 });
  await page.getByLabel(t("apply.companyName")).fill("Souq Waqif Online");
  await page.getByLabel(t("apply.crNumber")).fill("12345");
  await page.locator("input[type=file]").setInputFiles({
    name: "registration.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await send.click();
  await expect(toast(page, message("message_sent"))).toBeVisible();
  expect(await applicationOf(customer.email)).toMatchObject({
    type: "marketplace",
    company_name: "Souq Waqif Online",
  });
});
