import { calls } from "../calls.js";
import { expect, test, toast, messagesIn } from "../journey.js";
import { accountWrites } from "./account-writes.js";
import { cartWrites } from "./cart-writes.js";
import { openBlankPage } from "./failing-write.js";
import { failing, SERVER_TEXT, SLOW, REFUSALS, UNAUTHENTICATED, UNREADABLE } from "./faults.js";
import { orderWrites } from "./order-writes.js";
import { recordToasts } from "./record-toasts.js";

/** Every call that writes, by name. */
const WRITES = { ...accountWrites, ...cartWrites, ...orderWrites };

/** Longest time a button shows loading without a word (REQ-UI-03). */
const PATIENCE_MS = 10_000;

const writes = calls.filter(
  ({ name, method, isOfStaff }) => method === "POST" && !isOfStaff && !name.startsWith("quote"),
);

test("every writing call has a row (REQ-UI-03)", () => {
  expect(Object.keys(WRITES).sort()).toEqual(writes.map(({ name }) => name).sort());
});

for (const call of writes) {
  const { name } = call;
  const row = WRITES[name];
  if (row === null || row === undefined) continue;
  const fallback = row.fallbackMessage ?? (call.isUpdate ? "failed_to_update_data" : "failed_to_add_data");

  test(
    `${name} recovers from every failure (REQ-UI-03)`,
    {
      tag: [
        "@nightly",
        "@REQ-MESSAGE-02",
        // The text of calls that add, and of those that change.
        ...(fallback === "failed_to_add_data" ? ["@REQ-MESSAGE-03"] : []),
        ...(fallback === "failed_to_update_data" ? ["@REQ-MESSAGE-08"] : []),
        ...(row.proves ?? []).map((id) => `@${id}`),
      ],
    },
    async ({ page, language, customer, consoleErrors: _ }) => {
      test.setTimeout(240_000);
      const messages = messagesIn(language);
      const { t, message } = messages;
      const shownToasts = await recordToasts(page);
      await openBlankPage(page, language);
      const { press, keptFields = [] } = await row.prepare({ page, language, customer, messages });
      const failingCall = await failing(page, messages, call);
      const fieldContents = () => Promise.all(keptFields.map((field) => field.inputValue()));
      const initialContent = await fieldContents();
      const messageOfFault: Readonly<Record<string, string>> = {
        "500 JSON": SERVER_TEXT,
        "403": message("forbidden"),
        "404": message("not_found"),
        "429": message("too_many_requests", { time: "1" }),
      };
      const usesClientMessage = (kind: string) =>
        row.refusalMessage !== undefined && !(row.refusalsWithReason ?? []).includes(kind);
      const kinds = [
        ...Object.entries(REFUSALS).map(
          ([kind, fault]) =>
            [
              kind,
              fault,
              usesClientMessage(kind) ? message(row.refusalMessage!) : messageOfFault[kind]!,
            ] as const,
        ),
        ...Object.entries({ ...UNREADABLE }).map(
          ([kind, fault]) => [kind, fault, message(fallback)] as const,
        ),
      ];
      for (const [kind, fault, text] of kinds) {
        await test.step(kind, async () => {
          failingCall.by(fault);
          const calls = failingCall.count();
          const before = shownToasts.length;
          const matchingToasts = () => shownToasts.slice(before).filter((one) => one.includes(text));
          await press();
          await expect.poll(matchingToasts).toHaveLength(1);
          expect(failingCall.count()).toBeGreaterThan(calls);
          // It may have closed by itself.
          const close = toast(page, text).getByRole("button", { name: t("common.close") });
          await close.click({ timeout: 6000 }).catch(() => undefined);
          // Hovering a toast pauses it and those after it.
          await page.mouse.move(0, 420);
          await expect(toast(page, text)).toBeHidden();
          expect(matchingToasts(), "shown once").toHaveLength(1);
          expect(await fieldContents(), "the form keeps its content").toEqual(initialContent);
        });
      }
      if (row.testsTimeout === true) {
        await test.step("slow", async () => {
          failingCall.by(SLOW);
          const before = shownToasts.length;
          await press();
          // Within ten seconds the customer knows that it is still being sent; then the answer counts.
          await expect
            .poll(() => shownToasts.slice(before), { timeout: PATIENCE_MS })
            .toContainEqual(expect.stringContaining(message("still_trying")));
          await expect(toast(page, message("still_trying"))).toBeHidden();
          expect(shownToasts.slice(before).some((one) => one.includes(message(fallback)))).toBe(false);
        });
      } else if (row.cannotSucceed === undefined) {
        failingCall.by(null);
        const path = new RegExp(`${call.path.replace(/\{\w+\}/g, "[^/?]+")}$`);
        const response = page.waitForResponse(
          (answer) => path.test(answer.url()) && answer.request().method() === "POST",
        );
        await press();
        expect((await response).ok(), "the next success clears the error").toBe(true);
      }
    },
  );

  if (row.signedOut === undefined)
    test(
      `${name} with an expired session shows one message and clears the session (REQ-UI-03)`,
      { tag: "@nightly" },
      async ({ page, language, customer, consoleErrors: _ }) => {
        const messages = messagesIn(language);
        const shownToasts = await recordToasts(page);
        await openBlankPage(page, language);
        const { press } = await row.prepare({ page, language, customer, messages });
        const failingCall = await failing(page, messages, call);
        failingCall.by(UNAUTHENTICATED);
        await press();
        const matchingToasts = () =>
          shownToasts.filter((one) => one.includes(messages.message("unauthenticated")));
        await expect.poll(matchingToasts).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
        expect(matchingToasts(), "shown once").toHaveLength(1);
      },
    );
}
