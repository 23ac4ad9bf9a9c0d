import {
  addresses,
  createAddress,
  deleteAddress,
  makeDefaultAddress,
  updateAddress,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createAddressService } from "./service.js";

/** Binds the calls of a customer's addresses (REQ-ACCOUNT-27). */
export function addressRoutes(app: App, panel: Panel): void {
  const service = createAddressService(panel);

  serve(app, panel, addresses, async ({ user }) => ({ data: await service.list(user.id) }));
  serve(app, panel, createAddress, async ({ user, body }) => ({
    data: await service.create(user.id, body),
  }));
  serve(app, panel, updateAddress, async ({ user, params, body }) => ({
    data: await service.update(user.id, params["id"]!, body),
  }));
  serve(app, panel, makeDefaultAddress, async ({ user, params }) => ({
    data: await service.makeDefault(user.id, params["id"]!),
  }));
  serve(app, panel, deleteAddress, async ({ user, params }) => {
    await service.remove(user.id, params["id"]!);
    return { data: null };
  });
}
