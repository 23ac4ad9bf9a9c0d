import { ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import { Amount, wholeNumber } from "./amount.js";
import { OpeningHours, TINTS } from "./catalogue.js";
import { MENU_LAYOUTS } from "./choices.js";
import { bothLanguages, bothProse, LocalText } from "./local-text.js";
import {
  Id,
  LatLng,
  listOf,
  Minutes,
  MinorUnits,
  noneTwice,
  pageQuery,
  Picture,
  Timestamp,
} from "./primitives.js";
import { list } from "./lists.js";
import { HoursPlan, StoreClosure } from "./panel-opening.js";
import { schema } from "./schema.js";
import { line } from "./text.js";
import { MENU_PICTURE_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

/** A draft is shown to nobody until it opens; an inactive store keeps its address and takes no orders. */
export const STORE_STATES = ["draft", "active", "inactive"] as const;
/** What a store must have before it opens. */
export const STORE_REQUIREMENTS = ["category", "hours", "location", "menu", "staff"] as const;

/** Kinds of pictures, each published in the widths in which it is shown. */
export const STORE_PICTURE_KINDS = ["product", "logo", "cover", "card"] as const;
export const BRAND_PICTURE_KINDS = ["category", "banner", "collection"] as const;

/** A picture to be named in a later request: one that no request names is deleted after a day. */
export const UploadedPicture = schema(() => z.object({ id: Id, picture: Picture }));
const pictureFile = () => upload(MENU_PICTURE_LIMITS, "logo_type");
export const StorePictureRequest = schema(() =>
  z.object({ kind: z.enum(STORE_PICTURE_KINDS, "value_invalid"), picture: pictureFile() }),
);
export const BrandPictureRequest = schema(() =>
  z.object({ kind: z.enum(BRAND_PICTURE_KINDS, "value_invalid"), picture: pictureFile() }),
);

/** A store in the list of those who work for it. */
export const PanelStoreCard = schema(() =>
  z.object({
    id: Id,
    name: LocalText,
    state: z.enum(STORE_STATES),
    logo: z.nullable(Picture),
    brand_color: z.string(),
    order_types: z.array(z.enum(ORDER_TYPES)),
    zone_number: z.int(),
  }),
);
/** A page of stores. */
export const PanelStoreList = schema(() => listOf(PanelStoreCard));
/** Filters of the list of stores. */
export const panelStoresQuery = schema(() => ({
  q: z.optional(line(80)),
  state: z.optional(z.enum(STORE_STATES)),
  ...pageQuery,
}));

const ZoneFee = schema(() => z.object({ zone: z.int(), fee: MinorUnits }));
const DeliveryBand = schema(() => z.object({ up_to_metres: z.int(), fee: MinorUnits }));
const DineTable = schema(() => z.object({ number: z.string(), seats: z.int() }));

/** A store as those see it who run it. */
export const PanelStore = schema(() =>
  z.object({
    ...PanelStoreCard.shape,
    legal_name: z.string(),
    description: LocalText,
    cover: z.nullable(Picture),
    card: z.nullable(Picture),
    category_ids: z.array(Id),
    cuisines: z.array(LocalText),
    tags: z.array(LocalText),
    menu_layout: z.enum(MENU_LAYOUTS),
    /** The store's own week. */
    opening_hours: z.array(OpeningHours),
    /** The hours of the seven days that begin now, with its plans: what customers read. */
    hours_now: z.array(OpeningHours),
    hours_plans: z.array(HoursPlan),
    preparation_minutes: z.int(),
    /** What it adds to its times, and until when; null while it is not busy. */
    busy: z.nullable(z.object({ minutes: z.int(), until: Timestamp })),
    slot_capacity: z.nullable(z.int()),
    /** Closures that have not ended. */
    closures: z.array(StoreClosure),
    min_order: MinorUnits,
    delivery_fee: MinorUnits,
    free_delivery_over: z.nullable(MinorUnits),
    delivery_time: Minutes,
    /** Zones it delivers to; null for all. */
    delivery_zones: z.nullable(z.array(z.int())),
    zone_fees: z.array(ZoneFee),
    /** Fees by distance instead of zones; null without them. */
    delivery_bands: z.nullable(z.array(DeliveryBand)),
    /** Accepted payment methods; null for all of the brand's. */
    payment_methods: z.nullable(z.array(z.enum(PAYMENT_METHODS))),
    location: z.nullable(z.object({ ...LatLng.shape, text: LocalText })),
    tables: z.array(DineTable),
    /** What must still be done before it may open. */
    missing: z.array(z.enum(STORE_REQUIREMENTS)),
  }),
);
export type PanelStore = z.infer<typeof PanelStore>;

const idList = (most: number) =>
  z.nullable(z.array(Id, "value_invalid").check(z.maxLength(most, "value_invalid"), noneTwice()));

/** Texts, pictures and categories of a store. A picture is named by the id of its upload; null removes it. */
const profileFields = schema(() => ({
  name: bothLanguages(60),
  legal_name: line(120),
  description: bothProse(600),
  brand_color: z.string("value_invalid").check(z.regex(/^#[0-9a-fA-F]{6}$/, "value_invalid")),
  logo_id: z.nullable(Id),
  cover_id: z.nullable(Id),
  card_id: z.nullable(Id),
  category_ids: idList(10),
  cuisines: list(bothLanguages(40), 10),
  tags: list(bothLanguages(40), 10),
  menu_layout: z.enum(MENU_LAYOUTS, "value_invalid"),
}));

/** A new store, a draft: all but the name can be given later. */
export const StoreRequest = schema(() =>
  z.object({
    ...z.partial(z.object(profileFields)).shape,
    name: profileFields.name,
    /** Its address, `/store/machboos-house`; by default from the English name. */
    id: z.optional(
      z
        .string("value_invalid")
        .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "value_invalid"), z.maxLength(60, "value_invalid")),
    ),
  }),
);
/** Partial update of a store's texts, pictures and categories; omitted fields stay. */
export const StoreChange = schema(() => z.partial(z.object(profileFields)));

const zone = () => wholeNumber(1, 999);
/** Partial update of how and where orders reach customers, and what it costs. */
export const StoreDeliveryRequest = schema(() =>
  z.object({
    order_types: z.optional(
      z
        .array(z.enum(ORDER_TYPES, "value_invalid"), "value_invalid")
        .check(z.minLength(1, "value_invalid"), noneTwice()),
    ),
    min_order: z.optional(Amount),
    delivery_fee: z.optional(Amount),
    free_delivery_over: z.optional(z.nullable(Amount)),
    delivery_time: z.optional(
      z
        .object({ min: wholeNumber(1, 600), max: wholeNumber(1, 600) }, "value_invalid")
        .check(z.refine(({ min, max }) => min <= max, { error: "value_invalid", path: ["max"] })),
    ),
    zone_number: z.optional(zone()),
    location: z.optional(
      z.nullable(z.object({ ...LatLng.shape, text: bothLanguages(120) }, "value_invalid")),
    ),
    delivery_zones: z.optional(
      z.nullable(z.array(zone(), "value_invalid").check(z.maxLength(200, "value_invalid"), noneTwice())),
    ),
    zone_fees: z.optional(
      z.nullable(
        z.array(z.object({ zone: zone(), fee: Amount }, "value_invalid"), "value_invalid").check(
          z.maxLength(200, "value_invalid"),
          z.refine((fees) => new Set(fees.map((fee) => fee.zone)).size === fees.length, "value_invalid"),
        ),
      ),
    ),
    delivery_bands: z.optional(
      z.nullable(
        z
          .array(
            z.object({ up_to_metres: wholeNumber(1, 200_000), fee: Amount }, "value_invalid"),
            "value_invalid",
          )
          .check(z.minLength(1, "value_invalid"), z.maxLength(20, "value_invalid")),
      ),
    ),
    payment_methods: z.optional(
      z.nullable(
        z
          .array(z.enum(PAYMENT_METHODS, "value_invalid"), "value_invalid")
          .check(z.minLength(1, "value_invalid"), noneTwice()),
      ),
    ),
    tables: z.optional(
      z.nullable(
        z
          .array(
            z.object({ number: line(10, "value_invalid"), seats: wholeNumber(1, 100) }, "value_invalid"),
            "value_invalid",
          )
          .check(
            z.maxLength(300, "value_invalid"),
            z.refine(
              (tables) => new Set(tables.map((table) => table.number)).size === tables.length,
              "value_invalid",
            ),
          ),
      ),
    ),
  }),
);

/** How many of something a store can have. */
export const LimitReached = schema(() => z.object({ limit: z.int() }));

/** What a store lacks that cannot open yet, or would lack that is open. */
export const StoreMissing = schema(() => z.object({ missing: z.array(z.enum(STORE_REQUIREMENTS)) }));

/** A category of stores with both its names. */
export const PanelCategory = schema(() =>
  z.object({
    id: Id,
    name: LocalText,
    image: z.nullable(Picture),
    tint: z.enum(TINTS),
    stores_count: z.int(),
  }),
);
/** All categories in their order. */
export const PanelCategoryList = schema(() => listOf(PanelCategory));
const categoryFields = schema(() => ({
  name: bothLanguages(40),
  image_id: z.nullable(Id),
  tint: z.enum(TINTS, "value_invalid"),
}));
export const CategoryRequest = schema(() =>
  z.object({ ...z.partial(z.object(categoryFields)).shape, name: categoryFields.name }),
);
export const CategoryChange = schema(() => z.partial(z.object(categoryFields)));

/** All ids of a list, each once, in their new order. */
export const ListOrderRequest = schema(() =>
  z.object({
    ids: z.array(Id, "value_invalid").check(z.maxLength(1000, "value_invalid"), noneTwice()),
  }),
);
