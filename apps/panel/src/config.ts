import { type Market, MARKET_IDS, type MarketId, MARKETS } from "@talabee/domain";
import type { BlockList } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod";
import { ConfigError } from "./config-error.js";
import { readProxies } from "./http/client-address.js";
import { packageRoot } from "./package-root.js";
import type { FirebaseAccount } from "./push/firebase-push.js";
import { readServiceAccount } from "./push/service-account.js";
import { PAYMENT_BRANDS } from "./payments/payment-brands.js";
import type { StripeSettings } from "./payments/stripe/stripe-gateway.js";
import { readLimits, type RateLimits } from "./rate-limits.js";
import type { UploadsBucket } from "./uploads/bucket-store.js";

/** Host name of the loopback interface. Not 127.0.0.1: where it resolves to ::1, browsers connect over IPv6. */
export const LOOPBACK = "localhost";

/** Configuration from environment variables. */
export interface Config {
  readonly port: number;
  /** Name or address of the network interface to listen on. */
  readonly host: string;
  /** Folder of pictures, uploads, and the embedded database with its lock. Servers on one database share it. */
  readonly dataDir: string;
  /** Where uploads are stored instead of the data folder; null for the folder. */
  readonly uploadsBucket: UploadsBucket | null;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Maximum number of connections to it. */
  readonly databasePool: number;
  /** Whether a server migrates an outdated database on PostgreSQL itself, instead of not starting. */
  readonly migrateAtStart: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Origin under which customers reach this server, for links in emails and redirects; null if none is configured. */
  readonly publicUrl: string | null;
  /** Stripe payments. Without it, a demo uses the sandbox gateway; otherwise only cash and wallet are available. */
  readonly stripe: StripeSettings | null;
  /** Service account for push messages by Firebase; null sends notifications through the event stream only. */
  readonly firebase: FirebaseAccount | null;
  /** Public key with which browsers register at Firebase. */
  readonly firebaseVapidKey: string | null;
  /** Style URL of a map server, including its API key; without one the storefront draws its own map. */
  readonly mapStyleUrl: string | null;
  /** Origins of the map style and its tiles. */
  readonly mapOrigins: readonly string[];
  /** The country that the shop sells in. A database keeps the market that it was created for. */
  readonly market: Market;
  /** Demo accounts, outbox pages and the order simulator. */
  readonly demo: boolean;
  /** Speed factor of simulated orders; 0 disables the simulation. */
  readonly demoSpeed: number;
  /** Foreign origins that may call the API, such as a development server. */
  readonly origins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: BlockList;
  /** Bearer token of `/metrics`; null allows access from loopback only. */
  readonly metricsToken: string | null;
  /** Traces and metrics for the collector of OTEL_EXPORTER_OTLP_ENDPOINT; null without one. */
  readonly telemetry: { readonly sampleRatio: number; readonly metricIntervalMs: number } | null;
  /** Encrypts secrets in the database; null for the key file of the data folder. */
  readonly secretKey: string | null;
  /** Who needs a second factor for calls of staff: nobody, admins, or all staff and riders. */
  readonly requireSecondFactor: "none" | "admin" | "staff";
  /** Number that connects customer and rider, and the token with which its provider asks for the other side. */
  readonly relay: { readonly phone: string; readonly token: string | null } | null;
  /** Lowest level that is logged; requests are logged as `info`. */
  readonly logFrom: "info" | "warn";
  /** Seconds between the stop signal and the end of accepting requests; `/ready` responds with 503 meanwhile. */
  readonly drainSeconds: number;
  readonly limits: RateLimits;
  /** Folder of the storefront's build, served if it exists. */
  readonly storefrontDir: string;
  /** Port of the counter, an origin of its own; null serves none. */
  readonly counterPort: number | null;
  /** Folder of the counter's build. */
  readonly counterDir: string;
  readonly version: string;
}

const flag = z.enum(["1", "0", "true", "false"]).transform((text) => text === "1" || text === "true");
const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.origin === text.replace(/\/$/, "")
  ) {
    return url.origin;
  }
  context.addIssue(`"${text}" is not an origin such as https://shop.example`);
  return z.NEVER;
});
const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""));
const originList = list.pipe(z.array(origin));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  PANEL_DATA_DIR: z.string().default(join(packageRoot, "../../.data")),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PANEL_DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(10),
  PANEL_MIGRATE_AT_START: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PANEL_MAIL_FROM: z.string().optional(),
  PANEL_PUBLIC_URL: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, "is not a Stripe secret key such as sk_live_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "is not a Stripe signing secret such as whsec_…")
    .optional(),
  STRIPE_METHODS: list.pipe(z.array(z.enum(PAYMENT_BRANDS))),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),
  PANEL_MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PANEL_MAP_ORIGINS: originList,
  PANEL_MARKET: z.enum(MARKET_IDS).default("qa"),
  PANEL_DEMO: flag.optional(),
  PANEL_DEMO_SPEED: z.coerce.number().min(0).max(10_000).default(60),
  PANEL_ORIGINS: originList,
  PANEL_TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text, context) => {
      try {
        return readProxies(text.split(/[\s,]+/).filter((part) => part !== ""));
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  PANEL_METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  PANEL_UPLOADS_BUCKET: z
    .url({ protocol: /^https?$/ })
    .regex(
      /^https?:\/\/[^/]+\/[^/?#]+\/?$/,
      "is not the address of a bucket such as https://s3.example/uploads",
    )
    .optional(),
  AWS_REGION: z.string().default("auto"),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  PANEL_SECRET_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  PANEL_REQUIRE_SECOND_FACTOR: z.enum(["none", "admin", "staff"]).default("none"),
  PANEL_RELAY_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "is not a phone number such as +97440001122")
    .optional(),
  PANEL_RELAY_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  PANEL_LOG: z.enum(["info", "warn"]).optional(),
  PANEL_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  PANEL_LIMITS_SCALE: z.coerce.number().positive().default(1),
  PANEL_STOREFRONT_DIR: z.string().default(join(packageRoot, "../storefront/dist")),
  PANEL_COUNTER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PANEL_COUNTER_DIR: z.string().default(join(packageRoot, "../counter/dist")),
  NODE_ENV: z.string().optional(),
});

/**
 * Reads the configuration from environment variables; empty ones count as unset. Throws a {@link ConfigError}
 * that names every invalid variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(nonEmpty);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const values = parsed.data;
  // A configured server may be shared and hold real accounts, so there the demo must be asked for.
  const demo = values.PANEL_DEMO ?? (values.DATABASE_URL === undefined && values.NODE_ENV !== "production");
  return {
    port: values.PORT,
    // A demo has accounts with published passwords and shows its emails, so by default only this machine may connect.
    host: values.HOST ?? (demo ? LOOPBACK : "0.0.0.0"),
    dataDir: resolve(values.PANEL_DATA_DIR),
    uploadsBucket: readUploadsBucket(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.PANEL_DATABASE_POOL,
    migrateAtStart: values.PANEL_MIGRATE_AT_START,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.PANEL_MAIL_FROM ?? `Talabee <orders@talabee.${values.PANEL_MARKET}>`,
    publicUrl: values.PANEL_PUBLIC_URL ?? null,
    stripe: readStripe(values),
    firebase:
      values.FIREBASE_SERVICE_ACCOUNT === undefined
        ? null
        : readServiceAccount(values.FIREBASE_SERVICE_ACCOUNT),
    firebaseVapidKey: values.FIREBASE_VAPID_KEY ?? null,
    mapStyleUrl: values.PANEL_MAP_STYLE_URL ?? null,
    mapOrigins: mapOriginsOf(values),
    market: MARKETS[values.PANEL_MARKET],
    demo,
    demoSpeed: values.PANEL_DEMO_SPEED,
    origins: values.PANEL_ORIGINS,
    proxies: values.PANEL_TRUSTED_PROXIES,
    relay: readRelay(values, demo),
    metricsToken: values.PANEL_METRICS_TOKEN ?? null,
    telemetry:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || values.OTEL_SDK_DISABLED?.toLowerCase() === "true"
        ? null
        : {
            sampleRatio: values.OTEL_TRACES_SAMPLER_ARG,
            metricIntervalMs: values.OTEL_METRIC_EXPORT_INTERVAL,
          },
    secretKey: values.PANEL_SECRET_KEY ?? null,
    requireSecondFactor: values.PANEL_REQUIRE_SECOND_FACTOR,
    logFrom: values.PANEL_LOG ?? (demo ? "warn" : "info"),
    drainSeconds: values.PANEL_DRAIN_SECONDS,
    limits: readLimits(nonEmpty, values.PANEL_LIMITS_SCALE),
    storefrontDir: resolve(values.PANEL_STOREFRONT_DIR),
    counterPort: values.PANEL_COUNTER_PORT ?? null,
    counterDir: resolve(values.PANEL_COUNTER_DIR),
    version: "0.1.0",
  };
}

function readUploadsBucket(values: z.infer<typeof Environment>): UploadsBucket | null {
  const { PANEL_UPLOADS_BUCKET: url, AWS_REGION: region } = values;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (url === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError(
      "PANEL_UPLOADS_BUCKET: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required with it",
    );
  }
  return { url, region, accessKeyId, secretAccessKey };
}

/** Number of the demo's relay, without the country's code. It connects nobody. */
const DEMO_RELAY = "40002255";

function readRelay(
  values: {
    PANEL_RELAY_PHONE?: string | undefined;
    PANEL_RELAY_TOKEN?: string | undefined;
    PANEL_MARKET: MarketId;
  },
  demo: boolean,
): Config["relay"] {
  const { PANEL_RELAY_PHONE: phone, PANEL_RELAY_TOKEN: token } = values;
  if (phone === undefined) {
    const { phone_prefix } = MARKETS[values.PANEL_MARKET];
    return demo ? { phone: phone_prefix + DEMO_RELAY, token: null } : null;
  }
  if (token === undefined) throw new ConfigError("PANEL_RELAY_TOKEN: is required with PANEL_RELAY_PHONE");
  return { phone, token };
}

/** The style's origin and the configured origins of its tiles. */
function mapOriginsOf(values: {
  PANEL_MAP_STYLE_URL?: string | undefined;
  PANEL_MAP_ORIGINS: string[];
}): string[] {
  const { PANEL_MAP_STYLE_URL: style, PANEL_MAP_ORIGINS: tiles } = values;
  return style === undefined ? [] : [...new Set([new URL(style).origin, ...tiles])];
}

function readStripe(values: z.output<typeof Environment>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined) return null;
  if (webhookSecret === undefined) {
    throw new ConfigError("STRIPE_WEBHOOK_SECRET: is required to verify the signature of Stripe's webhooks");
  }
  if (values.PANEL_PUBLIC_URL === undefined) {
    throw new ConfigError("PANEL_PUBLIC_URL: is required because Stripe redirects customers back to it");
  }
  const { STRIPE_METHODS: brands, STRIPE_API_BASE: apiBase = null } = values;
  return { secretKey, webhookSecret, apiBase, brands };
}
