import type { CartLine } from "@talabee/contract";
import { toast } from "@talabee/ui/primitives/toast";
import type { Shop } from "../../platform/index.js";
import { addToCart } from "./add-to-cart.js";
import { setLineQuantity } from "./cart-quantities.js";

/** Removes a line of a vendor's cart; the message offers to put it back as it was (REQ-CART-25). */
export function removeLine(
  shop: Shop,
  line: CartLine,
  vendorId: string,
  texts: { removed: string; undo: string },
): void {
  const { product_id: productId, quantity, addons, note } = line;
  const restore = () =>
    addToCart(shop, { productId, quantity, addons, note, vendorId }, { returnTo: window.location.pathname });
  setLineQuantity(shop, line.id, 0, () =>
    toast.show({
      title: texts.removed,
      tone: "success",
      action: { label: texts.undo, onClick: () => void restore() },
    }),
  );
}
