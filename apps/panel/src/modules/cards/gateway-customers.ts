import { and, eq } from "drizzle-orm";
import { gatewayCustomers } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { PaymentGateway } from "../../payments/payment-gateway.js";

/** The gateway's customer id of a user, created if missing; the same for all their cards and pages. */
export async function customerAt(
  panel: Pick<Panel, "db">,
  gateway: Pick<PaymentGateway, "provider" | "createCustomer">,
  userId: string,
): Promise<string> {
  const { provider } = gateway;
  const find = async () => {
    const [known] = await panel.db
      .select()
      .from(gatewayCustomers)
      .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.provider, provider)));
    return known?.reference;
  };
  const known = await find();
  if (known !== undefined) return known;
  const created = await gateway.createCustomer(userId);
  await panel.db
    .insert(gatewayCustomers)
    .values({ userId, provider, reference: created })
    .onConflictDoNothing();
  return (await find()) ?? created;
}
