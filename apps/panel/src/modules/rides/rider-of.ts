import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";

/** The rider of a session. Throws `forbidden` for anybody else. */
export function riderOf({ riderId }: SessionUser): string {
  if (riderId === null) throw new ApiError("forbidden");
  return riderId;
}
