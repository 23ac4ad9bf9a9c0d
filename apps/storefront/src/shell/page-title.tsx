import { useMessages, commonMessages } from "@talabee/ui/locale";
import { useState } from "react";
import { type QueryStatus } from "../platform/index.js";

/**
 * The title of the page in the browser's tab: what it is, then whose; null is the shop itself. While it is not known,
 * the title that stands is kept, as browsers do: the one the panel wrote, or that of the page before. `status` is of what
 * it is known by: when that failed, the title is the shop's.
 */
export function PageTitle({ of, status }: { of: string | null | undefined; status?: QueryStatus }) {
  const { t } = useMessages();
  const [before, setBefore] = useState(() => document.title);
  const brand = t(commonMessages.brand);
  const isShop = of === null || (of === undefined && status === "failed");
  const title = isShop ? brand : of === undefined ? before : `${of} · ${brand}`;
  if (title !== before) setBefore(title);
  return <title>{title}</title>;
}
