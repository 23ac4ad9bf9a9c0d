import type { CallBody, contactUs, Language } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { contactMessages, users } from "../../db/schema.js";
import { contactCopyEmail, contactEmail } from "./contact-emails.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import type { SessionUser } from "../../http/session-user.js";
import { supportContacts } from "../settings/brand-settings.js";

/** Messages from the contact page (REQ-API-37). */
export function createContactService(panel: Panel) {
  return {
    /**
     * Stores a message and forwards it to support. The sender gets a copy only when signed in with the given address:
     * otherwise the form could mail arbitrary text to arbitrary addresses.
     */
    async send(
      form: CallBody<typeof contactUs>,
      from: { ip: string; language: Language; user: SessionUser | null },
    ): Promise<void> {
      await panel.limits.use("contact", from.ip);
      const now = panel.clock();
      const message = {
        name: form.name,
        email: form.email,
        phone: form.phone,
        message: form.message,
      };
      await panel.db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({
          id: randomUUID(),
          userId: from.user?.id ?? null,
          ...message,
          language: from.language,
          createdAt: now,
        });
        const { email } = await supportContacts(tx);
        if (email !== "") await enqueueEmail(panel, tx, { to: email, ...contactEmail(message), now });
        const [account] =
          from.user === null ? [] : await tx.select().from(users).where(eq(users.id, from.user.id));
        if (account?.email === form.email) {
          await enqueueEmail(panel, tx, { to: form.email, ...contactCopyEmail(from.language, message), now });
        }
      });
    },
  };
}
