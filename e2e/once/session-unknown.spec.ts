import type { Page } from "@playwright/test";
import {
  address,
  expect,
  messagesIn,
  postToPanel,
  readPanel,
  readyToOrder,
  setLanguageCookie,
  test,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";
import { publicPaths } from "./public-paths.js";

/** What is true of some sessions only. */
const textsOf = (language: "en" | "ar") => {
  const { t, message } = messagesIn(language);
  return [
    message("unauthenticated"),
    t("cart.signInText"),
    t("cart.emptyTitle"),
    t("catalogue.noFavouritesSignedOut"),
    t("catalogue.noFavourites"),
  ];
};

test(
  "no page of the server says who is signed in, or what is in a cart (REQ-AUTH-31)",
  { tag: ["@REQ-AUTH-31"] },
  async ({ request }) => {
    for (const language of ["en", "ar"] as const) {
      for (const path of publicPaths()) {
        const html = await (
          await request.get(address(path), { headers: { Cookie: `language=${language}` } })
        ).text();
        expect(html).toContain(`lang="${language}"`);
        const found = textsOf(language).filter((text) => html.includes(text));
        expect.soft(found, `${language} ${path}`).toEqual([]);
        // No heart says that something is no favourite, and no stepper how much of it is in the cart.
        const { t } = messagesIn(language);
        const [before, after] = t("catalogue.saveFavourite", { name: "@" }).split("@");
        expect.soft(html, `${language} ${path}`).not.toMatch(new RegExp(`="${before}[^"]*${after}"`));
        expect.soft(html, `${language} ${path}`).not.toMatch(/stepper-announcement"[^>]*>[^<]/);
      }
    }
  },
);

/** Everything that the page has shown since its first frame, frame by frame. */
const shownTexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownTexts: string[] }).shownTexts);

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(
    `${size.width} px: a customer who opens a page is never taken for a guest (REQ-AUTH-31)`,
    { tag: ["@REQ-AUTH-31"] },
    async ({ page, consoleErrors: _ }) => {
      const { t } = messagesIn("en");
      const customer = await newCustomer("en");
      await readyToOrder(customer);
      await postToPanel("/api/favourites/toggle", { type: "store", id: "bayt-al-machboos" }, customer.token);
      await page.setViewportSize(size);
      await setLanguageCookie(page.context(), "en");
      await page.addInitScript(
        ([token, user]) => {
          localStorage.setItem("talabee_TOKEN", token!);
          localStorage.setItem("talabee_USER", user!);
          sessionStorage.setItem("notificationsReminded", "1");
          localStorage.setItem("cartState", '{"count":1}');
          const texts = [""];
          Object.assign(window, { shownTexts: texts });
          const look = () => {
            // A popover's page may have no body yet. Hearts say it by their label alone.
            const hearts = [...document.querySelectorAll("[data-slot=favourite-button]")];
            const labels = hearts.map((heart) => heart.getAttribute("aria-label"));
            const text = [document.body?.innerText ?? "", ...labels].join("\n");
            if (text !== texts.at(-1)) texts.push(text);
            requestAnimationFrame(look);
          };
          look();
        },
        [customer.token, JSON.stringify(customer.user)],
      );
      // Long enough to see the page of the server, and each answer after it.
      const late = async (route: { continue: () => Promise<void> }) => {
        await new Promise((done) => setTimeout(done, 250));
        await route.continue();
      };
      await page.route(/\/assets\/.*\.js/, late);
      await page.route(/\/api\//, late);
      const guestTexts = [...textsOf("en"), t("shell.signIn"), t("auth.welcomeBack")];

      const open = async (path: string, isThere: () => Promise<unknown>, guestOnly = guestTexts) => {
        await page.goto(address(path), { waitUntil: "commit" });
        await isThere();
        const lines = (await shownTexts(page)).flatMap((text) => text.split("\n"));
        expect(lines.length, path).toBeGreaterThan(1);
        expect
          .soft(
            lines.filter((line) => guestOnly.includes(line.trim())),
            path,
          )
          .toEqual([]);
      };
      const heading = page.locator("main h1:visible");
      const { name } = await readPanel<{ name: string }>("/api/stores/bayt-al-machboos", "en");
      const noFavourite = t("catalogue.saveFavourite", { name });
      await open(
        "/store/bayt-al-machboos",
        () =>
          expect(page.getByRole("button", { name: t("catalogue.dropFavourite", { name }) })).toBeVisible(),
        [...guestTexts, noFavourite],
      );
      await expect(page.locator("html"), "the guest's data is gone").not.toHaveAttribute("data-session");
      await open("/cart", () => expect(page.locator("[data-slot=cart-line]:visible")).toHaveCount(1));
      // The frame of a phone has no sign-in and no account.
      if (size.width < 1024) return;
      await open("/favourite", () =>
        expect(page.locator("main [data-slot=store-card]:visible")).toHaveCount(1),
      );
      for (const path of ["/auth", "/auth/resetPassword"])
        await open(path, async () => {
          await expect(page).toHaveURL(/:\d+\/$/);
          await expect(heading).toBeVisible();
        });

      // The customer's own request, at their place.
      const own = page.waitForResponse((response) => /\/stores\/nowhere\?.*zone=/.test(response.url()));
      await open("/store/nowhere", async () => {
        await own;
        await expect(heading).toHaveText(t("shell.notFoundTitle"));
      });
      const pages = (await shownTexts(page)).filter((text) => text !== "");
      expect(
        pages.filter((text) => !text.includes(t("shell.notFoundTitle"))),
        "the 404 stays",
      ).toEqual([]);
    },
  );
