import {
  createVoucher,
  deleteVoucher,
  panelVouchers,
  redeemVoucher,
  wallet,
  walletTransactions,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { fingerprintOf, replayHeader } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createPanelVouchers } from "./panel-vouchers.js";
import { createWalletService } from "./service.js";

/** The wallet over HTTP (REQ-MONEY-33), and the vouchers that fill it. */
export function walletRoutes(app: App, panel: Panel): void {
  const service = createWalletService(panel);
  const issued = createPanelVouchers(panel);

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
  serve(app, panel, panelVouchers, async ({ query }) => ({ data: await issued.list(query) }));
  serve(app, panel, createVoucher, async ({ user, body }) => ({ data: await issued.create(user, body) }));
  serve(app, panel, deleteVoucher, async ({ user, params }) => {
    await issued.remove(user, params["id"]!);
    return { data: null };
  });
}
