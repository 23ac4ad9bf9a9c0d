import type { Credential } from "firebase-admin/app";
import type { Agent } from "node:http";
import type { Push, PushSender } from "./push-sender.js";

/** The key of a service account. */
export interface FirebaseAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

/** Firebase says so of a device that took the page or the app off. */
const GONE = new Set(["messaging/registration-token-not-registered", "messaging/invalid-registration-token"]);
/** Of a push that will never be taken; everything else may be over later, once the panel is set up right at the latest. */
const REFUSED = "messaging/invalid-argument";

/**
 * Pushes by Firebase Cloud Messaging. `publicUrl` is where a tap leads: Firebase takes whole addresses alone, and only of
 * https. `through` carries the requests, with tokens of its own, in place of Google's.
 */
export async function createFirebasePush(
  account: FirebaseAccount,
  { publicUrl, through }: { publicUrl: string | null; through?: { agent: Agent; credential: Credential } },
): Promise<PushSender> {
  // Loaded only where it is configured: it is large.
  const { cert, deleteApp, initializeApp } = await import("firebase-admin/app");
  const { getMessaging } = await import("firebase-admin/messaging");
  const app = initializeApp(
    {
      credential: through?.credential ?? cert({ ...account }),
      projectId: account.projectId,
      ...(through === undefined ? {} : { httpAgent: through.agent }),
    },
    `panel-${account.projectId}-${counter++}`,
  );
  const messaging = getMessaging(app);

  const messageOf = (token: string, { id, title, body, link, data }: Push) => ({
    token,
    notification: { title, body },
    data: { ...data, id, ...(link === null ? {} : { link }) },
    android: { collapseKey: id },
    webpush: {
      notification: { tag: id },
      ...(link !== null && publicUrl?.startsWith("https:") ? { fcmOptions: { link: publicUrl + link } } : {}),
    },
  });

  return {
    async send(tokens, push) {
      const results = await Promise.allSettled(tokens.map((token) => messaging.send(messageOf(token, push))));
      const gone: string[] = [];
      for (const [index, result] of results.entries()) {
        if (result.status === "fulfilled") continue;
        const { code = "" } = result.reason as { code?: string };
        if (GONE.has(code)) gone.push(tokens[index]!);
        else if (code !== REFUSED) throw result.reason;
      }
      return { gone };
    },
    close: () => deleteApp(app),
  };
}
/** Firebase knows its apps by name, and a process may have several panels. */
let counter = 0;
