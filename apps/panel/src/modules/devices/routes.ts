import {
  createPairingCode,
  leaveDevice,
  namePerson,
  ownDevice,
  pairDevice,
  revokeDevice,
  sendHeartbeat,
  setPin,
  storeDevices,
} from "@talabee/contract";
import type { Context } from "hono";
import type { App } from "../../http/app-env.js";
import { ApiError } from "../../http/api-error.js";
import { deviceCookie, deviceToken, isAtCounter } from "../../http/device-cookie.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createDeviceService } from "./device-service.js";
import { rotateToken } from "./device-sessions.js";
import { recordHeartbeat } from "./heartbeat.js";

/** Paired devices of stores. */
export function deviceRoutes(app: App, panel: Panel): void {
  const service = createDeviceService(panel);
  const cookie = (token: string, context: Context) => ({
    "Set-Cookie": deviceCookie(token, context, panel.config),
  });

  serve(app, panel, storeDevices, async ({ user, params }) => ({
    data: await service.list(user, params["id"]!),
  }));
  serve(app, panel, createPairingCode, async ({ user, params, body }) => ({
    data: await service.createCode(user, params["id"]!, body),
  }));
  serve(app, panel, pairDevice, async ({ body, ip, context }) => {
    if (!isAtCounter(context, panel.config)) throw new ApiError("origin_forbidden");
    // A code is short, and counts for whoever sends it.
    await panel.limits.use("pairing", ip);
    const { token, state } = await service.pair(body.code);
    panel.jobs.wake();
    return { data: state, headers: cookie(token, context) };
  });
  serve(app, panel, revokeDevice, async ({ user, params }) => {
    await service.revoke(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, ownDevice, async ({ user }) => ({ data: await service.own(user) }));
  serve(app, panel, sendHeartbeat, async ({ user, body, context }) => {
    const device = await service.deviceOf(panel.db, user);
    const data = await recordHeartbeat(panel, device, body);
    const used = deviceToken(context, panel.config);
    const token = used === null ? null : await rotateToken(panel.db, device, used, panel.clock());
    return { data, ...(token === null ? {} : { headers: cookie(token, context) }) };
  });
  serve(app, panel, namePerson, async ({ user, body }) => ({ data: await service.namePerson(user, body) }));
  serve(app, panel, leaveDevice, async ({ user }) => {
    await service.leave(user);
    return { data: null };
  });
  serve(app, panel, setPin, async ({ user, params, body }) => {
    await service.setPin(user, params["id"]!, body.pin);
    return { data: null };
  });
}
