import { store, storeProducts, type PanelClient } from "@talabee/contract";
import type { Language } from "@talabee/ui/locale";
import { StoreScreen } from "@talabee/ui/screens/store-screen";
import { Frame } from "./frame";
import { usePanelData } from "./panel";

const loadStore = async (panel: PanelClient, id: string, signal: AbortSignal) => {
  const [about, menu] = await Promise.all([
    panel.send(store, { params: { id }, signal }),
    panel.send(storeProducts, { params: { id }, query: { per_page: 50 }, signal }),
  ]);
  const products = [...menu.data.items];
  for (let cursor = menu.data.next_cursor; cursor !== null;) {
    const { data } = await panel.send(storeProducts, {
      params: { id },
      query: { per_page: 50, cursor },
      signal,
    });
    products.push(...data.items);
    cursor = data.next_cursor;
  }
  return { store: about.data, products };
};

/** A store with its menu. */
export function StorePage({
  id,
  onLanguageChange,
}: {
  id: string;
  onLanguageChange: (language: Language) => void;
}) {
  const { status, data, problem, retry } = usePanelData(loadStore, id);
  return (
    <Frame {...{ onLanguageChange, problem }}>
      <StoreScreen
        status={status}
        store={data?.store}
        menuStatus={status}
        products={data?.products ?? []}
        menuComplete={data !== undefined}
        categoryHref={(category) => `#${category}`}
        productHref={(product) =>
          `/store/${encodeURIComponent(id)}/product/${encodeURIComponent(product.id)}`
        }
        backHref="/"
        onRetry={retry}
      />
    </Frame>
  );
}
