import type { Store } from "@talabee/contract";
import { useMessages, catalogueMessages } from "@talabee/ui/locale";
import { Sheet } from "@talabee/ui/primitives/sheet";
import { StoreInfo } from "@talabee/ui/widgets/store-info";
import { useMap } from "../account/index.js";
import { paths } from "../../platform/index.js";

/** Sheet over the menu with a store's hours, location and legal details. */
export default function StoreInfoSheet({ store, onClose }: { store: Store; onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(catalogueMessages.infoOf, { name: store.name })}
    >
      <StoreInfo store={store} reviewsHref={paths.storeReviews(store.id)} tiles={useMap().tiles} />
    </Sheet>
  );
}
