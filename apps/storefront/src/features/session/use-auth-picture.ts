import { home, type Picture } from "@talabee/contract";
import { useApiQuery } from "../../platform/index.js";

/** Picture beside the sign-in form: the cover of the first store on the home page; null while loading. */
export function useAuthPicture(): Picture | null | undefined {
  const { data, status } = useApiQuery(home);
  if (status === "loading") return null;
  const stores = data?.rails.find((rail) => rail.kind === "stores");
  return stores?.items.find((store) => store.cover !== null)?.cover ?? undefined;
}
