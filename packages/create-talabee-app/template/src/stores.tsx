import { vendors, type PanelClient } from "@talabee/contract";
import { useLocale, type Language } from "@talabee/ui/locale";
import { StoreListScreen } from "@talabee/ui/screens/store-list-screen";
import { useState } from "react";
import { Frame } from "./frame";
import { usePanelData } from "./panel";

const loadStores = async (panel: PanelClient, q: string, signal: AbortSignal) => {
  const { data } = await panel.send(vendors, { query: { per_page: 50, ...(q ? { q } : {}) }, signal });
  return data.items;
};

/** The stores of the panel, open ones first. */
export function StoresPage({ onLanguageChange }: { onLanguageChange: (language: Language) => void }) {
  const { language } = useLocale();
  const [query, setQuery] = useState("");
  const stores = usePanelData(loadStores, query.trim());
  return (
    <Frame {...{ onLanguageChange, problem: stores.problem }}>
      <StoreListScreen
        status={stores.status}
        title={language === "ar" ? "المتاجر" : "Stores"}
        browseHref="/"
        stores={stores.data ?? []}
        storeHref={(id) => `/store/${encodeURIComponent(id)}`}
        search={{ value: query, onValueChange: setQuery, loading: stores.status === "loading" }}
        onRetry={stores.retry}
      />
    </Frame>
  );
}
