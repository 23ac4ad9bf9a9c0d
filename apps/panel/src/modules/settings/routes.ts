import { type AppSettings, appSettings, LANGUAGES } from "@talabee/contract";
import {
  ACCEPT_TIMEOUT_MIN,
  CANCEL_GRACE_S,
  ORDER_TYPES,
  OTP_LENGTH,
  RESEND_COOLDOWN_S,
} from "@talabee/domain";
import { type App, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { CODE_TTL_S } from "../auth/codes.js";
import { ENABLED_PAYMENT_METHODS } from "../orders/payment-methods.js";

const SETTINGS: AppSettings = {
  name: "Talabee",
  logo: null,
  primary_color: "#008080",
  currency: "QAR",
  currency_label: { en: "QAR", ar: "ر.ق" },
  languages: [...LANGUAGES],
  email_verification_required: true,
  otp: { length: OTP_LENGTH, ttl_s: CODE_TTL_S, cooldown_s: RESEND_COOLDOWN_S },
  order_types: [...ORDER_TYPES],
  payment_methods: [...ENABLED_PAYMENT_METHODS],
  order: {
    accept_timeout_min: ACCEPT_TIMEOUT_MIN,
    cancel_grace_s: CANCEL_GRACE_S,
    schedule_days: 7,
    slot_minutes: 30,
  },
  cash_rounding: 0,
  guest_cart: false,
  support: { phone: "+97440000000", email: "help@talabee.qa", whatsapp: "+97440000000" },
  socials: [],
  copy_overrides: { en: {}, ar: {} },
  push: { provider: "none" },
  map: { provider: "local" },
};

export function settingsRoutes(app: App, panel: Panel): void {
  serve(app, panel, appSettings, async () => ({ data: SETTINGS }));
}
