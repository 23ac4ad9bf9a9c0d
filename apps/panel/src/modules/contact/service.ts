import type { CallBody, contactUs, Language } from "@talabee/contract";
import { stripInvisible } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { contactMessages, users } from "../../db/schema.js";
import { contactCopyMail, contactMail } from "../../mail/people-letters.js";
import { postMail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import type { SignedIn } from "../auth/sessions.js";
import { supportContacts } from "../settings/brand-settings.js";

/** Messages to the people of the brand (C7). */
export function createContactService(panel: Panel) {
  return {
    /**
     * Keeps a message and passes it on. Only who is signed in under the address they give gets a copy: otherwise this form
     * would send anybody's text to anybody.
     */
    async send(
      form: CallBody<typeof contactUs>,
      from: { ip: string; language: Language; user: SignedIn | null },
    ): Promise<void> {
      await panel.limits.use("contact", from.ip);
      const now = panel.clock();
      const letter = {
        name: stripInvisible(form.name),
        email: form.email,
        phone: form.phone,
        message: stripInvisible(form.message),
      };
      await panel.db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({
          id: randomUUID(),
          userId: from.user?.id ?? null,
          ...letter,
          createdAt: now,
        });
        const { email } = await supportContacts(tx);
        if (email !== "") await postMail(panel, tx, { to: email, ...contactMail(letter), now });
        const [account] =
          from.user === null ? [] : await tx.select().from(users).where(eq(users.id, from.user.id));
        if (account?.email === form.email) {
          await postMail(panel, tx, { to: form.email, ...contactCopyMail(from.language, letter), now });
        }
      });
    },
  };
}
