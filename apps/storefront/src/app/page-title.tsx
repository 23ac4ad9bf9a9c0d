import { useText, partsWords } from "@talabee/ui/locale";

/** The title of the page in the browser's tab: what it is, then whose. */
export function PageTitle({ of }: { of?: string | undefined }) {
  const { t } = useText();
  const brand = t(partsWords.brand);
  return <title>{of === undefined ? brand : `${of} · ${brand}`}</title>;
}
