import {
  addToCart,
  cart as cartCall,
  errorDataOf,
  updateCartLine,
  type Cart,
  type ProductCard,
  type VendorConflict,
} from "@talabee/contract";
import { useLocale } from "@talabee/ui/locale";
import type { ProductChoice } from "@talabee/ui/widgets/product-details";
import { useState } from "react";
import { panelKey, queryClient, usePanel, useWrite } from "./panel";
import { open, paths } from "./router";
import { useToken } from "./session";

/** Cart of the signed-in customer. */
export function useCart() {
  const isGuest = useToken() === null;
  return { isGuest, ...usePanel(cartCall, { enabled: !isGuest }) };
}

/** A product that the panel did not add, because the cart is of another store. */
export interface Conflict extends VendorConflict {
  product: ProductCard;
  choice: ProductChoice;
}

/** Changes of the cart. The panel answers with the whole cart, which is shown at once. */
export function useCartChanges() {
  const { language } = useLocale();
  const { data, isGuest } = useCart();
  const add = useWrite(addToCart);
  const update = useWrite(updateCartLine);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const show = (cart: Cart | null) => {
    if (cart !== null) queryClient.setQueryData(panelKey(cartCall, {}, language), cart);
    return cart !== null;
  };

  const addProduct = async (
    product: ProductCard,
    choice: ProductChoice,
    onConflict: "ask" | "replace" = "ask",
  ) => {
    if (isGuest) {
      open(paths.signIn);
      return false;
    }
    const body = { product_id: product.id, ...choice, on_conflict: onConflict };
    const isAdded = show(
      await add.send({ body }, (error) => {
        const other = errorDataOf(addToCart, error, "vendor_conflict");
        if (other) setConflict({ ...other, product, choice });
        return other !== null;
      }),
    );
    if (isAdded) setConflict(null);
    return isAdded;
  };
  const setQuantity = async (lineId: string, quantity: number) => {
    if (data) show(await update.send({ body: { item_id: lineId, quantity, version: data.version } }));
  };
  return { addProduct, setQuantity, conflict, setConflict, loading: add.loading || update.loading };
}
