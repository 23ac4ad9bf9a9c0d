import { calls } from "../calls.js";
import { expect, test, toast, messagesIn } from "../journey.js";
import { accountWrites } from "./account-writes.js";
import { cartWrites } from "./cart-writes.js";
import { openBlankPage } from "./failing-write.js";
import { failing, HANG, SERVER_TEXT, REFUSALS, UNAUTHENTICATED, UNREADABLE } from "./faults.js";
import { orderWrites } from "./order-writes.js";
import { recordToasts } from "./record-toasts.js";

/** Every call that writes, by name. */
const WRITES = { ...accountWrites, ...cartWrites, ...orderWrites };

/** No button is busy for longer (REQ-UI-03). */
const PATIENCE_MS = 10_000;

const writes = calls.filter(
  ({ name, method, tag }) => method === "POST" && tag !== "Panel" && !name.startsWith("quote"),
);

test("every call that writes has its place among those that fail", () => {
  expect(Object.keys(WRITES).sort()).toEqual(writes.map(({ name }) => name).sort());
});

for (const call of writes) {
  const { name } = call;
  const row = WRITES[name];
  if (row === null || row === undefined) continue;
  const fallback = row.fallbackMessage ?? (call.isUpdate ? "failed_to_update_data" : "failed_to_add_data");

  test(
    `${name} is refusalMessage in every way, and made in the end`,
    { tag: "@nightly" },
    async ({ page, language, customer, complaints: _ }) => {
      test.setTimeout(240_000);
      const messages = messagesIn(language);
      const { t, message } = words;
      const said = await recordToasts(page);
      await openBlankPage(page, language);
      const { press, keptFields = [] } = await row.prepare({ page, language, customer, messages });
      const fails = await failing(page, messages, call);
      const typed = () => Promise.all(keeps.map((field) => field.inputValue()));
      const kept = await typed();
      const own: Readonly<Record<string, string>> = {
        "500 JSON": SERVER_TEXT,
        "403": message("forbidden"),
        "404": message("not_found"),
        "429": message("too_many_requests", { time: "1" }),
      };
      const isHeld = (kind: string) =>
        row.refusalMessage !== undefined && !(name === "verifyEmail" && kind === "429");
      const kinds = [
        ...Object.entries(REFUSALS).map(
          ([kind, fault]) => [kind, fault, isHeld(kind) ? message(row.refusalMessage!) : own[kind]!] as const,
        ),
        ...Object.entries({ ...UNREADABLE, ...(row.testsTimeout ? { hang: HANG } : {}) }).map(
          ([kind, fault]) => [kind, fault, message(fallback)] as const,
        ),
      ];
      for (const [kind, fault, text] of kinds) {
        await test.step(kind, async () => {
          fails.by(fault);
          const calls = fails.count();
          const before = said.length;
          const told = () => said.slice(before).filter((one) => one.includes(text));
          await press();
          await expect.poll(told).toHaveLength(1);
          expect(fails.count()).toBeGreaterThan(calls);
          if (kind === "hang") expect(fails.waited()).toBeLessThan(PATIENCE_MS);
          // Or it has gone by itself.
          const close = toast(page, text).getByRole("button", { name: t("common.close") });
          await close.click({ timeout: 6000 }).catch(() => undefined);
          // A pointer that rests on a toast holds it, and those that come after it.
          await page.mouse.move(0, 420);
          await expect(toast(page, text)).toBeHidden();
          expect(told(), "it is said once").toHaveLength(1);
          expect(await typed(), "what was typed is kept").toEqual(kept);
        });
      }
      if (row.cannotSucceed === undefined) {
        fails.by(null);
        const path = new RegExp(`${call.path.replace(/\{\w+\}/g, "[^/?]+")}$`);
        const answered = page.waitForResponse(
          (answer) => path.test(answer.url()) && answer.request().method() === "POST",
        );
        await press();
        expect((await answered).ok(), "the next success clears it").toBe(true);
      }
    },
  );

  if (row.signedOut === undefined)
    test(
      `${name} of a session that is over is told of once, and what is left of it goes`,
      { tag: "@nightly" },
      async ({ page, language, customer, complaints: _ }) => {
        const messages = messagesIn(language);
        const said = await recordToasts(page);
        await openBlankPage(page, language);
        const { press } = await row.prepare({ page, language, customer, messages });
        const fails = await failing(page, messages, call);
        fails.by(UNAUTHENTICATED);
        await press();
        const told = () => said.filter((one) => one.includes(messages.message("unauthenticated")));
        await expect.poll(told).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
        expect(told(), "it is said once").toHaveLength(1);
      },
    );
}
