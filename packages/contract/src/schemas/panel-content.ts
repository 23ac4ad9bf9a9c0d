import { safeReturnTo } from "@talabee/domain";
import * as z from "zod/mini";
import { ContentBlock } from "./content.js";
import { bothLanguages, bothProse, LocalText } from "./local-text.js";
import { Id, listOf, noneTwice, Picture, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { line, prose } from "./text.js";

const TONES = ["accent", "dark"] as const;

/** A banner of the home page with its texts and pictures in both languages. */
export const PanelBanner = schema(() =>
  z.object({
    id: Id,
    title: LocalText,
    text: LocalText,
    action: LocalText,
    /** A path of the storefront. */
    link: z.string(),
    image: z.object({ en: Picture, ar: Picture }),
    tone: z.enum(TONES),
    /** The coupon that it promises: who cannot use it does not see the banner. */
    coupon_id: z.nullable(Id),
  }),
);
/** All banners in their order. */
export const PanelBannerList = schema(() => listOf(PanelBanner));
const bannerFields = schema(() => ({
  title: bothLanguages(60),
  text: bothProse(120),
  action: bothLanguages(30),
  link: line(300, "value_invalid").check(
    z.refine((path) => path === "/" || safeReturnTo(path) === path, "value_invalid"),
  ),
  /** Uploads: one with room for the text on its left for English, one with room on its right for Arabic. */
  image_ids: z.object({ en: Id, ar: Id }, "value_invalid"),
  tone: z.enum(TONES, "value_invalid"),
  coupon_id: z.nullable(Id),
}));
export const BannerRequest = schema(() =>
  z.object({
    ...bannerFields,
    tone: z._default(bannerFields.tone, "accent"),
    coupon_id: z.optional(bannerFields.coupon_id),
  }),
);
/** Partial update of a banner; omitted fields stay. */
export const BannerChange = schema(() => z.partial(z.object(bannerFields)));

/** A collection with its parts, each a list of products. */
export const PanelCollection = schema(() =>
  z.object({
    id: Id,
    name: LocalText,
    image: z.nullable(Picture),
    parts: z.array(z.object({ id: Id, name: LocalText, product_ids: z.array(Id), vendor_ids: z.array(Id) })),
  }),
);
/** All collections in their order. */
export const PanelCollectionList = schema(() => listOf(PanelCollection));
const idList = () =>
  z._default(z.array(Id, "value_invalid").check(z.maxLength(200, "value_invalid"), noneTwice()), []);
const collectionFields = schema(() => ({
  name: bothLanguages(60),
  image_id: z.nullable(Id),
  /** All parts; one that keeps its id keeps its address. */
  parts: z
    .array(
      z.object(
        { id: z.optional(Id), name: bothLanguages(60), product_ids: idList(), vendor_ids: idList() },
        "value_invalid",
      ),
      "value_invalid",
    )
    .check(z.minLength(1, "value_invalid"), z.maxLength(20, "value_invalid")),
}));
export const CollectionRequest = schema(() =>
  z.object({ ...collectionFields, image_id: z.optional(collectionFields.image_id) }),
);
/** Partial update of a collection; omitted fields stay. */
export const CollectionChange = schema(() => z.partial(z.object(collectionFields)));

/** A page of text in both languages. */
export const PanelPage = schema(() =>
  z.object({
    id: Id,
    title: LocalText,
    blocks: z.object({ en: z.array(ContentBlock), ar: z.array(ContentBlock) }),
    /** When it was written; null while it is the product's own. */
    updated_at: z.nullable(Timestamp),
  }),
);
/** All pages. */
export const PanelPageList = schema(() => listOf(PanelPage));
const text = () => prose(4000, "value_invalid");
/** Nothing that runs a script: an address of the web, of a person, or a path of the storefront (REQ-SEC-25). */
const href = () =>
  line(500, "value_invalid").check(
    z.refine(
      (url) => /^(https:\/\/|mailto:|tel:)[^\s"'<>]+$/.test(url) || safeReturnTo(url) === url,
      "value_invalid",
    ),
  );
const Blocks = schema(() =>
  z
    .array(
      z.discriminatedUnion(
        "kind",
        [
          z.object({ kind: z.literal("heading"), text: line(120, "value_invalid") }),
          z.object({ kind: z.literal("paragraph"), text: text() }),
          z.object({
            kind: z.literal("list"),
            items: z
              .array(text(), "value_invalid")
              .check(z.minLength(1, "value_invalid"), z.maxLength(50, "value_invalid")),
          }),
          z.object({ kind: z.literal("link"), text: line(120, "value_invalid"), href: href() }),
        ],
        "value_invalid",
      ),
      "value_invalid",
    )
    .check(z.minLength(1, "value_invalid"), z.maxLength(200, "value_invalid")),
);
/** The whole of a page; `{name}`, `{phone}` and `{email}` stand for the brand's. */
export const PageRequest = schema(() =>
  z.object({ title: bothLanguages(80), blocks: z.object({ en: Blocks, ar: Blocks }, "value_invalid") }),
);
