import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { jobs, notifications, pushTokens } from "../db/schema.js";
import { createNotification, SEND_PUSH } from "../modules/notifications/create-notification.js";
import { createPushJob } from "../modules/notifications/send-push.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { createFirebasePush } from "./firebase-push.js";
import type { PushSender } from "./push-sender.js";

/** Messages that the fake Google server received. */
const sent: { token: string; body: Record<string, unknown>; auth: string }[] = [];
let answer: (token: string) => { status: number; body: object } = () => ({
  status: 200,
  body: { name: "ok" },
});
const google: Server = createServer((request, response) => {
  void (async () => {
    const text = await readAll(request);
    const reply = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    const { message } = JSON.parse(text) as { message: Record<string, unknown> & { token: string } };
    const { status, body } = answer(message.token);
    sent.push({ token: message.token, body: message, auth: request.headers.authorization ?? "" });
    reply(status, body);
  })();
});

/** Routes requests to Google's hosts to the server above. */
class FakeGoogleAgent extends Agent {
  override createConnection() {
    return connect((google.address() as AddressInfo).port, "127.0.0.1");
  }
}

let test: TestPanel;
let push: PushSender;
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  push = await createFirebasePush(
    {
      projectId: "talabee-test",
      clientEmail: "panel@talabee-test.iam.gserviceaccount.com",
      privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
    {
      publicUrl: "https://talabee.example",
      through: {
        agent: new FakeGoogleAgent(),
        credential: { getAccessToken: async () => ({ access_token: "google-token", expires_in: 3600 }) },
      },
    },
  );
  test = await createTestPanel();
  Object.assign(test.panel, { push });
});
beforeEach(() => void (sent.length = 0));
afterAll(async () => {
  await push.close();
  await test.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

const fcmError = (status: number, errorCode: string) => ({
  status,
  body: {
    error: {
      code: status,
      status: errorCode,
      message: errorCode,
      details: [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode }],
    },
  },
});

it("sends a notification to each device of the user, in their language, with a link to our origin", async () => {
  const someone = await test.person();
  for (const fcm_token of ["phone", "laptop"]) {
    await test.post("/api/fcm-token", { fcm_token, provider: "firebase", platform: "web" }, someone);
  }
  await test.post("/api/fcm-token", { fcm_token: "stream", provider: "sse", platform: "web" }, someone);
  const row = await test.db.transaction((tx) =>
    createNotification(test.panel, tx, someone.id, {
      title: { en: "On its way", ar: "في الطريق" },
      body: { en: "T-1", ar: "T-1" },
      link: "/orders/1/track",
    }),
  );
  const [job] = await test.db.select().from(jobs).where(eq(jobs.subject, row.id));
  expect(job?.kind).toBe(SEND_PUSH);
  expect(await createPushJob(test.panel)(row.id)).toBeNull();
  expect(sent.map(({ token }) => token).toSorted()).toEqual(["laptop", "phone"]);
  expect(sent[0]).toMatchObject({
    auth: "Bearer google-token",
    body: {
      notification: { title: "On its way", body: "T-1" },
      data: { id: row.id, link: "/orders/1/track" },
      webpush: {
        notification: { tag: row.id },
        fcmOptions: { link: "https://talabee.example/orders/1/track" },
      },
    },
  });
  const [after] = await test.db.select().from(notifications).where(eq(notifications.id, row.id));
  expect(after?.pushedAt).not.toBeNull();
  // Running the job twice sends nothing twice.
  await createPushJob(test.panel)(row.id);
  expect(sent).toHaveLength(2);
});

it("removes unregistered devices, and retries after errors of the provider", async () => {
  const someone = await test.person();
  for (const fcm_token of ["old", "busy"]) {
    await test.post("/api/fcm-token", { fcm_token, provider: "firebase", platform: "android" }, someone);
  }
  const notification = { title: { en: "A", ar: "أ" }, body: { en: "B", ar: "ب" } };
  const row = await test.db.transaction((tx) => createNotification(test.panel, tx, someone.id, notification));
  const tokens = async () =>
    (await test.db.select().from(pushTokens).where(eq(pushTokens.userId, someone.id))).map(
      ({ token }) => token,
    );
  answer = (token) =>
    token === "old" ? fcmError(404, "UNREGISTERED") : { status: 200, body: { name: "ok" } };
  await createPushJob(test.panel)(row.id);
  expect(await tokens()).toEqual(["busy"]);
  const again = await test.db.transaction((tx) =>
    createNotification(test.panel, tx, someone.id, notification),
  );
  answer = () => fcmError(403, "PERMISSION_DENIED");
  await expect(createPushJob(test.panel)(again.id)).rejects.toThrow();
  expect(await tokens()).toEqual(["busy"]);
  answer = () => ({ status: 200, body: { name: "ok" } });
  await createPushJob(test.panel)(again.id);
  expect(sent.at(-1)?.token).toBe("busy");
});

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
