import type { Picture } from "@talabee/contract";
import { authPictureRead, useApiQuery } from "../../platform/index.js";

/** Picture beside the sign-in form: the cover of the first store that has one; null while loading. */
export function useAuthPicture(): Picture | null | undefined {
  const { data, status } = useApiQuery(...authPictureRead());
  if (status === "loading") return null;
  return data?.items.find((store) => store.cover !== null)?.cover ?? undefined;
}
