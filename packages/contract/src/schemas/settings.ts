import { ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import { LANGUAGES } from "../language.js";
import { Banner } from "./catalogue.js";
import { APPLICANT_TYPES } from "./choices.js";
import { LatLng } from "./primitives.js";
import { schema } from "./schema.js";

const CopyOverrides = schema(() => z.record(z.string(), z.string()));

/** Networks that the footer can link to. */
export const SOCIAL_KINDS = [
  "instagram",
  "facebook",
  "x",
  "tiktok",
  "snapchat",
  "youtube",
  "linkedin",
  "whatsapp",
] as const;
/** A page of the operator in a social network. */
export const SocialLink = schema(() => z.object({ kind: z.enum(SOCIAL_KINDS), url: z.string() }));

const LocalText = schema(() => z.object({ en: z.string(), ar: z.string() }));

/**
 * The country that the shop sells in: clients format money, times, phone numbers and addresses by it, and show its legal
 * notice. `address_format` is null for Qatar's zone, street and building.
 */
export const MarketSettings = schema(() =>
  z.object({
    /** ISO 3166-1 code, lower case. */
    id: z.string(),
    currency: z.object({ code: z.string(), decimals: z.int(), symbol: LocalText }),
    /** IANA name. */
    time_zone: z.string(),
    phone_prefix: z.string(),
    /** 0 is Sunday. */
    week_start: z.int().check(z.minimum(0), z.maximum(6)),
    /** City of an address that names none. */
    city: z.string(),
    /** Where the shop delivers, as titles say it: "delivery in Doha". */
    place: LocalText,
    /** Fields of the address form, in rows. */
    address_format: z.nullable(
      z.array(
        z.array(
          z.object({
            /** Field of the address request: `zone_number`, `avenue`, `floor` … */
            part: z.string(),
            label: LocalText,
            required: z.boolean(),
            numeric: z.boolean(),
            /** Whether the label is written before the value in an address on one line: "Block 4". */
            labelled: z.boolean(),
          }),
        ),
      ),
    ),
    /** What maps show. Null: the client's own drawing of Qatar. */
    map_region: z.nullable(
      z.object({
        center: LatLng,
        /** Distance from the center to each side. */
        radius_km: z.number(),
        places: z.array(z.object({ name: LocalText, at: LatLng })),
      }),
    ),
    legal_footer: z.nullable(LocalText),
  }),
);
export type MarketSettings = z.infer<typeof MarketSettings>;

/** Settings of all storefronts of the brand. Times are in seconds unless the name says minutes. */
export const AppSettings = schema(() =>
  z.object({
    /** Changes with any change of the settings. */
    version: z.string(),
    name: z.string(),
    /** Picture with the name of the shop. Null: the brand's drawing, or the name as text if it is the operator's own. */
    logo: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
    /** `#rrggbb`. Clients derive accessible tones from it (REQ-LANG-15). */
    primary_color: z.string(),
    /** Absent on servers before markets: Qatar. */
    market: z.optional(MarketSettings),
    currency: z.string(),
    currency_label: z.object({ en: z.string(), ar: z.string() }),
    languages: z.array(z.enum(LANGUAGES)),
    /** Western digits in both languages (REQ-API-31). */
    digits: z.literal("western"),
    email_verification_required: z.boolean(),
    otp: z.object({ length: z.int(), ttl_s: z.int(), cooldown_s: z.int() }),
    order_types: z.array(z.enum(ORDER_TYPES)),
    payment_methods: z.array(z.enum(PAYMENT_METHODS)),
    order: z.object({
      accept_timeout_min: z.int(),
      cancel_grace_s: z.int(),
      schedule_days: z.int(),
      slot_minutes: z.int(),
    }),
    /** The step to which cash is rounded, in minor units; 0 is off (REQ-MONEY-21). */
    cash_rounding: z.int().check(z.minimum(0), z.maximum(100)),
    /** What owners of stores and the support may refund of one order; null is the standard. Sent to super admins alone. */
    refund_limit: z.optional(z.nullable(z.int())),
    guest_cart: z.boolean(),
    support: z.object({ phone: z.string(), email: z.string(), whatsapp: z.string() }),
    socials: z.array(SocialLink),
    /** Roles that applications are open for (REQ-JOIN-13). */
    applicant_types: z.array(z.enum(APPLICANT_TYPES)),
    /** Texts that replace those of the product, by message id or key (REQ-API-37). */
    copy_overrides: z.object({ en: CopyOverrides, ar: CopyOverrides }),
    push: z.object({ provider: z.enum(["none", "sse", "firebase"]), vapid_key: z.optional(z.string()) }),
    /** In the language of the request, like those of the home page (REQ-CATALOG-24, REQ-CATALOG-33). */
    banners: z.array(Banner),
    map: z.object({ provider: z.enum(["local", "style"]), style_url: z.optional(z.string()) }),
  }),
);
export type AppSettings = z.infer<typeof AppSettings>;
