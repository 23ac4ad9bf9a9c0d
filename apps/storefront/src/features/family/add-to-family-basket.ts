import { addToFamilyBasket as addCall } from "@talabee/contract";
import { type Choice } from "../cart/index.js";
import { type Shop, submitForm } from "../../platform/index.js";

/** Puts a product into the basket of the customer's family; false when it did not go there, which has been told. */
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
