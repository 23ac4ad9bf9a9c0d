import type { Store } from "@talabee/contract";
import { useText, catalogueWords } from "@talabee/ui/locale";
import { Sheet } from "@talabee/ui/primitives/sheet";
import { StoreInfo } from "@talabee/ui/widgets/store-info";
import { useMap } from "../data/use-map.js";
import { paths } from "./paths.js";

/** About a store, over its menu: hours, where it is, and who runs it. */
export default function StoreInfoSheet({ store, onClose }: { store: Store; onClose: () => void }) {
  const { t } = useText();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(catalogueWords.infoOf, { name: store.name })}
    >
      <StoreInfo store={store} reviewsHref={paths.storeReviews(store.id)} tiles={useMap().tiles} />
    </Sheet>
  );
}
