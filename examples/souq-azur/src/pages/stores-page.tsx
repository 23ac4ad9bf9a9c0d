import { vendors } from "@talabee/contract";
import { useDebouncedValue } from "@talabee/ui/app";
import { useLocale } from "@talabee/ui/locale";
import { StoreListScreen } from "@talabee/ui/screens/store-list-screen";
import { useState } from "react";
import { usePanel } from "../panel";
import { paths } from "../router";

export function StoresPage() {
  const { language } = useLocale();
  const [query, setQuery] = useState("");
  const q = useDebouncedValue(query.trim(), 300);
  const stores = usePanel(vendors, { query: { per_page: 50, ...(q === "" ? {} : { q }) } });
  return (
    <StoreListScreen
      status={stores.status}
      title={language === "ar" ? "متاجر الكويت" : "Stores in Kuwait"}
      browseHref={paths.stores}
      stores={stores.data?.items ?? []}
      storeHref={paths.store}
      search={{ value: query, onValueChange: setQuery, loading: stores.status === "loading" }}
      onRetry={stores.retry}
    />
  );
}
