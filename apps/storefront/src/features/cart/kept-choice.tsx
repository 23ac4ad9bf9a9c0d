import { product as productCall } from "@talabee/contract";
import { readIntent } from "@talabee/domain";
import { KeptProduct } from "@talabee/ui/widgets/kept-product";
import { useSyncExternalStore } from "react";
import { useApiQuery, useShop } from "../../platform/index.js";

/** Nothing else changes it while a sign-in page is shown. */
const neverChanges = () => () => undefined;

/** Id of the product that a guest added before signing in; null if there is none, or no more (REQ-AUTH-48). */
export function useKeptProductId(): string | null {
  const { sessionStorage } = useShop();
  return useSyncExternalStore(
    neverChanges,
    () => {
      const intent = readIntent(sessionStorage, new Date());
      return intent?.kind === "add-to-cart" ? intent.productId : null;
    },
    // The server knows no guest's choices.
    () => null,
  );
}

/** The product that a guest added before signing in, while it is kept (REQ-AUTH-48). */
export function KeptChoice() {
  const productId = useKeptProductId();
  const { data, status } = useApiQuery(productCall, {
    params: { id: productId ?? "" },
    enabled: productId !== null,
  });
  if (productId === null || (data === undefined && status === "failed")) return null;
  return <KeptProduct product={data && { name: data.name, image: data.images[0] ?? null }} />;
}
