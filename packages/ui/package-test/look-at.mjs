import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

/** Serves a built app on a free port. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://localhost").pathname;
    const file = path.join(folder, path.normalize(name === "/" ? "/index.html" : name));
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** Computed styles of an element, the colour of a token beside them. */
const look = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      // Our variables are those of `[data-ui]`.
      const probe = document.querySelector("[data-ui]").appendChild(document.createElement("i"));
      probe.style.color = "var(--ui-primary)";
      const primary = getComputedStyle(probe).color;
      probe.remove();
      return {
        primary,
        background: style.backgroundColor,
        height: element.getBoundingClientRect().height,
        radius: style.borderTopLeftRadius,
        direction: style.direction,
        font: style.fontFamily,
        position: style.position,
        margin: style.marginTop,
        size: style.fontSize,
      };
    });

/** Opens the app in a browser and holds that the parts look and turn as they do at home. */
export async function lookAt(folder, chromiumOptions, { preflight }) {
  const server = await serve(folder);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    const problems = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()),
    );
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("requestfailed", (request) => problems.push(request.url()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);

    const button = await look(page, "[data-slot=button][data-variant=primary]");
    assert.equal(button.background, button.primary, "a primary button has the brand's colour");
    assert.notEqual(button.background, "rgba(0, 0, 0, 0)");
    assert.equal(button.height, 52, "its height");
    assert.ok(Number.parseFloat(button.radius) > 8, `its corners, ${button.radius}`);
    assert.match(button.font, /Readex/, "its type");
    assert.equal(button.direction, "ltr");
    const field = await look(page, "[data-slot=text-field]");
    assert.equal(field.height, 52, "a field's height");

    const host = await look(page, "#host");
    if (!preflight) {
      assert.doesNotMatch(host.font, /Readex/, "the host's heading keeps the host's type");
      assert.equal(host.size, "32px", "and its size");
    }

    await page.getByRole("button", { name: "Switch" }).click();
    await page.waitForFunction(() => document.documentElement.dir === "rtl");
    const turned = await look(page, "[data-slot=button][data-variant=primary]");
    assert.equal(turned.direction, "rtl", "the direction follows the language");
    const [label, end] = await Promise.all(
      ["button-label", "button-end"].map((slot) => page.locator(`[data-slot=${slot}]`).first().boundingBox()),
    );
    assert.ok(end.x < label.x, "the end of the button is at its left");

    await page.getByRole("button", { name: "Open" }).click();
    const dialog = page.getByRole("dialog", { name: "Cart" });
    await dialog.waitFor();
    const panel = await look(page, "[data-slot=dialog]");
    assert.equal(panel.position, "fixed", "what goes through a portal is styled too");
    assert.equal(panel.direction, "rtl");
    assert.match(panel.font, /Readex/);
    await dialog.getByRole("button", { name: "Save" }).click();
    const toast = page.locator("[data-slot=toast]");
    await toast.waitFor();
    const { x, width } = await toast.boundingBox();
    assert.ok(
      Math.abs(x + width / 2 - page.viewportSize().width / 2) < 1,
      "a toast stands in the middle of a phone",
    );
    assert.deepEqual(problems, [], "the console is silent");
  } finally {
    await browser.close();
    server.close();
  }
}
