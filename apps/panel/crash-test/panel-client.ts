import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endWithProgram } from "../src/testing/end-with-program.ts";

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
export const isBuilt = existsSync(main);

export interface RunningPanel {
  readonly process: ChildProcess;
  readonly url: string;
  readonly bootSeconds: number;
  readonly ended: Promise<void>;
}

/** A request to create an order, with the order if the response arrived. */
export interface OrderAttempt {
  readonly key: string;
  readonly form: Readonly<Record<string, string>>;
  readonly customer: Customer;
  order: { id: string; total: number; lines: number } | null;
}

export interface Customer {
  readonly token: string;
}

interface WireOrder {
  id: string;
  order_total: number;
  items: unknown[];
}

interface WireAnswer {
  status: number;
  /** The cookie that it sets; null for none. */
  cookie: string | null;
  replayed: boolean;
  body: { data: unknown; code?: string };
}

/** Starts the built panel on a data folder and, if `databaseUrl` is set, on a PostgreSQL server. */
export async function startPanel(dataDir: string, databaseUrl: string | null): Promise<RunningPanel> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--liftoff-only", main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      PANEL_DATA_DIR: dataDir,
      PANEL_DEMO: "1",
      PANEL_DEMO_SPEED: "60",
      PANEL_LIMITS_SCALE: "10000",
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithProgram(child);
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Storefront\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(`The panel did not start:\n${output}`)));
  });
  return { process: child, url, bootSeconds: (performance.now() - began) / 1000, ended };
}

export async function send(
  panel: RunningPanel,
  path: string,
  fields: Readonly<Record<string, string>> | null,
  { token, key, cookie }: { token?: string; key?: string; cookie?: string } = {},
): Promise<WireAnswer> {
  const body = fields === null ? null : new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body!.append(name, value);
  const response = await fetch(panel.url + path, {
    method: body === null ? "GET" : "POST",
    body,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
  });
  return {
    status: response.status,
    cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? null,
    replayed: response.headers.get("Idempotent-Replayed") === "true",
    body: (await response.json()) as WireAnswer["body"],
  };
}

/** Registers and verifies a customer; reads the code from the demo's outbox. */
export async function registerCustomer(panel: RunningPanel): Promise<Customer> {
  const email = `crash-${randomUUID()}@example.com`;
  const password = "karak-until-it-crashes";
  const registered = await send(panel, "/api/register", {
    first_name: "Noor",
    last_name: "Crash",
    email,
    mobile: "55123456",
    password,
    password_confirmation: password,
  });
  const outbox = (await (await fetch(`${panel.url}/dev/outbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const otp = /^\d{6}$/m.exec(outbox.find((mail) => mail.to === email)?.text ?? "")?.[0] ?? "";
  const { attempt } = registered.body.data as { attempt: string };
  const verified = await send(panel, "/api/email-verify", { email, otp, attempt });
  return { token: (verified.body.data as { token: string }).token };
}

/** Places orders until the panel is killed. */
export async function orderUntilCrash(
  panel: RunningPanel,
  customer: Customer,
  products: readonly string[],
  attempts: OrderAttempt[],
) {
  try {
    for (;;) {
      const product = products[randomInt(products.length)]!;
      await send(panel, "/api/cart/clear", {}, customer);
      const added = await send(panel, "/api/cart/add", { product_id: product, quantity: "1" }, customer);
      if (added.status !== 200) continue;
      const quote = await send(panel, "/api/cart/quote", { order_type: "pickup" }, customer);
      const attempt: OrderAttempt = {
        key: randomUUID(),
        form: {
          order_type: "pickup",
          payment_method: "cod",
          quote_hash: (quote.body.data as { quote_hash: string }).quote_hash,
        },
        customer,
        order: null,
      };
      attempts.push(attempt);
      const answer = await send(panel, "/api/orders", attempt.form, { ...customer, key: attempt.key });
      if (answer.status === 201) attempt.order = orderOf(answer);
      else attempts.pop();
    }
  } catch {
    // The panel was killed.
  }
}

export function orderOf(answer: WireAnswer): NonNullable<OrderAttempt["order"]> {
  const order = answer.body.data as WireOrder;
  return { id: order.id, total: order.order_total, lines: order.items.length };
}
