import type { BlockList } from "node:net";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { readProxies } from "./http/client-address.js";
import { packageRoot } from "./package-root.js";
import type { FirebaseAccount } from "./push/firebase-push.js";
import type { StripeSettings } from "./payments/stripe/stripe-gateway.js";

/**
 * How often things may be done: `points` in `seconds`. Each can be set by `PANEL_LIMITS_<NAME>` (points);
 * `PANEL_LIMITS_SCALE` multiplies all of them, for load tests.
 */
const LIMITS = {
  /** Calls of any kind, per address. */
  requests: { points: 900, seconds: 60 },
  /** Sign-in tries, per address and e-mail; after that the wait doubles up to an hour. */
  login: { points: 5, seconds: 60 },
  login_address: { points: 60, seconds: 60 },
  register: { points: 10, seconds: 60 },
  verify: { points: 30, seconds: 60 },
  /** Wrong codes, per e-mail. */
  wrong_codes: { points: 20, seconds: 86_400 },
  /** Codes sent, per e-mail and per address. */
  codes: { points: 5, seconds: 3600 },
  codes_address: { points: 20, seconds: 3600 },
  /** Orders placed, per customer. */
  orders: { points: 30, seconds: 60 },
  /** Payments begun and cards added, per customer: more is somebody trying stolen numbers. */
  payments: { points: 10, seconds: 60 },
  /** Applications and messages sent, per address. */
  applications: { points: 10, seconds: 3600 },
  contact: { points: 10, seconds: 3600 },
  /** Vouchers tried, per customer. */
  vouchers: { points: 10, seconds: 60 },
  /** Codes of families tried, right or wrong, per customer and per address. */
  join: { points: 20, seconds: 86_400 },
  join_address: { points: 300, seconds: 86_400 },
} as const satisfies Record<string, { points: number; seconds: number }>;
export type LimitName = keyof typeof LIMITS;

/** This machine alone. A name, not 127.0.0.1: where it stands for ::1, browsers come over IPv6. */
export const LOOPBACK = "localhost";

/** Everything the environment decides. */
export interface Config {
  readonly port: number;
  /** Name or address of the network interface to listen on. */
  readonly host: string;
  /** Holds pictures and uploads; and the embedded database with its lock. Panels on one server share it. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Connections to it at most. */
  readonly databasePool: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where customers find this panel, without a slash at the end; null while nothing outside has to lead here. */
  readonly publicUrl: string | null;
  /** Payments by Stripe; without it a demo has the sandbox gateway, and everybody else cash and wallet alone. */
  readonly stripe: StripeSettings | null;
  /** Pushes by Firebase: the key of a service account, as its JSON file holds it. Null leaves them to the own stream. */
  readonly firebase: FirebaseAccount | null;
  /** What browsers register with Firebase by. */
  readonly firebaseVapidKey: string | null;
  /** A style of a map server, its key in it; without one storefronts draw their own map. */
  readonly mapStyleUrl: string | null;
  /** Where the style of the map and its tiles come from. */
  readonly mapOrigins: readonly string[];
  /** Demo accounts, outbox pages and the order simulator. */
  readonly demo: boolean;
  /** How many times faster than real life orders move; 0 leaves them where they are. */
  readonly demoSpeed: number;
  /** Other origins that may call, such as a development server. */
  readonly origins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: BlockList;
  /** What `/metrics` asks for; null lets this machine in, and nobody else. */
  readonly metricsToken: string | null;
  /** From which level on the log tells; every request is `info`. */
  readonly logFrom: "info" | "warn";
  /** Seconds between being told to stop and taking no more requests, in which `/ready` says so. */
  readonly drainSeconds: number;
  readonly limits: Readonly<Record<LimitName, { points: number; seconds: number }>>;
  /** The storefront's build, served beside the API when it exists. */
  readonly storefrontDir: string;
  readonly version: string;
}

/** What is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
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
  context.addIssue(`"${text}" is no origin such as https://shop.example`);
  return z.NEVER;
});
const originList = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
  .pipe(z.array(origin));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  PANEL_DATA_DIR: z.string().default(join(packageRoot, "../../.data")),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PANEL_DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PANEL_MAIL_FROM: z.string().default("Talabee <orders@talabee.qa>"),
  PANEL_PUBLIC_URL: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, "is no secret key of Stripe, such as sk_live_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "is no signing secret of Stripe, such as whsec_…")
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),
  PANEL_MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PANEL_MAP_ORIGINS: originList,
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
  PANEL_METRICS_TOKEN: z.string().min(16, "is too short: 16 characters at least").optional(),
  PANEL_LOG: z.enum(["info", "warn"]).optional(),
  PANEL_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  PANEL_LIMITS_SCALE: z.coerce.number().positive().default(1),
  PANEL_STOREFRONT_DIR: z.string().default(join(packageRoot, "../storefront/dist")),
  NODE_ENV: z.string().optional(),
});

/**
 * Reads the configuration from environment variables; empty ones count as unset. Throws a {@link ConfigError}
 * that names every variable that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const values = parsed.data;
  const demo = values.PANEL_DEMO ?? values.NODE_ENV !== "production";
  return {
    port: values.PORT,
    // A demo has accounts with known passwords and shows its mails: it is open to this machine only.
    host: values.HOST ?? (demo ? LOOPBACK : "0.0.0.0"),
    dataDir: resolve(values.PANEL_DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.PANEL_DATABASE_POOL,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.PANEL_MAIL_FROM,
    publicUrl: values.PANEL_PUBLIC_URL ?? null,
    stripe: readStripe(values),
    firebase:
      values.FIREBASE_SERVICE_ACCOUNT === undefined
        ? null
        : readServiceAccount(values.FIREBASE_SERVICE_ACCOUNT),
    firebaseVapidKey: values.FIREBASE_VAPID_KEY ?? null,
    mapStyleUrl: values.PANEL_MAP_STYLE_URL ?? null,
    mapOrigins: mapOriginsOf(values),
    demo,
    demoSpeed: values.PANEL_DEMO_SPEED,
    origins: values.PANEL_ORIGINS,
    proxies: values.PANEL_TRUSTED_PROXIES,
    metricsToken: values.PANEL_METRICS_TOKEN ?? null,
    logFrom: values.PANEL_LOG ?? (demo ? "warn" : "info"),
    drainSeconds: values.PANEL_DRAIN_SECONDS,
    limits: readLimits(given, values.PANEL_LIMITS_SCALE),
    storefrontDir: resolve(values.PANEL_STOREFRONT_DIR),
    version: "0.1.0",
  };
}

/** The style's own origin, and those the operator names for its tiles. */
function mapOriginsOf(values: {
  PANEL_MAP_STYLE_URL?: string | undefined;
  PANEL_MAP_ORIGINS: string[];
}): string[] {
  const { PANEL_MAP_STYLE_URL: style, PANEL_MAP_ORIGINS: tiles } = values;
  return style === undefined ? [] : [...new Set([new URL(style).origin, ...tiles])];
}

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
});

/** The JSON itself or the path of its file. Nothing of it is repeated in an error: it is a secret. */
function readServiceAccount(text: string): FirebaseAccount {
  const wrong = (what: string) => new ConfigError(`FIREBASE_SERVICE_ACCOUNT: ${what}`);
  let json = text;
  if (!text.trimStart().startsWith("{")) {
    try {
      json = readFileSync(text, "utf8");
    } catch {
      throw wrong("is neither JSON nor the path of a file that can be read");
    }
  }
  try {
    const account = ServiceAccount.parse(JSON.parse(json));
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
    };
  } catch {
    throw wrong("holds no key of a service account");
  }
}

function readStripe(values: z.output<typeof Environment>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined) return null;
  if (webhookSecret === undefined) {
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET: without it nobody knows whether Stripe's messages are Stripe's",
    );
  }
  if (values.PANEL_PUBLIC_URL === undefined) {
    throw new ConfigError("PANEL_PUBLIC_URL: Stripe has to know where to send customers back to");
  }
  return { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null };
}

function readLimits(given: Readonly<Record<string, string | undefined>>, scale: number): Config["limits"] {
  const limits = Object.entries(LIMITS).map(([name, { points, seconds }]) => {
    const variable = `PANEL_LIMITS_${name.toUpperCase()}`;
    const text = given[variable];
    if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) {
      throw new ConfigError(`${variable}: must be a whole number of at least 1`);
    }
    const chosen = text === undefined ? points : Number(text);
    return [name, { points: Math.max(1, Math.round(chosen * scale)), seconds }] as const;
  });
  return Object.fromEntries(limits) as Config["limits"];
}
