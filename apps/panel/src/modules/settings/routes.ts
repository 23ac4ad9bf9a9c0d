import { type AppSettings, appSettings, LANGUAGES } from "@talabee/contract";
import {
  ACCEPT_TIMEOUT_MIN,
  CANCEL_GRACE_S,
  ORDER_TYPES,
  OTP_LENGTH,
  RESEND_COOLDOWN_S,
} from "@talabee/domain";
import { asc } from "drizzle-orm";
import { banners } from "../../db/schema.js";
import { type App, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { CODE_TTL_S } from "../auth/codes.js";
import { CASH_ROUNDING, SCHEDULE_DAYS, SLOT_MINUTES } from "../cart/price-cart.js";
import { bannerToWire } from "../catalogue/wire.js";
import { ENABLED_PAYMENT_METHODS } from "../orders/payment-methods.js";

const SETTINGS: Omit<AppSettings, "banners"> = {
  name: "Talabee",
  logo: null,
  primary_color: "#008080",
  currency: "QAR",
  currency_label: { en: "QAR", ar: "ر.ق" },
  languages: [...LANGUAGES],
  digits: "western",
  email_verification_required: true,
  otp: { length: OTP_LENGTH, ttl_s: CODE_TTL_S, cooldown_s: RESEND_COOLDOWN_S },
  order_types: [...ORDER_TYPES],
  payment_methods: [...ENABLED_PAYMENT_METHODS],
  order: {
    accept_timeout_min: ACCEPT_TIMEOUT_MIN,
    cancel_grace_s: CANCEL_GRACE_S,
    schedule_days: SCHEDULE_DAYS,
    slot_minutes: SLOT_MINUTES,
  },
  cash_rounding: CASH_ROUNDING,
  guest_cart: false,
  support: { phone: "+97440000000", email: "help@talabee.qa", whatsapp: "+97440000000" },
  socials: [],
  copy_overrides: { en: {}, ar: {} },
  push: { provider: "none" },
  map: { provider: "local" },
};

export function settingsRoutes(app: App, panel: Panel): void {
  serve(app, panel, appSettings, async ({ language }) => {
    const rows = await panel.db.select().from(banners).orderBy(asc(banners.position));
    return { data: { ...SETTINGS, banners: rows.map((row) => bannerToWire(row, language)) } };
  });
}
