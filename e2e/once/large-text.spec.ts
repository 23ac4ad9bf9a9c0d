import type { Page } from "@playwright/test";
import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  messagesIn,
  orderAtPanel,
  readyToOrder,
  test,
  chooseLanguage,
} from "../journey.js";
import type { Language } from "../messages.js";
import { newCustomer } from "../panel-client.js";

const STORE = "bayt-al-machboos";
/** The narrowest supported phone, in px. */
const NARROWEST = { width: 320, height: 700 };

/**
 * Sets the customer's text size, as the browser's setting does. Turns transitions off: the browser does not run them in rows
 * out of view, so a stepper that opens there would keep its closed width.
 */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    const style = document.createElement("style");
    style.textContent = `html { font-size: ${size}% } * { transition: none !important }`;
    const add = () => document.documentElement.append(style);
    if (document.documentElement === null) new MutationObserver(add).observe(document, { childList: true });
    else add();
  }, percent);
}

/** What of the visible text cannot be read: broken within a word, cut off, painted over other text, or beside the page. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px`);
    // Their rows clip what is too wide, so that it does not scroll.
    for (const adder of document.querySelectorAll("main [data-slot=product-list] [data-slot=stepper-more]")) {
      const { left, right } = adder.getBoundingClientRect();
      if (left < 0 || right > root.clientWidth) found.push(`beside the page: ${adder.ariaLabel}`);
    }

    const lettersOf = new Intl.Segmenter(root.lang, { granularity: "word" });
    const boxes: { text: string; node: Node; box: DOMRect; fixed: boolean }[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest(
        ".sr-only, [aria-hidden=true], [inert], [data-slot=skip-link], [data-slot=toast], select, option",
      ) === null;
    const modal = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? "";
      const element = node.parentElement!;
      if (text.trim() === "" || !isShown(element)) continue;
      const range = document.createRange();
      for (const { segment, index, isWordLike } of lettersOf.segment(text)) {
        if (isWordLike !== true) continue;
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (lines.length === 0) continue;
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`broken: ${segment}`);
        let fixed = false;
        for (let above: Element | null = element; above !== null; above = above.parentElement)
          if (["fixed", "sticky"].includes(getComputedStyle(above).position)) fixed = true;
        boxes.push({ text: segment, node, box: range.getBoundingClientRect(), fixed });
      }
    }
    // Two words at one place. What is fixed to the window lies over what scrolls beneath it.
    const clip = (element: Element | null, box: DOMRect) => {
      for (let above = element; above !== null; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = above.getBoundingClientRect();
        if (box.right > frame.right + 1 || box.left < frame.left - 1) return true;
        if (box.bottom > frame.bottom + 4 || box.top < frame.top - 4) return true;
      }
      return false;
    };
    for (const [at, one] of boxes.entries()) {
      if (clip(one.node.parentElement, one.box)) continue;
      for (const other of boxes.slice(at + 1)) {
        if (one.fixed !== other.fixed || one.node === other.node) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (width > 3 && height > least * 0.45 && !clip(other.node.parentElement, other.box))
          found.push(`over each other: ${one.text} and ${other.text}`);
      }
    }
    return [...new Set(found)];
  });
}

/** A screen is readable once it rests: toasts are gone, and lists have measured what they show. */
async function readable(page: Page, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => unreadable(page), { message: screen })
    .toEqual([]);
}

/** The labels of the tabs at the bottom that are cut off. */
function cutLabels(page: Page): Promise<string[]> {
  return page
    .locator("[data-slot=tab] span")
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth || label.getClientRects().length > 1)
        .map(({ textContent }) => textContent ?? ""),
    );
}

/** The labels of tabs that the ring of the focus crosses. */
function crossedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(document.activeElement!);
    if (outlineStyle === "none") return ["the focus is not shown"];
    const ring = document.activeElement!.getBoundingClientRect();
    const outer = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const sides = [
      [ring.left - outer, ring.left - parseFloat(outlineOffset)],
      [ring.right + parseFloat(outlineOffset), ring.right + outer],
    ] as const;
    return [...document.querySelectorAll("[data-slot=tab] span")]
      .filter((label) => {
        const { left, right } = label.getBoundingClientRect();
        return sides.some(([start, end]) => left < end && right > start);
      })
      .map(({ textContent }) => textContent ?? "");
  });
}

for (const language of ["en", "ar"] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ viewport: NARROWEST, isMobile: true, hasTouch: true });

    const title = `text of twice the size is readable on the narrowest phone: ${language} (REQ-A11Y-09)`;
    test(title, language === "en" ? { tag: "@nightly" } : {}, async ({ page, consoleErrors: _ }) => {
      const customer = await newCustomer(language);
      const { t } = messagesIn(language);
      await readyToOrder(customer);
      const order = await orderAtPanel(customer);
      await addDish(customer);
      await enlarge(page, 200);
      await enter(page, language, customer);
      for (const path of [
        "/",
        `/store/${STORE}`,
        `/store/${STORE}/product/${DISH}`,
        "/search?q=machboos",
        "/cart",
        "/checkout",
        "/orders",
        `/orders/${order}`,
        `/orders/${order}/track`,
        "/profile",
        "/address",
        "/wallet",
        "/coupons",
        "/notifications",
        `/store/${STORE}/reviews`,
      ])
        await test.step(path, async () => {
          await page.goto(address(path));
          await expect(page.locator("main h1:visible").first()).toBeVisible();
          await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);
          await readable(page, path);
        });
      await test.step("product sheet and cart drawer", async () => {
        await page.goto(address(`/store/${STORE}`));
        await page.locator(`main a[href$='/product/${DISH}']`).first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await readable(page, "product sheet");
        await page.goto(address("/"));
        await page.locator("header [data-slot=cart-button]").first().click();
        await expect(page.getByRole("dialog", { name: t("cart.title") })).toBeVisible();
        await readable(page, "cart drawer");
      });
    });

    // REQ-CATALOG-44
    test(`the line of where and when is whole and opens with text of twice the size: ${language} (REQ-A11Y-09)`, async ({
      page,
      consoleErrors,
    }) => {
      const { t } = messagesIn(language);
      await enlarge(page, 200);
      await chooseLanguage(page, language);
      await page.goto(address("/"));
      const area = page.locator("[data-slot=header-area]:visible");
      await expect(area).toContainText(t("shell.chooseArea"));
      await readable(page, "/");
      const cut = () =>
        area
          .locator(".truncate, .truncate *")
          .evaluateAll((texts) =>
            texts
              .filter((text) => text.scrollWidth > text.clientWidth + 1)
              .map(({ textContent }) => textContent),
          );
      expect(await cut()).toEqual([]);
      // A header that takes a third of the window leaves too little for the page.
      const header = (await page.locator("[data-slot=site-header]").boundingBox())!;
      expect(header.height).toBeLessThanOrEqual(NARROWEST.height / 4);
      const box = (await area.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
      await area.tap();
      const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
      await expect(sheet.getByRole("button", { name: t("shell.showStores") })).toBeVisible();
      await readable(page, "where and when");
      await sheet.getByRole("button", { name: t("shell.showStores") }).tap();
      await expect(sheet).toBeHidden();
      await expect(area).toContainText(t("shell.anyPlace"));
      // The first offer's picture is preloaded and, beside text of this size, not shown: a slow browser warns of that.
      const others = consoleErrors.filter((text) => !/preloaded using link preload but not used/.test(text));
      consoleErrors.splice(0, consoleErrors.length, ...others);
    });

    test(`labels of tabs are whole at 150 percent: ${language} (REQ-A11Y-09)`, async ({
      page,
      consoleErrors: _,
    }) => {
      await enlarge(page, 150);
      await chooseLanguage(page, language);
      await page.goto(address("/"));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("[data-slot=tab]").first()).toBeVisible();
      expect(await cutLabels(page)).toEqual([]);
    });

    test(`the focus of a tab crosses no label: ${language} (REQ-A11Y-09)`, async ({
      page,
      consoleErrors: _,
    }) => {
      await chooseLanguage(page, language);
      await page.goto(address("/"));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const links = page.locator("[data-slot=tab] a");
      await expect(links).toHaveCount(5);
      // Labels are wider in the system's font, which is shown until the page is idle.
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family }) => !family.includes("Fallback")),
      );
      await page.evaluate(() => document.fonts.ready);
      for (const link of await links.all()) {
        await link.focus();
        await page.keyboard.press("Shift");
        expect(await crossedLabels(page)).toEqual([]);
      }
    });
  });
}
