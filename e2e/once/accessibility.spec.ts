import type { Page } from "@playwright/test";
import { chooseLanguage, address, enter, expect, messagesIn, test } from "../journey.js";
import { publicPaths } from "./public-paths.js";

const STORE = "/store/bayt-al-machboos";
/** Smallest target, in px (WCAG 2.2, 2.5.8), with an allowance for rounded layout. */
const SMALLEST_TARGET = 23.9;

/** Waits until the browser has taken the page over. */
const hydrated = (page: Page) =>
  expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);

/** What is seen of the element with the focus; of links the difference to how they look without it. */
function seenFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const look = () =>
      [element, element.parentElement, element.parentElement?.parentElement, element.closest("label")]
        .filter((shown) => shown !== null && shown !== undefined)
        .flatMap((shown) => [null, "::before", "::after"].map((part) => getComputedStyle(shown, part)))
        .map(({ outlineStyle, outlineWidth, boxShadow, borderColor }) =>
          [outlineStyle, outlineWidth, boxShadow, borderColor].join(),
        )
        .join(";");
    const focused = look();
    const isLink = element.matches("a[href]");
    if (isLink) element.blur();
    const isVisible = isLink ? look() !== focused : /solid,[2-9]px|auto,/.test(focused);
    if (isLink) element.focus({ preventScroll: true });
    const box = element.getBoundingClientRect();
    const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
    const within = (at: number, end: number) => Math.min(Math.max(at, 1), end - 1);
    // Some of it must be seen (WCAG 2.2, 2.4.11).
    const isUncovered = [0.05, 0.25, 0.5, 0.75, 0.95].some((part) => {
      const top = document.elementFromPoint(
        within(box.x + box.width / 2, innerWidth),
        within(box.y + box.height * part, innerHeight),
      );
      return top !== null && parts.some((shown) => shown.contains(top) || top.contains(shown));
    });
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? parts.at(-1)?.textContent?.trim().slice(0, 40)}`,
      isVisible,
      isUncovered,
      isBody: element === document.body,
    };
  });
}

test("the skip link is the first stop, and leads past the header (REQ-A11Y-02)", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  for (const path of ["/", STORE]) {
    await page.goto(address(path));
    await hydrated(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t("shell.skipToContent") });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isInMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(await isInMain(), path).toBe(true);
  }
});

for (const path of ["/", STORE, "/auth", "/search?q=chicken"]) {
  test(`Tab shows each stop of ${path}, uncovered, and is caught nowhere (REQ-A11Y-02, REQ-A11Y-03)`, async ({
    page,
    consoleErrors: _,
  }) => {
    await page.goto(address(path));
    await hydrated(page);
    await expect(page.locator("main h1").first()).toBeVisible();
    const stops: string[] = [];
    const bad: string[] = [];
    // Long lists have hundreds of stops; the end of the page is reached backwards.
    for (const key of ["Tab", "Shift+Tab"]) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press(key);
        let seen = await seenFocus(page);
        // A skip link slides into view.
        for (let looks = 0; looks < 10 && !seen.isUncovered; looks++) {
          await page.waitForTimeout(50);
          seen = await seenFocus(page);
        }
        const { name, isVisible, isUncovered, isBody } = seen;
        if (isBody) break;
        stops.push(name);
        if (!isVisible) bad.push(`${name}: not visible`);
        if (!isUncovered) bad.push(`${name}: covered`);
      }
    }
    expect(bad).toEqual([]);
    expect(new Set(stops).size, "the focus moves on").toBeGreaterThan(path === "/auth" ? 8 : 20);
  });
}

test("a new page takes the focus to its heading, a closed dialog returns it (REQ-A11Y-03)", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await page.goto(address(STORE));
  await hydrated(page);
  const dish = page.locator("main [data-slot=product-card] a:visible").first();
  await dish.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(dish).toBeFocused();
  const before = await page.title();
  await page
    .getByRole("link", { name: t("shell.about") })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page).not.toHaveTitle(before);
});

test("a refused form says why in place, and takes the focus to the first error (REQ-A11Y-05)", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await page.goto(address("/auth"));
  await hydrated(page);
  await page.getByRole("tab", { name: t("auth.register") }).click();
  const first = page.getByLabel(t("auth.firstName"));
  const email = page.getByLabel(t("auth.email"));
  await first.fill("Noor");
  await email.fill("noor@");
  await page.getByRole("button", { name: t("auth.createAccount") }).click();
  await expect(page.getByLabel(t("auth.lastName"))).toBeFocused();
  for (const field of [page.getByLabel(t("auth.lastName")), email]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const describedBy = await field.getAttribute("aria-describedby");
    const errors = await Promise.all(
      describedBy!.split(" ").map((id) => page.locator(`[id="${id}"]`).innerText()),
    );
    expect(errors.join("")).not.toBe("");
  }
  await expect(first).toHaveValue("Noor");
  await expect(email).toHaveValue("noor@");
  await expect(first).toHaveAttribute("autocomplete", "given-name");
  await expect(email).toHaveAttribute("autocomplete", "email");
});

test("a message is announced and leaves the focus where it was (REQ-A11Y-04)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { message } = messagesIn(language);
  await enter(page, language, customer, STORE);
  await hydrated(page);
  const heart = page.locator("main [data-slot=favourite-button]:visible").first();
  await heart.focus();
  // What a screen reader says: the texts of live regions.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const isLive = (node: Node) =>
      (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement)?.closest(
        "[role=status], [role=alert], [aria-live]",
      );
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) if (isLive(node)) said.push(node.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join(" ")))
    .toContain(message("added_to_favourite"));
  await expect(heart).toBeFocused();
});

for (const chosen of ["en", "ar"] as const) {
  test(`language and direction are right on the first paint: ${chosen} (REQ-A11Y-06)`, async ({
    context,
    page,
    consoleErrors: _,
  }) => {
    await chooseLanguage(page, chosen);
    for (const path of publicPaths()) {
      // The HTML itself, before any script.
      const html = await (await context.request.get(address(path))).text();
      const tag = /<html[^>]*>/.exec(html)![0];
      expect([path, tag]).toEqual([path, expect.stringContaining(`lang="${chosen}"`)]);
      expect(tag).toContain(`dir="${chosen === "ar" ? "rtl" : "ltr"}"`);
    }
    await page.goto(address("/"));
    // The logical order is the visual one: in each row of links the next begins where the previous ends.
    const wrong = await page.evaluate((isRtl) => {
      const links = [...document.querySelectorAll("header a, header button")].filter((link) =>
        link.checkVisibility(),
      );
      const boxes = links.map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }));
      return boxes.slice(1).flatMap(({ name, box }, at) => {
        const before = boxes[at]!.box;
        const isSameRow = Math.abs(before.y + before.height / 2 - box.y - box.height / 2) < 4;
        return isSameRow && (isRtl ? box.right > before.right + 1 : box.left < before.left - 1) ? [name] : [];
      });
    }, chosen === "ar");
    expect(wrong).toEqual([]);
  });
}

test("targets are large enough or stand apart, on a phone (REQ-A11Y-07)", async ({
  page,
  consoleErrors: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of publicPaths()) {
    await page.goto(address(path));
    await hydrated(page);
    const small = await page.evaluate((least) => {
      const targets = [...document.querySelectorAll("a[href], button, input, select, [role=tab]")]
        .filter((target) => target.checkVisibility() && target.closest("[aria-hidden=true]") === null)
        .map((target) => ({ target, box: (target.closest("label") ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const distance = (one: DOMRect, other: DOMRect) =>
        Math.hypot(
          one.x + one.width / 2 - other.x - other.width / 2,
          one.y + one.height / 2 - other.y - other.height / 2,
        );
      return (
        targets
          .filter(({ box }) => box.width < least || box.height < least)
          // A link within a sentence is exempt, and so is one with room around it.
          .filter(({ target }) => getComputedStyle(target).display !== "inline")
          .filter(({ target, box }) =>
            targets.some(({ target: other, box: next }) => other !== target && distance(box, next) < least),
          )
          .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)
      );
    }, SMALLEST_TARGET);
    expect([path, small]).toEqual([path, []]);
  }
});
