import type { AsyncStatus } from "@talabee/ui";
import { useMessages, commonMessages } from "@talabee/ui/locale";
import { useState } from "react";

/**
 * The document title: the page's name and the brand; null for the brand alone. While the name is undefined, the previous
 * title stays. `status` is that of the query for the name: after a failure the title is the brand.
 */
export function PageTitle({ of, status }: { of: string | null | undefined; status?: AsyncStatus }) {
  const { t } = useMessages();
  const [before, setBefore] = useState(() => document.title);
  const brand = t(commonMessages.brand);
  const isShop = of === null || (of === undefined && status === "failed");
  const title = isShop ? brand : of === undefined ? before : `${of} · ${brand}`;
  if (title !== before) setBefore(title);
  return <title>{title}</title>;
}
