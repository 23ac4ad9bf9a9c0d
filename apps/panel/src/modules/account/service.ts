import {
  AVATAR_LIMITS,
  type CallBody,
  isFutureDate,
  type updateUserInfo,
  type User,
} from "@talabee/contract";
import { eq } from "drizzle-orm";
import { sqlState } from "../../db/sql-state.js";
import { files, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { discardUploads } from "../files/discard-uploads.js";
import { renderAvatar, checkUpload, type FileRow, insertFile, withUpload } from "../files/uploads.js";
import { isCountry } from "../pages/startup-lists.js";
import { readUser } from "./user-dto.js";

type Form = CallBody<typeof updateUserInfo>;

const UNIQUE_VIOLATION = "23505";

/** Profile updates by the customer (REQ-ACCOUNT-23, REQ-ACCOUNT-22). */
export function createAccountService(panel: Panel) {
  /** Saves the form, and deletes a replaced avatar. */
  async function save(userId: string, form: Form, avatar: Partial<FileRow> | null): Promise<void> {
    const { username, country } = form;
    await panel.db.transaction(async (tx) => {
      const [previous] = await tx
        .select({ fileId: users.avatarFileId, path: files.path })
        .from(users)
        .leftJoin(files, eq(files.id, users.avatarFileId))
        .where(eq(users.id, userId))
        .for("update", { of: users });
      if (previous === undefined) throw new ApiError("unauthenticated");
      if (avatar !== null) {
        await insertFile(tx, { ...(avatar as FileRow), ownerId: userId, kind: "avatar" });
      }
      const isReplaced = avatar !== null || form.avatar === null;
      await tx
        .update(users)
        .set({
          firstName: form.first_name,
          lastName: form.last_name,
          mobile: form.mobile,
          birthday: form.birthday,
          gender: form.gender,
          ...(username === undefined ? {} : { username }),
          ...(country === undefined ? {} : { country }),
          ...(isReplaced ? { avatarFileId: avatar?.id ?? null } : {}),
        })
        .where(eq(users.id, userId));
      if (!isReplaced || previous.fileId === null) return;
      await tx.delete(files).where(eq(files.id, previous.fileId));
      await discardUploads(panel, tx, [previous.path!]);
    });
  }

  return {
    async update(userId: string, form: Form): Promise<User> {
      const now = panel.clock();
      if (isFutureDate(form.birthday, now, panel.config.market.time_zone)) {
        throw new ApiError("validation_failed", { errors: { birthday: ["birthday_invalid"] } });
      }
      if (form.country && !isCountry(form.country)) {
        throw new ApiError("validation_failed", { errors: { country: ["value_invalid"] } });
      }
      try {
        if (form.avatar) {
          const picture = await checkUpload(form.avatar, "avatar", AVATAR_LIMITS, "picture_type");
          await withUpload(panel, await renderAvatar(picture, "avatar"), (file) =>
            save(userId, form, file as FileRow),
          );
        } else await save(userId, form, null);
      } catch (error) {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
        throw new ApiError("validation_failed", { errors: { username: ["username_taken"] }, cause: error });
      }
      return (await readUser(panel.db, userId, now))!;
    },
  };
}
