import type { Config } from "../config.js";
import type { PaymentGateway } from "./payment-gateway.js";
import { createSandboxAdapter } from "./sandbox/sandbox-adapter.js";
import { createSandboxGateway, type SandboxGateway } from "./sandbox/sandbox-gateway.js";
import type { SandboxDependencies } from "./sandbox/sandbox-objects.js";
import { createStripeGateway } from "./stripe/stripe-gateway.js";

/** The server's payment gateways. */
export interface Gateways {
  /** The gateway for new payments; null if cards cannot be used. */
  readonly current: PaymentGateway | null;
  /** A configured gateway by name, for payments begun there; null for any other name. */
  find(provider: string): PaymentGateway | null;
  /** The sandbox that runs inside this server; null if it is off. */
  readonly sandbox: SandboxGateway | null;
}

/** Stripe if configured, else the sandbox in a demo, else none. */
export async function createGateways(
  config: Pick<Config, "demo" | "stripe" | "market">,
  ground: SandboxDependencies,
): Promise<Gateways> {
  const stripe =
    config.stripe === null
      ? null
      : createStripeGateway({ ...config.stripe, currency: config.market.currency.code.toLowerCase() });
  const sandbox = stripe === null && config.demo ? await createSandboxGateway(ground) : null;
  const current = stripe ?? (sandbox && createSandboxAdapter(sandbox.secret, ground.toPanel));
  return {
    current,
    find: (provider) => (provider === current?.provider ? current : null),
    sandbox,
  };
}
