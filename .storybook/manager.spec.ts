import path from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { preview, type PreviewServer } from "vite";

/** The address of the built Storybook, served as any host of static files does, and the page's errors. */
const test = base.extend<{ errors: string[] }, { storybook: string }>({
  storybook: [
    async ({}, provide) => {
      const server: PreviewServer = await preview({
        configFile: false,
        root: path.resolve(import.meta.dirname, "../storybook-static"),
        appType: "mpa",
        logLevel: "silent",
        build: { outDir: "." },
        preview: { port: 0, host: "127.0.0.1" },
      });
      await provide(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: "worker" },
  ],
  errors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("response", (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The iframe in which the manager shows the story. */
const story = (page: Page) => page.frameLocator("#storybook-preview-iframe");

async function choose(page: Page, tool: string, option: string): Promise<void> {
  const toolbar = page.getByRole("toolbar").first();
  await toolbar.getByRole("button", { name: new RegExp(`^${tool}`) }).click();
  await page.getByRole("option", { name: option }).click();
}

test("a designer finds a part by a synonym, changes how it looks, and reads its accessibility results", async ({
  page,
  storybook,
}) => {
  await page.goto(storybook);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.getByRole("link", { name: "Getting started" })).toBeVisible();
  await expect(story(page).getByRole("heading", { name: "Welcome", level: 1 })).toBeVisible();

  // A keyword of the alert's guide, which is not in its name.
  await page.getByRole("searchbox").fill("strip");
  await page.getByRole("option", { name: /Alert/ }).first().click();
  await expect(story(page).getByRole("heading", { name: "Alert", level: 1 })).toBeVisible();

  await sidebar.getByRole("link", { name: "Default" }).first().click();
  const alert = story(page).locator("[data-slot=alert]");
  await expect(alert).toContainText("Closed now");
  const html = story(page).locator("html");
  await choose(page, "Language and direction", "العربية");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(alert).toContainText("مغلق الآن");
  const background = () => alert.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ofTalabee = await background();
  await choose(page, "Theme", "Dark");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect.poll(background).not.toBe(ofTalabee);
  await choose(page, "Brand", "Sadaf");
  await expect(html).toHaveAttribute("data-brand", "sadaf");
  await choose(page, "Language and direction", "English");

  const panel = page.getByRole("region", { name: "Addon panel" });
  await panel.locator("#control-title").fill("Back at noon");
  await expect(alert).toContainText("Back at noon");
  await panel.locator("#control-tone").selectOption("danger");
  await expect(alert).toHaveAttribute("data-tone", "danger");
  await panel.getByRole("tab", { name: "Accessibility" }).click();
  await expect(panel.getByRole("tab", { name: "Violations 0" })).toBeVisible();
  await panel.getByRole("tab", { name: /^Passes [1-9]/ }).click();
  await expect(panel.getByRole("tabpanel", { name: /^Passes/ })).toContainText("contrast");
});
