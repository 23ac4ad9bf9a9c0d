import type { Config } from "../config.js";
import type { PaymentGateway } from "./payment-gateway.js";
import { createSandboxAdapter } from "./sandbox/sandbox-adapter.js";
import { createSandboxGateway, type SandboxGateway } from "./sandbox/sandbox-gateway.js";
import type { SandboxDependencies } from "./sandbox/sandbox-objects.js";
import { createStripeGateway } from "./stripe/stripe-gateway.js";

/** The gateways of a panel. */
export interface Gateways {
  /** The one new payments go to; null when cards cannot be paid with here. */
  readonly current: PaymentGateway | null;
  /** Any that is set up, for payments that were begun there; null for every other name. */
  find(provider: string): PaymentGateway | null;
  /** The sandbox that runs inside this panel; null when it is off. */
  readonly sandbox: SandboxGateway | null;
}

/** Stripe when it has a key, else the sandbox in a demo, else none. */
export async function createGateways(
  config: Pick<Config, "demo" | "stripe">,
  ground: SandboxDependencies,
): Promise<Gateways> {
  const stripe = config.stripe === null ? null : createStripeGateway(config.stripe);
  const sandbox = stripe === null && config.demo ? await createSandboxGateway(ground) : null;
  const current = stripe ?? (sandbox && createSandboxAdapter(sandbox.secret, ground.toPanel));
  return {
    current,
    find: (provider) => (provider === current?.provider ? current : null),
    sandbox,
  };
}
