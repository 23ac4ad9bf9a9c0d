import { addToFamilyBasket as addCall } from "@talabee/contract";
import { type Choice } from "../cart/index.js";
import { type Shop, submitForm } from "../../platform/index.js";

/** Adds a product to the family's basket; false after a refusal, whose toast has been shown. */
export async function addToFamilyBasket(
  shop: Shop,
  { productId, quantity, addons, note }: Choice,
): Promise<boolean> {
  const { refused } = await submitForm(shop, addCall, {
    body: {
      product_id: productId,
      quantity,
      addons: addons.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
      note,
    },
  });
  return refused === undefined;
}
