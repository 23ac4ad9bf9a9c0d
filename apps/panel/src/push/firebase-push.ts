import type { Credential } from "firebase-admin/app";
import type { Agent } from "node:http";
import type { Push, PushSender } from "./push-sender.js";

/** Key of a service account. */
export interface FirebaseAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

/** Error codes of devices that are no longer registered. */
const UNREGISTERED = new Set([
  "messaging/registration-token-not-registered",
  "messaging/invalid-registration-token",
]);
/** Error code of a message that can never be sent. All other errors can be temporary or due to the configuration. */
const INVALID_MESSAGE = "messaging/invalid-argument";

/**
 * Push provider for Firebase Cloud Messaging. `publicUrl` is prepended to links because Firebase requires absolute https
 * URLs. `through` replaces agent and credential in tests.
 */
export async function createFirebasePush(
  account: FirebaseAccount,
  { publicUrl, through }: { publicUrl: string | null; through?: { agent: Agent; credential: Credential } },
): Promise<PushSender> {
  // Loaded only if configured, because it is large.
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
        if (UNREGISTERED.has(code)) gone.push(tokens[index]!);
        else if (code !== INVALID_MESSAGE) throw result.reason;
      }
      return { gone };
    },
    close: () => deleteApp(app),
  };
}
/** Firebase requires unique app names, and a test process creates several panels. */
let counter = 0;
