import { useText, partsWords } from "@talabee/ui/locale";
import { useState } from "react";

/**
 * The title of the page in the browser's tab: what it is, then whose; null is the shop itself. While it is not known,
 * the title that stands is kept, as browsers do: the one the panel wrote, or that of the page before.
 */
export function PageTitle({ of }: { of: string | null | undefined }) {
  const { t } = useText();
  const [before] = useState(() => document.title);
  const brand = t(partsWords.brand);
  return <title>{of === undefined ? before : of === null ? brand : `${of} · ${brand}`}</title>;
}
