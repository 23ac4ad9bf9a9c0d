import { MAX_AMOUNT } from "@talabee/domain";
import * as z from "zod/mini";
import { schema } from "./schema.js";

/** An amount that staff enter, in minor units. */
export const Amount = schema(() =>
  z.int("amount_invalid").check(z.minimum(0, "amount_invalid"), z.maximum(MAX_AMOUNT, "amount_invalid")),
);

/** A whole number that staff enter, with its bounds. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (least: number, most: number) =>
  z.int("quantity_invalid").check(z.minimum(least, "quantity_invalid"), z.maximum(most, "quantity_invalid"));
