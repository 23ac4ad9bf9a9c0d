import { eq } from "drizzle-orm";
import { users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";

/**
 * Requires the password of a signed-in user, so that an open session alone is not enough. Wrong ones are slowed down. Throws
 * the `ApiError` `validation_failed` for `current_password`.
 */
export async function requirePassword(
  panel: Panel,
  userId: string,
  password: string,
): Promise<typeof users.$inferSelect> {
  const limitKey = `change ${userId}`;
  await panel.limits.useSlowing("login", limitKey);
  const [user] = await panel.db.select().from(users).where(eq(users.id, userId));
  if (!(await panel.passwords.verify(user?.passwordHash ?? null, password))) {
    throw new ApiError("validation_failed", { errors: { current_password: ["password_wrong"] } });
  }
  await panel.limits.reset("login", limitKey);
  return user!;
}
