import {
  addToFamilyBasket,
  createFamily,
  family,
  familyPreview,
  joinFamily,
  leaveFamily,
  orderFamilyBasket,
  quoteFamilyBasket,
  removeFamilyBasketLine,
  removeFamilyMember,
  renewFamilyInvite,
  setFamilyAllowance,
  updateFamilyBasketLine,
} from "@talabee/contract";
import { readCode } from "@talabee/domain";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createBasketService } from "./basket-service.js";
import { createFamilyService } from "./service.js";

/** Families and their shared basket over HTTP (REQ-JOIN-14, REQ-JOIN-15). */
export function familyRoutes(app: App, panel: Panel): void {
  const people = createFamilyService(panel);
  const baskets = createBasketService(panel);

  serve(app, panel, family, async ({ user, language }) => ({ data: await people.read(user.id, language) }));
  serve(app, panel, familyPreview, async ({ guest, params, ip }) => ({
    data: await people.preview(readCode(params["code"]!), { userId: guest?.id ?? null, ip }),
  }));
  serve(app, panel, createFamily, async ({ user, body, language }) => ({
    data: await people.create(user.id, body.name, language),
  }));
  serve(app, panel, joinFamily, async ({ user, body, ip, language }) => ({
    data: await people.join(body.code, { userId: user.id, ip }, language),
  }));
  serve(app, panel, leaveFamily, async ({ user, language }) => ({
    data: await people.leave(user.id, language),
  }));
  serve(app, panel, removeFamilyMember, async ({ user, params, language }) => ({
    data: await people.remove(user.id, params["id"]!, language),
  }));
  serve(app, panel, renewFamilyInvite, async ({ user, language }) => ({
    data: await people.renewInvite(user.id, language),
  }));
  serve(app, panel, setFamilyAllowance, async ({ user, params, body, language }) => ({
    data: await people.setAllowance(user.id, params["id"]!, body.amount, language),
  }));

  serve(app, panel, addToFamilyBasket, async ({ user, body, language }) => ({
    data: await baskets.add(user.id, body, language),
  }));
  serve(app, panel, updateFamilyBasketLine, async ({ user, body, language }) => ({
    data: await baskets.update(user.id, body, language),
  }));
  serve(app, panel, removeFamilyBasketLine, async ({ user, body, language }) => ({
    data: await baskets.remove(user.id, body.item_id, language),
  }));
  serve(app, panel, quoteFamilyBasket, async ({ user, body, language }) => ({
    data: await baskets.quote(user.id, body, language),
  }));
  serve(app, panel, orderFamilyBasket, async ({ user, body, language, idempotencyKey }) => {
    const answer = await baskets.order(user, body, { key: idempotencyKey, language });
    return {
      message: { text: answer.body.message },
      data: answer.body.data,
      headers: answer.replayed ? { "Idempotent-Replayed": "true" } : {},
    };
  });
}
