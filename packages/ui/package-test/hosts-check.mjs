/**
 * Our components in the pages of other systems, from the packed package: nothing of the host changes ours, and nothing of
 * ours the host. Run by check.mjs.
 */
import assert from "node:assert/strict";
import { checkContrast } from "./contrast-check.mjs";
import { changedStyles, hostUtilities, openHosts, utilityStyles } from "./host-pages.mjs";

/** Every check by its title. */
export async function checkHosts(folder, serve, chromiumOptions) {
  const hosts = await openHosts(folder, serve, chromiumOptions);
  const { open, picture, samePixels } = hosts;
  try {
    await checkContrast(open);
    const pages = ["bootstrap-first", "bootstrap-last", "tailwind-first", "tailwind-last"];
    const states = [{}, { query: "?language=ar" }];
    for (const state of states) {
      const alone = await picture("ours", "#ours", state);
      for (const name of ["ours-layered", ...pages])
        await samePixels(
          alone,
          await picture(name, "#ours", state),
          `our components look the same on ${name} ${state.query ?? ""}`,
        );
    }
    for (const name of ["ours", "ours-layered", ...pages]) {
      const tab = await open(name);
      const cursor = await tab
        .locator("#ours [data-slot=stepper-more][aria-disabled=true]")
        .evaluate((element) => getComputedStyle(element).cursor);
      assert.equal(cursor, "default", `a stepper at its limit has no pointer on ${name}`);
      await tab.close();
    }
    const theirs = await picture("bootstrap", "#host");
    for (const name of pages.slice(0, 2))
      await samePixels(
        theirs,
        await picture(name, "#host"),
        `Bootstrap's own parts look the same on ${name}`,
      );

    const before = await open("tailwind-alone").then(utilityStyles);
    assert.ok(before.length === hostUtilities.length && before.length >= 50, "fifty utilities are compared");
    for (const name of pages.slice(2)) {
      const after = await open(name).then(utilityStyles);
      assert.deepEqual(changedStyles(before, after), [], `the host's utilities mean the same on ${name}`);
    }

    const small = await open("bootstrap-first", { rootSize: true });
    const usual = await open("bootstrap-first");
    const sizes = (tab) =>
      tab
        .locator("#ours [data-slot]")
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.dataset.slot,
            getComputedStyle(element).fontSize,
            element.offsetHeight,
          ]),
        );
    assert.deepEqual(
      await sizes(small),
      await sizes(usual),
      "html { font-size: 62.5% } changes no size of ours",
    );

    const boxes = await usual.evaluate(() =>
      [false, true].map((isOurs) => {
        const box = document.body.appendChild(document.createElement("div"));
        box.className = "card-body border m-3";
        if (isOurs) box.dataset.ui = "";
        const { padding, margin, borderWidth } = getComputedStyle(box);
        box.remove();
        return { padding, margin, borderWidth };
      }),
    );
    assert.deepEqual(boxes[1], boxes[0], "data-ui leaves an element of the host its box");

    const schemeOf = (tab, selector) =>
      tab.locator(selector).evaluate((element) => getComputedStyle(element).colorScheme);
    const textOf = (tab) => tab.locator("#ours").evaluate((element) => getComputedStyle(element).color);
    assert.equal(await schemeOf(usual, "html"), "normal", "the page's color-scheme is the host's");
    const dark = await open("bootstrap-first", { scheme: "dark" });
    assert.equal(await textOf(dark), await textOf(usual), "a light host stays light for a dark system");
    await dark.locator("html").evaluate((element) => (element.dataset.theme = "system"));
    assert.notEqual(await textOf(dark), await textOf(usual), "a host may follow the system");
    await dark.locator("html").evaluate((element) => (element.dataset.theme = "light"));
    assert.equal(await textOf(dark), await textOf(usual), "data-theme decides over the preference");
    const dialog = await open("bootstrap-last", { query: "?dialog" });
    const panel = dialog.getByRole("dialog", { name: "Cart" });
    assert.equal(
      await panel.evaluate((element) => getComputedStyle(element).position),
      "fixed",
      "a portal is styled",
    );

    const shadow = await open("shadow", { rootSize: true });
    const button = shadow.getByRole("button", { name: "Open" });
    await shadow.mouse.move(700, 500);
    const looks = await button.evaluate(async (element) => {
      // The pointer may have been on the button: its color returns in a transition, which begins with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      const { backgroundColor, borderTopLeftRadius, fontSize } = getComputedStyle(element);
      return { backgroundColor, borderTopLeftRadius, fontSize, height: element.offsetHeight };
    });
    assert.deepEqual(
      looks,
      { backgroundColor: "rgb(155, 27, 75)", borderTopLeftRadius: "0px", fontSize: "16px", height: 52 },
      "a shadow root has our styles, the brand applied to it and our sizes",
    );
    await button.click();
    const inside = shadow.getByRole("dialog", { name: "Cart" });
    await inside.waitFor();
    assert.equal(
      await inside.evaluate((element) => element.getRootNode() instanceof ShadowRoot),
      true,
      "PortalProvider keeps overlays in the shadow root",
    );
    assert.equal(await inside.evaluate((element) => getComputedStyle(element).position), "fixed");
    const icon = inside.locator("[data-slot=icon]").first();
    assert.deepEqual(
      await icon.evaluate((element) => [
        element.querySelector("path")?.getAttribute("d"),
        element.clientWidth,
      ]),
      ["M3 3h18v18H3z", 20],
      "IconProvider's icon stands in the dialog, in our size",
    );
    await shadow.keyboard.press("Escape");
    await inside.waitFor({ state: "detached" });
    assert.ok(
      await button.evaluate((element) => element.getRootNode().activeElement === element),
      "the focus returns inside the shadow root",
    );
  } finally {
    await hosts.close();
  }
}
