import * as z from "zod/mini";
import { Amount, wholeNumber } from "./amount.js";
import { bothLanguages, bothProse, LocalText } from "./local-text.js";
import {
  Id,
  listOf,
  MAX_LINE_QUANTITY,
  MinorUnits,
  noneTwice,
  pageQuery,
  Picture,
  Timestamp,
} from "./primitives.js";
import { schema } from "./schema.js";
import { line } from "./text.js";

/** Stock of a product that nobody counts. */
export const UNCOUNTED_STOCK = 1_000_000;

/** A section of a menu as its editors see it. */
export const MenuSection = schema(() =>
  z.object({
    id: Id,
    vendor_id: Id,
    name: LocalText,
    /** Products, sold or not. */
    products_count: z.int(),
  }),
);
/** All sections of a store in their order. */
export const MenuSectionList = schema(() => listOf(MenuSection));
/** A section's name in both languages. */
export const MenuSectionRequest = schema(() => z.object({ name: bothLanguages(60) }));

const Option = schema(() =>
  z.object({
    id: Id,
    name: LocalText,
    price: MinorUnits,
    max: z.int(),
    in_stock: z.boolean(),
    /** When an option that is sold out is put back by itself. */
    back_at: z.nullable(Timestamp),
  }),
);
/** A group of options that products of a store share. */
export const MenuAddonGroup = schema(() =>
  z.object({
    id: Id,
    vendor_id: Id,
    name: LocalText,
    min: z.int(),
    max: z.int(),
    options: z.array(Option),
    product_ids: z.array(Id),
  }),
);
/** All groups of a store. */
export const MenuAddonGroupList = schema(() => listOf(MenuAddonGroup));

/** Whether a group can be chosen from: at least `min`, and `max` not below it. */
// @__NO_SIDE_EFFECTS__
function canBeChosen() {
  return z.refine<{ min: number; max: number; options: readonly { max: number }[] }>(
    ({ min, max, options }) => min <= max && min <= options.reduce((sum, option) => sum + option.max, 0),
    { error: "value_invalid", path: ["min"] },
  );
}
/** A group with all its options; an option that keeps its id stays the same in carts. */
export const MenuAddonGroupRequest = schema(() =>
  z
    .object({
      name: bothLanguages(60),
      min: wholeNumber(0, 50),
      max: wholeNumber(1, 50),
      options: z
        .array(
          z.object(
            {
              id: z.optional(Id),
              name: bothLanguages(60),
              price: Amount,
              max: z._default(wholeNumber(1, 50), 1),
              in_stock: z._default(z.boolean("value_invalid"), true),
            },
            "value_invalid",
          ),
          "value_invalid",
        )
        .check(
          z.minLength(1, "value_invalid"),
          z.maxLength(100, "value_invalid"),
          z.refine((options) => {
            const ids = options.flatMap(({ id }) => id ?? []);
            return new Set(ids).size === ids.length;
          }, "value_invalid"),
        ),
    })
    .check(canBeChosen()),
);

/** A product as its editors see it. */
export const MenuProduct = schema(() =>
  z.object({
    id: Id,
    vendor_id: Id,
    section_id: Id,
    name: LocalText,
    description: LocalText,
    price: MinorUnits,
    sale_price: z.nullable(MinorUnits),
    brand: z.nullable(z.string()),
    featured: z.boolean(),
    active: z.boolean(),
    /** Since when the store says that it is sold out; null while it is not. */
    off_since: z.nullable(Timestamp),
    /** When it is put back by itself; null for not before somebody does. */
    off_until: z.nullable(Timestamp),
    stock: z.int(),
    max_per_order: z.int(),
    images: z.array(Picture),
    addon_group_ids: z.array(Id),
  }),
);
export type MenuProduct = z.infer<typeof MenuProduct>;
/** A page of products in the order of the menu. */
export const MenuProductList = schema(() => listOf(MenuProduct));
/** Filters of a store's products. */
export const menuProductsQuery = schema(() => ({
  section_id: z.optional(Id),
  q: z.optional(line(80)),
  ...pageQuery,
}));

const productFields = schema(() => ({
  section_id: Id,
  name: bothLanguages(80),
  description: bothProse(600),
  price: Amount,
  sale_price: z.nullable(Amount),
  brand: z.nullable(line(60)),
  featured: z.boolean("value_invalid"),
  active: z.boolean("value_invalid"),
  stock: wholeNumber(0, UNCOUNTED_STOCK),
  max_per_order: wholeNumber(1, MAX_LINE_QUANTITY),
  /** Pictures by the ids of their uploads, the first one shown in lists; null for none. */
  image_ids: z.nullable(z.array(Id, "value_invalid").check(z.maxLength(10, "value_invalid"), noneTwice())),
  /** Groups of options in the order in which they are shown; null for none. */
  addon_group_ids: z.nullable(
    z.array(Id, "value_invalid").check(z.maxLength(20, "value_invalid"), noneTwice()),
  ),
}));

/** A sale price is below the price. */
// @__NO_SIDE_EFFECTS__
function isCheaper() {
  return z.refine<{ price?: number | undefined; sale_price?: number | null | undefined }>(
    ({ price, sale_price }) => (sale_price ?? -1) < (price ?? Infinity),
    { error: "sale_price_too_high", path: ["sale_price"] },
  );
}

/** A new product, behind the last one of its section. */
export const MenuProductRequest = schema(() =>
  z
    .object({
      ...z.partial(z.object(productFields)).shape,
      section_id: productFields.section_id,
      name: productFields.name,
      price: productFields.price,
    })
    .check(isCheaper()),
);
/** Partial update of a product; omitted fields stay. */
export const MenuProductChange = schema(() => z.partial(z.object(productFields)).check(isCheaper()));

/**
 * Until when something is sold out: a time; `closing`, the store's next closing; or null, until somebody puts it back. Only read
 * where `available` is false.
 */
const offUntil = () => z.optional(z.nullable(z.union([z.literal("closing"), Timestamp], "value_invalid")));
/** Says that a product is sold out, or is there again. */
export const ProductAvailabilityRequest = schema(() =>
  z.object({ available: z.boolean("value_invalid"), until: offUntil() }),
);
/** Says so of an option, in all products that have its group. */
export const OptionAvailabilityRequest = schema(() =>
  z.object({ option_id: Id, available: z.boolean("value_invalid"), until: offUntil() }),
);
