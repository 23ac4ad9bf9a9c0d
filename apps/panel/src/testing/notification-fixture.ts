import { createNotification } from "../modules/notifications/create-notification.js";
import type { Person, TestPanel } from "./test-panel.js";

/** Notifies a customer with the text `News n`. */
export const notifyOf = (test: TestPanel, customer: Person, n: number, link: string | null = null) =>
  test.db.transaction((tx) =>
    createNotification(test.panel, tx, customer.id, {
      title: { en: `News ${n}`, ar: `خبر ${n}` },
      body: { en: "Body", ar: "نص" },
      link,
      data: { n: String(n) },
    }),
  );
