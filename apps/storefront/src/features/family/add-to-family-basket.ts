import { addToFamilyBasket as addCall } from "@talabee/contract";
import { type Choice, lineBody } from "../cart/index.js";
import { type Shop, submitForm } from "../../platform/index.js";

/** Adds a product to the family's basket; false after a refusal, whose toast has been shown. */
export async function addToFamilyBasket(shop: Shop, choice: Choice): Promise<boolean> {
  const { refused } = await submitForm(shop, addCall, { body: lineBody(choice) });
  return refused === undefined;
}
