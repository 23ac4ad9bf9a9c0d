import type { CallData, login } from "@talabee/contract";
import type { Queries } from "../../db/database.js";
import { readUser } from "../account/user-dto.js";
import { savePushToken } from "../notifications/push-tokens.js";
import { hashOf, openSession } from "./sessions.js";

export type SessionDto = CallData<typeof login>;

/** Opens a session and registers the device's push token, if there is one. */
export async function startSession(
  queries: Queries,
  user: { readonly id: string },
  now: Date,
  fcmToken?: string,
): Promise<SessionDto> {
  const token = await openSession(queries, user.id, now);
  if (fcmToken) {
    const session = { userId: user.id, sessionHash: hashOf(token) };
    await savePushToken(queries, session, { token: fcmToken, provider: "firebase", platform: "web", now });
  }
  return { token, user: (await readUser(queries, user.id, now))! };
}
