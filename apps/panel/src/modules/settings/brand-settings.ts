import { type AppSettings, DEFAULT_PRIMARY_COLOR, type Language, LANGUAGES } from "@talabee/contract";
import {
  ACCEPT_TIMEOUT_MIN,
  CANCEL_GRACE_S,
  type Currency,
  type Market,
  type MarketId,
  MARKETS,
  ORDER_TYPES,
  type OrderType,
  OTP_LENGTH,
  PAYMENT_METHODS,
  type PaymentMethod,
  RESEND_COOLDOWN_S,
} from "@talabee/domain";
import type { PageBrand } from "@talabee/shop-ssr/host";
import { asc } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { appSettings, banners } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { enabledPaymentMethods } from "../../payments/enabled-methods.js";
import { serializeBanner } from "./banner-dto.js";
import { CODE_TTL_S, SCHEDULE_DAYS, SLOT_MINUTES } from "./setting-defaults.js";

/** The settings that an admin can change, and those that are fixed. */
type StoredSettings = Omit<AppSettings, "banners" | "version" | "market"> & { market: Market };

/** Phone of the support before an admin changes it, by market. */
const SUPPORT_PHONES: Readonly<Record<MarketId, string>> = { qa: "+97440000000", kw: "+96522000000" };

/** Settings before an admin changes them, but for those of the market. */
const DEFAULTS: Omit<StoredSettings, "market" | "currency" | "currency_label" | "support"> = {
  name: "Talabee",
  logo: null,
  primary_color: DEFAULT_PRIMARY_COLOR,
  languages: [...LANGUAGES],
  digits: "western",
  email_verification_required: true,
  otp: { length: OTP_LENGTH, ttl_s: CODE_TTL_S, cooldown_s: RESEND_COOLDOWN_S },
  order_types: [...ORDER_TYPES],
  payment_methods: [...PAYMENT_METHODS],
  order: {
    accept_timeout_min: ACCEPT_TIMEOUT_MIN,
    cancel_grace_s: CANCEL_GRACE_S,
    schedule_days: SCHEDULE_DAYS,
    slot_minutes: SLOT_MINUTES,
  },
  cash_rounding: 0,
  refund_limit: null,
  guest_cart: false,
  socials: [],
  applicant_types: ["partner", "rider", "star"],
  copy_overrides: { en: {}, ar: {} },
  // The server's own event stream is the default; a push provider and a map come from the environment.
  push: { provider: "sse" },
  map: { provider: "local" },
};

/** Settings of the brand that apply to every order, beside the store's own. */
export interface OrderSettings {
  readonly orderTypes: readonly OrderType[];
  /** Payment methods that the brand accepts, whether or not they are enabled on this server. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Cash is rounded to a multiple of this, in dirhams; 0 is off (REQ-MONEY-21). */
  readonly cashRounding: number;
  readonly currency: Currency;
  /** IANA name. */
  readonly timeZone: string;
}

/** The settings with the admins' changes. */
export async function readSettings(queries: Queries): Promise<StoredSettings> {
  const [row] = await queries.select({ body: appSettings.body }).from(appSettings);
  return settingsOf(row?.body ?? null);
}

/** The settings by the row's body; null if there is none. */
export function settingsOf(body: (typeof appSettings.$inferSelect)["body"] | null): StoredSettings {
  const { market_id = "qa", ...changed } = body ?? {};
  const market = MARKETS[market_id];
  const phone = SUPPORT_PHONES[market_id];
  return {
    ...DEFAULTS,
    currency: market.currency.code,
    currency_label: market.currency.symbol,
    support: { phone, email: `help@talabee.${market.id}`, whatsapp: phone },
    ...changed,
    market,
  };
}

/** The currency of every amount in the database. */
export async function readCurrency(queries: Queries): Promise<Currency> {
  return (await readSettings(queries)).market.currency;
}

/** Bus topic of changed settings. */
export const SETTINGS_TOPIC = "settings";

/** Changes with every change of the settings, for clients to reload what they read at start. */
export async function settingsVersion(
  panel: Pick<Panel, "config"> & { readonly db: Queries },
): Promise<string> {
  const [row] = await panel.db.select({ version: appSettings.version }).from(appSettings);
  return `${panel.config.version}-${row?.version ?? 0}`;
}

/** How customers reach the support. */
export async function supportContacts(queries: Queries): Promise<AppSettings["support"]> {
  return (await readSettings(queries)).support;
}

/** What a page's document shows of the brand before its first paint. */
export async function readPageBrand(queries: Queries, language: Language): Promise<PageBrand> {
  const { name, logo, primary_color, market } = await readSettings(queries);
  return { name: brandName(name, language), logo, primaryColor: primary_color, market };
}

/** The brand's name in a language; only the default name has a translation. */
export function brandName(name: string, language: Language): string {
  return name === DEFAULTS.name && language === "ar" ? "طلبي" : name;
}

/** The brand's current name in a language. */
export async function readBrandName(queries: Queries, language: Language): Promise<string> {
  return brandName((await readSettings(queries)).name, language);
}

/** The settings of orders, from the database. */
export async function loadOrderSettings(queries: Queries): Promise<OrderSettings> {
  return orderSettingsOf(await readSettings(queries));
}

/** The settings of orders. */
export function orderSettingsOf(settings: StoredSettings): OrderSettings {
  const { order_types, payment_methods, cash_rounding, market } = settings;
  return {
    orderTypes: order_types,
    paymentMethods: payment_methods,
    cashRounding: cash_rounding,
    currency: market.currency,
    timeZone: market.time_zone,
  };
}

/** The settings for clients; payment methods are limited to the enabled ones. */
export async function appSettingsFor(
  panel: Pick<Panel, "gateways" | "config" | "push"> & { readonly db: Queries },
  language: Language,
): Promise<AppSettings> {
  const queries = panel.db;
  const enabled = enabledPaymentMethods(panel);
  const { refund_limit: _, ...settings } = await readSettings(queries);
  const rows = await queries.select().from(banners).orderBy(asc(banners.position));
  return {
    ...settings,
    version: await settingsVersion(panel),
    payment_methods: settings.payment_methods.filter((method) => enabled.includes(method)),
    ...pushAndMap(panel),
    banners: rows.map((row) => serializeBanner(row, language)),
  };
}

function pushAndMap({ config, push }: Pick<Panel, "config" | "push">): Partial<AppSettings> {
  return {
    ...(push === null || config.firebaseVapidKey === null
      ? {}
      : { push: { provider: "firebase", vapid_key: config.firebaseVapidKey } }),
    ...(config.mapStyleUrl === null ? {} : { map: { provider: "style", style_url: config.mapStyleUrl } }),
  };
}
