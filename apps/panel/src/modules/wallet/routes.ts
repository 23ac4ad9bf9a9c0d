import { redeemVoucher, wallet, walletTransactions } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { fingerprintOf, replayHeader } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createWalletService } from "./service.js";

/** The wallet over HTTP (REQ-MONEY-33). */
export function walletRoutes(app: App, panel: Panel): void {
  const service = createWalletService(panel);

  serve(app, panel, wallet, async ({ user }) => ({ data: await service.read(user.id) }));
  serve(app, panel, walletTransactions, async ({ user, query }) => ({
    data: await service.ledger(user.id, query),
  }));
  serve(app, panel, redeemVoucher, async ({ user, body, language, idempotencyKey: key }) => {
    await panel.limits.use("vouchers", user.id);
    const request = {
      userId: user.id,
      path: redeemVoucher.path,
      key,
      fingerprint: await fingerprintOf(body),
    };
    const { body: answer, replayed } = await service.redeem(body.code, request, language);
    return { message: { text: answer.message }, data: answer.data, headers: replayHeader(replayed) };
  });
}
