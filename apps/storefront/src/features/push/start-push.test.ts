// @vitest-environment jsdom
import { toast } from "@talabee/ui/primitives/toast";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForPushes } from "../../shell/ask-for-pushes.js";
import { createShop } from "../../platform/shop.js";

const REMINDER = "Please allow notifications";
const titles = () => toast.snapshot().flatMap(({ open, title }) => (open ? [title] : []));
/** Starts a page with this permission. */
async function visit(permission: NotificationPermission) {
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  toast.dismiss();
  await askForPushes(createShop());
  return titles();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

it("reminds once a session, and again in the next one (REQ-PUSH-08)", { tags: ["REQ-PUSH-08"] }, async () => {
  expect(await visit("denied")).toEqual([REMINDER]);
  expect(await visit("denied")).toEqual([]);
  expect(await visit("default")).toEqual([]);
  sessionStorage.clear();
  expect(await visit("denied")).toEqual([REMINDER]);
  expect(localStorage.getItem("notificationsReminded")).toBeNull();
});

it("says nothing once notifications are allowed", async () => {
  expect(await visit("granted")).toEqual([]);
});

it("does not replace another message", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  toast.show({ title: "Saved" });
  await askForPushes(createShop());
  expect(titles()).toEqual(["Saved"]);
  toast.dismiss();
  expect(titles()).toEqual([REMINDER]);
});
